extension ControlServer {
    func take(_ line: IncomingLine, of client: ServerClient) {
        switch line {
        case .refused(let fault): client.send(Response(id: .null, outcome: .failure(fault)))
        case .single(let item): take(item, of: client, in: nil)
        case .batch(let items): client.batch = OpenBatch(items)
        }
    }

    func take(_ item: IncomingLine.Item, of client: ServerClient, in batch: BatchReply?) {
        switch item {
        case .broken(let id, let fault): answer(Response(id: id, outcome: .failure(fault)), to: client, in: batch)
        case .request(let request):
            do throws(Fault) {
                begin(try ControlCommand(method: request.method, parameters: request.parameters), request.id, of: client, in: batch)
            } catch {
                answer(request.id.map { Response(id: $0, outcome: .failure(error)) }, to: client, in: batch)
            }
        }
    }

    private func begin(_ command: ControlCommand, _ id: RequestID?, of client: ServerClient, in batch: BatchReply?) {
        if case .eventsSubscribe(let wish) = command {
            let subscription = subscribe(client, wish)
            return answer(id.map { Response(id: $0, outcome: .success(subscription.json)) }, to: client, in: batch)
        }
        client.callsInHand += 1
        handler(
            command,
            PendingReply { [weak self] outcome in
                client.callsInHand -= 1
                self?.answer(id.map { Response(id: $0, outcome: outcome) }, to: client, in: batch)
            })
    }

    /// Takes the answer to one request, or nil where none is wanted.
    private func answer(_ response: Response?, to client: ServerClient, in batch: BatchReply?) {
        guard !client.isClosed else { return }
        if let batch {
            if batch.add(response), let line = batch.line { client.outgoing.append { $0.append(contentsOf: line) } }
        } else if let response {
            client.send(response)
        }
        guard !client.isServed else { return }
        now = SuspendingClock.now
        settle(client)
    }
}
