import CairoRendering
import Drawing
import Foundation
import Rendering
import SharedValues

extension Samples {
    static var assetSets: [[UInt8]] {
        bytes([
            """
            {"images":[{"idiom":"universal","filename":"a.svg","scale":"1x"},{"idiom":"iphone","filename":"b.pdf","scale":"2x","weight":400,\
            "appearances":[{"appearance":"luminosity","value":"dark"}]},{"filename":"c.png","locale":"de","language-direction":"right-to-left"}],\
            "properties":{"template-rendering-intent":"template","widgethost-symbol":true,"provides-namespace":true}}
            """,
            #"{"images":[{"idiom":"iphone","filename":"a.png","size":"60x60","scale":"3x"},{"filename":"b.png","size":"1024x1024"}]}"#,
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"0.5","green":"128","blue":"0x80",\
            "alpha":1}}},{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"platform":"ios","reference":"labelColor"}},\
            {"color":{"color-space":"extended-gray","components":{"white":"1.5","alpha":"0.5"}}}]}
            """,
        ])
    }

    /// The set of a symbol, and the file that it names, in one: each reader takes what is its own.
    static var symbols: [[UInt8]] {
        bytes([#"{"symbols":[{"filename":"a.svg"}],"note":"<g id=\"Regular-M\"/><g id="Bold-S"/>"}"#, "<svg><g id=\"Regular-M\"/></svg>"])
    }

    static var assetNames: [[UInt8]] { bytes(["lina\nIcons/star-fill\n24 hours\nURLIcon\nIcons/class\nclass\nSeaColor\nfooImage\nÄ/ö"]) }

    static var stringTables: [[UInt8]] {
        bytes([
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>%d of %@</key><dict><key>NSStringLocalizedFormatKey</key>\
            <string>%1$#@n@ of %2$@ %#@m@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>\
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one %#@m@</string>\
            <key>few</key><string>%-5.2ld few</string><key>other</key><string>%1$ld</string></dict><key>m</key><dict>\
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>m %#@n@</string></dict></dict>\
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>wide</string></dict></dict>\
            <key>p</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><dict>\
            <key>NSStringLocalizedFormatKey</key><string>%08.3f %% %5$c</string></dict></dict></dict></dict></plist>
            """
        ])
    }

    /// Pictures of a few pixels: one of ours; those of others lie in the corpus.
    static let pictures: [[UInt8]] = {
        var writer = PNGWriter()
        let pixels = (0..<48).map { UInt32($0) << 16 | 0xff00_0000 }
        return [Bitmap(width: 8, height: 6, pixels: pixels).flatMap { writer.bytes(of: $0) }].compactMap { $0 }
    }()

    static var sharedValues: [[UInt8]] {
        let values: [String: SharedValue] = [
            "a": .bool(true), "b": .whole(-3), "c": .number(.infinity), "d": .text("é"), "e": .date(now), "f": .data(Data([0, 255])),
            "g": .list([.whole(1), .list([]), .text("x")]), "h": .members(["i": .members([:]), "j": .bool(false)]),
        ]
        return [values.encoded]
    }
}
