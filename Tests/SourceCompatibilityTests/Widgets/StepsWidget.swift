// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import Combine
import OSLog
import SwiftUI
import WidgetKit

private let logger = Logger(subsystem: "com.example.steps", category: "model")

final class StepsModel: ObservableObject {
    @Published var steps = 0
    @Published private(set) var summary = ""
    @Published private(set) var history: [Int] = []

    private let goal = CurrentValueSubject<Int, Never>(100)
    private var cancellables = Set<AnyCancellable>()

    init() {
        $steps
            .map { "\($0) steps" }
            .assign(to: \.summary, on: self)
            .store(in: &cancellables)
        $steps
            .dropFirst()
            .removeDuplicates()
            .filter { [goal] in $0 < goal.value }
            .sink { [weak self] in self?.history.append($0) }
            .store(in: &cancellables)
    }

    func load() -> AnyPublisher<Int, Error> {
        Future<Int, Error> { promise in promise(.success(42)) }
            .receive(on: ImmediateScheduler.shared)
            .tryMap { if $0 < 0 { throw URLError(.badURL) } else { $0 } }
            .eraseToAnyPublisher()
    }

    func start() {
        logger.info("Loading")
        load()
            .sink(receiveCompletion: { completion in
                switch completion {
                case .finished: break
                case .failure(let error): logger.error("No steps: \(error.localizedDescription, privacy: .public)")
                }
            }, receiveValue: { [weak self] value in
                self?.steps = 7
                self?.steps = value
            })
            .store(in: &cancellables)
    }
}

struct StepsEntry: TimelineEntry {
    let date: Date
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> ()) { completion(StepsEntry(date: Date())) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> ()) {
        completion(Timeline(entries: [StepsEntry(date: Date())], policy: .atEnd))
    }
}

struct StepsView: View {
    @StateObject private var model: StepsModel = {
        let model = StepsModel()
        model.start()
        return model
    }()

    var body: some View {
        VStack {
            Text(model.summary)
            Text(model.history.map(String.init).joined(separator: ", "))
        }
        .onReceive(model.$steps) { print($0) }
        .containerBackground(.white, for: .widget)
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "StepsWidget", provider: StepsProvider()) { _ in StepsView() }
            .configurationDisplayName("Steps")
    }
}
