/// A number of things in words, as in "1 entry" and "2 entries"; where `more` is not said, it is `one` and an s.
func counted(_ count: Int, _ one: String, _ more: String? = nil) -> String { "\(count) \(count == 1 ? one : more ?? one + "s")" }
