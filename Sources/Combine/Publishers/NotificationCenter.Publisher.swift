public import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        /// Of one object, or of all.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let conduit = Outlet(subscriber)
            let work = HandedOver { conduit.send($0) }
            let observer = center.addObserver(forName: name, object: object, queue: nil) { work.value($0) }
            conduit.keep(AnyCancellable { [center] in center.removeObserver(observer) })
        }
    }

    /// Sends the notifications of a name, of one object or of all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
