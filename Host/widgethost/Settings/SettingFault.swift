/// A setting that a widget does not take.
struct SettingFault: Error, Hashable {
    /// Of the setting.
    let name: String
    /// What is wrong and what would be right, as in "'x' is not one of 'a', 'b'".
    let reason: String
}
