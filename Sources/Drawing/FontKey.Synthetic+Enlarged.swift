extension FontKey.Synthetic {
    /// Drawn larger than the run's size says, by `enlargement`: icon fonts leave a wide margin around each icon.
    package static let enlarged = FontKey.Synthetic(rawValue: 4)

    /// How much larger: an icon then has the size of a system symbol beside text.
    package static let enlargement = 1.25
}
