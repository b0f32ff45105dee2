extension EventLoop {
    /// A mailbox whose messages `action` takes on this loop's thread, in their order, until `remove`.
    package func mailbox<Message: Sendable>(_ action: @escaping (Message) -> Void) -> Mailbox<Message> {
        let mailbox = Mailbox<Message>(waker: waker)
        drains[ObjectIdentifier(mailbox)] = { for message in mailbox.take() { action(message) } }
        return mailbox
    }

    /// Closes a mailbox; the messages that were not taken yet.
    @discardableResult
    package func remove<Message: Sendable>(_ mailbox: Mailbox<Message>) -> [Message] {
        drains[ObjectIdentifier(mailbox)] = nil
        return mailbox.close()
    }
}
