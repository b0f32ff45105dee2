// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import AppIntents
import SwiftUI
import WidgetKit

struct TaskItem: Identifiable, Codable {
    let id: UUID
    var title: String
    var isDone: Bool
}

@Observable final class TaskTheme {
    var accent: Color = .teal
}

struct CompleteTaskIntent: SetValueIntent {
    static var title: LocalizedStringResource = "Complete Task"

    @Parameter(title: "Task")
    var task: String

    @Parameter(title: "Done")
    var value: Bool

    init() {}

    init(task: TaskItem) {
        self.task = task.id.uuidString
        self.value = !task.isDone
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        .result(value: value)
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? .green : .secondary)
            configuration.label
                .strikethrough(configuration.isOn)
        }
    }
}

struct TasksEntry: TimelineEntry {
    let date: Date
    let tasks: [TaskItem]
}

struct TasksProvider: TimelineProvider {
    func placeholder(in context: Context) -> TasksEntry { TasksEntry(date: .now, tasks: []) }

    func getSnapshot(in context: Context, completion: @escaping (TasksEntry) -> Void) {
        let first = TaskItem(id: UUID(), title: "Buy milk", isDone: true)
        let second = TaskItem(id: UUID(), title: "Call Ada", isDone: false)
        completion(TasksEntry(date: .now, tasks: context.family == .systemMedium ? [first, second] : []))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TasksEntry>) -> Void) {
        getSnapshot(in: context) { entry in
            completion(Timeline(entries: [entry], policy: .never))
        }
    }
}

struct TasksView: View {
    let entry: TasksEntry
    @Environment(TaskTheme.self) private var theme

    var body: some View {
        if entry.tasks.isEmpty {
            ContentUnavailableView("All done", systemImage: "checkmark.seal", description: Text("Nothing left for today."))
        } else {
            VStack(alignment: .leading) {
                Section {
                    ForEach(entry.tasks) { task in
                        Toggle(isOn: task.isDone, intent: CompleteTaskIntent(task: task)) {
                            Text(task.title)
                        }
                        .toggleStyle(CheckToggleStyle())
                    }
                } header: {
                    Text("Tasks").font(.headline).foregroundStyle(theme.accent)
                }
                Spacer()
                if let url = URL(string: "tasks://new") {
                    Link(destination: url) {
                        Label("Add", systemImage: "plus")
                    }
                }
            }
        }
    }
}

struct TasksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TasksWidget", provider: TasksProvider()) { entry in
            TasksView(entry: entry)
                .environment(TaskTheme())
                .containerBackground(.regularMaterial, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
