import Drawing
import Scheduling

/// Where a foreground run shows what happens.
protocol RunScreen: AnyObject {
    /// Whether pictures are drawn there.
    var drawsPictures: Bool { get }
    /// A picture came on screen.
    func show(_ list: DisplayList) throws(HostError)
    func tell(_ event: RunEvent)
    /// Puts things back as they were.
    func close()
}
