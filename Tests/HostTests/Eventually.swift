/// Asks again and again, for half a minute at most: true once the answer is yes. Asking a process takes its time by itself.
func eventually(_ isSo: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    repeat {
        if try isSo() { return true }
    } while ContinuousClock.now < end
    return false
}
