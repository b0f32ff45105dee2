import Drawing
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct MeterTests {
    private func draw<V: View>(_ view: V) -> String { Stage().draw(view) }
    private func texts<V: View>(_ view: V) -> [String] { Stage(200, 200).runs(view).map(\.text) }

    @Test func aBarIsFilledUpToTheFraction() {
        let track = "fill circularRect 0,48 100x4 radius 2 #78788033"
        #expect(draw(ProgressView(value: 0.25)) == "\(track)\nfill circularRect 0,48 25x4 radius 2 #007AFF")
        #expect(draw(ProgressView(value: 5, total: 10).tint(.red)) == "\(track)\nfill circularRect 0,48 50x4 radius 2 #FF3B30")
        #expect(draw(ProgressView(value: 20, total: 10)) == "\(track)\nfill circularRect 0,48 100x4 radius 2 #007AFF")
        #expect(draw(ProgressView(value: Double.nan)) == track)
        #expect(draw(ProgressView(value: 1, total: 0.0)).hasPrefix(track))
    }

    @Test func aTimeStandsWhereItIsAtTheEntrysDate() {
        let interval = Date(timeIntervalSinceReferenceDate: 100)...Date(timeIntervalSinceReferenceDate: 200)
        var stage = Stage()
        stage.environment.entryDate = Date(timeIntervalSinceReferenceDate: 120)
        func last<V: View>(_ view: V) -> String {
            stage.draw(view).split(separator: "\n").suffix(2).map(String.init).joined(separator: "\n")
        }
        #expect(
            last(ProgressView(timerInterval: interval)) == """
                push moving stroke path M2,50 L98,50 #007AFF width 4 round cap for 100 s down
                  stroke path M2,50 L78.8,50 #007AFF width 4 round cap
                """)
        #expect(last(ProgressView(timerInterval: interval, countsDown: false)).contains("stroke path M2,50 L21.2,50 #007AFF"))
        #expect(last(ProgressView(timerInterval: interval, countsDown: false).progressViewStyle(.circular)).hasPrefix("push moving stroke"))
        stage.environment.layoutDirection = .rightToLeft
        #expect(last(ProgressView(timerInterval: interval)).contains("stroke path M98,50 L21.2,50 #007AFF"))
    }

    @Test func aRingIsDrawnClockwiseFromTheTop() {
        let ring = ProgressView(value: 0.25).progressViewStyle(.circular)
        #expect(
            draw(ring) == """
                stroke ellipse 1.5,1.5 97x97 #78788033 width 3
                stroke path M50,1.5 C76.79,1.5 98.5,23.21 98.5,50 #007AFF width 3 round cap
                """)
    }

    @Test func whatHasNoKnownEndIsAWheelOfOneSize() {
        let wheel = draw(ProgressView()).split(separator: "\n")
        #expect(wheel.count == 8)
        #expect(wheel.first == "stroke path M50,44.2 L50,41.2 #3C3C4399 width 2.4 round cap")
        #expect(wheel.last == "stroke path M54.1,45.9 L56.22,43.78 #3C3C4326 width 2.4 round cap")
        #expect(Stage().frames(ProgressView().frame(maxWidth: .infinity).background(.black)) == ["0,40 100x20"])
        #expect(Stage().frames(ProgressView().background(.black)) == ["40,40 20x20"])
        #expect(Stage().frames(ProgressView().controlSize(.large).background(.black)) == ["32,32 37x37"])
        #expect(draw(ProgressView().tint(.red)).hasPrefix("stroke path M50,44.2 L50,41.2 #FF3B30 width"))
        #expect(draw(ProgressView().progressViewStyle(.circular)) == draw(ProgressView()))
        #expect(texts(ProgressView("Load")) == ["Load"])
    }

    @Test func labelsOfProgress() {
        #expect(texts(ProgressView("Load", value: 0.5)) == ["Load"])
        #expect(
            texts(
                ProgressView(value: 0.5) {
                    Text("Load")
                } currentValueLabel: {
                    Text("half")
                }) == ["Load", "half"])
        #expect(
            texts(
                ProgressView(value: 0.5) {
                    Text("Load")
                } currentValueLabel: {
                    Text("half")
                }.progressViewStyle(.circular)) == ["half", "Load"])
    }

    @Test func gauges() {
        let gauge = Gauge(value: 30, in: 20...60) {
            Text("Heat")
        } currentValueLabel: {
            Text("30")
        } minimumValueLabel: {
            Text("20")
        } maximumValueLabel: {
            Text("60")
        }
        #expect(texts(gauge) == ["Heat", "20", "60", "30"])
        #expect(texts(gauge.gaugeStyle(.accessoryLinearCapacity)) == ["Heat", "20", "60", "30"])
        #expect(texts(gauge.gaugeStyle(.accessoryLinear)) == ["20", "60"])
        #expect(texts(gauge.gaugeStyle(.accessoryCircular)) == ["30", "20", "60"])
        #expect(texts(gauge.gaugeStyle(.accessoryCircularCapacity)) == ["30"])
        #expect(texts(Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(.accessoryCircularCapacity)) == ["Heat"])
        #expect(texts(Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(.accessoryCircular)) == ["Heat"])
    }

    @Test func theMarkStandsAtTheValue() {
        let gauge = Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryLinear)
        #expect(Stage().frames(gauge) == ["0,47 100x6", "46,46 9x9", "47,47 6x6"])
        let dial = draw(Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular))
        #expect(dial.contains("fill ellipse 46,20 9x9"))
        #expect(draw(Gauge(value: 1) { Text("") }.gaugeStyle(.accessoryCircular)).contains("push transform -0.71 0.71 -0.71 -0.71"))
    }

    @Test func authorsStyles() {
        struct Height: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View { Color.red.frame(height: 100 * configuration.value) }
        }
        struct Width: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0))
            }
        }
        #expect(Stage().frames(Gauge(value: 0.3) { Text("") }.gaugeStyle(Height())) == ["0,35 100x30"])
        #expect(Stage().frames(ProgressView(value: 0.3).progressViewStyle(Width())) == ["35,0 30x100"])
    }
}
