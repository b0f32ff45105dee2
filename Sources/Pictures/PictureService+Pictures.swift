import Bundles
import PictureMessages

extension PictureService {
    /// Brings a picture: one that is kept, one that is being made for another, or a new one; `list` is called when it is to be drawn.
    ///
    /// One that moves by itself is made again when it has become another.
    /// A list that took too long, or crashed the process, or is wrong, is not tried again before `retry`.
    package func picture(_ wish: Wish, list: @escaping ListSource, completion: @escaping (PictureAnswer) -> Void) {
        let waiter = Waiter(wish: wish, list: list, completion: completion)
        // One that is no number would not even be found again.
        guard wish.scale.isFinite else { return standIn(for: waiter, .undrawable(reason: "the scale \(wish.scale) is no number")) }
        if let made = pictures.value(for: wish.key), made.holds(at: wish.moment) {
            serve(made, to: waiter)
        } else if let failure = refusals.value(for: wish.list) {
            standIn(for: waiter, failure)
        } else if making[wish.key] != nil {
            making[wish.key]?.append(waiter)
        } else {
            make(waiter)
        }
    }

    /// Why a list is not drawn any more; nil when it is.
    package func refusal(of list: ListDigest) -> PictureFailure? { refusals.value(for: list) }

    /// Gives a list that was refused another chance.
    package func retry(_ list: ListDigest) { refusals.remove(list) }

    private func make(_ waiter: Waiter) {
        let key = waiter.wish.key
        making[key] = [waiter]
        let generation = fontsGeneration
        let moment = waiter.wish.moment
        let job = Job(.picture(key, moment: moment, waiter.list), of: waiter.wish.owner) { [weak self] result in
            guard let self else { return }
            switch result.flatMap({ reply in reply.picture.map { .success($0) } ?? .failure(.undrawable(reason: "no picture came")) }) {
            case .success(let drawn):
                let made = MadePicture(drawn, for: key, at: moment)
                if made.warnings.isEmpty || generation == fontsGeneration { keep(made, for: key) }
                serve(made, key)
            case .failure(let failure): fail(key, failure)
            }
        }
        runner.submit(job)
    }

    private func keep(_ made: MadePicture, for key: PictureKey) { pictures.insert(made, for: key, cost: made.bytes.count + 256) }

    private func serve(_ made: MadePicture, _ key: PictureKey) {
        for waiter in making.removeValue(forKey: key) ?? [] { serve(made, to: waiter) }
    }

    private func serve(_ made: MadePicture, to waiter: Waiter) {
        if let place = waiter.wish.place { lastGood.insert(LastGood(list: made.list, source: waiter.list), for: place) }
        waiter.completion(.made(made))
    }

    private func fail(_ key: PictureKey, _ failure: PictureFailure) {
        if failure.isLasting { refusals.insert(failure, for: key.list) }
        for waiter in making.removeValue(forKey: key) ?? [] { standIn(for: waiter, failure) }
    }

    /// Brings what was last shown in that place, drawn again when it is not kept.
    private func standIn(for waiter: Waiter, _ failure: PictureFailure) {
        guard let place = waiter.wish.place, let last = lastGood.value(for: place), last.list != waiter.wish.list else {
            return waiter.completion(.failed(failure))
        }
        var wish = waiter.wish
        wish.list = last.list
        wish.place = nil
        picture(wish, list: last.source) { answer in
            if case .made(let earlier) = answer {
                waiter.completion(.earlier(earlier, because: failure))
            } else {
                waiter.completion(.failed(failure))
            }
        }
    }
}
