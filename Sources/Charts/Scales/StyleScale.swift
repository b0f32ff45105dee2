package import SwiftUI

/// What an author says of how values become styles, symbols or dashes.
package struct StyleMapping<Output> {
    /// Nil is the values of the data, in their order.
    package var domain: [_Datum]?
    package var range: [Output]?
    package var mapping: ((_Datum) -> Output?)?

    package init(domain: [_Datum]? = nil, range: [Output]? = nil, mapping: ((_Datum) -> Output?)? = nil) {
        self.domain = domain
        self.range = range
        self.mapping = mapping
    }
}

/// Gives each value of the data a style, symbol or dash.
package struct StyleScale<Output> {
    /// The values in the order of the legend.
    package let domain: [_Datum]
    private let places: [_Datum: Int]
    private let range: [Output]
    private let mapping: ((_Datum) -> Output?)?

    package init(_ data: some Sequence<_Datum>, _ said: StyleMapping<Output>?, standard: [Output]) {
        var known: Set<_Datum> = []
        domain = (said?.domain ?? []) + (said?.domain == nil ? data.filter { known.insert($0).inserted } : [])
        places = Dictionary(zip(domain, domain.indices), uniquingKeysWith: { first, _ in first })
        range = (said?.range).flatMap { $0.isEmpty ? nil : $0 } ?? standard
        mapping = said?.mapping
    }

    /// The output of a value; outputs begin anew where there are more values than outputs.
    package func output(of datum: _Datum) -> Output? {
        if let mapping { return mapping(datum) }
        guard let place = places[datum], !range.isEmpty else { return nil }
        return range[place % range.count]
    }
}

extension StyleMapping where Output == AnyShapeStyle {
    /// The colours of series, in their order.
    package static var standard: [AnyShapeStyle] {
        [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map(AnyShapeStyle.init)
    }
}

extension StyleMapping where Output == BasicChartSymbolShape {
    package static var standard: [BasicChartSymbolShape] {
        [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
    }
}
