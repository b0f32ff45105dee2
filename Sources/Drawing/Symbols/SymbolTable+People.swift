extension SymbolTable {
    /// People, their places, health, sport, talk.
    package static let people = """
        account person.fill
        account-outline person
        account-circle person.circle person.circle.fill person.crop.circle person.crop.circle.fill
        account-box person.crop.square person.crop.square.fill person.crop.rectangle
        account-box-outline person.text.rectangle
        account-multiple person.2.fill person.3.fill person.3.sequence.fill
        account-multiple-outline person.2 person.3 person.3.sequence
        account-plus person.badge.plus person.fill.badge.plus person.crop.circle.badge.plus
        account-minus person.badge.minus person.fill.badge.minus
        account-check person.fill.checkmark person.crop.circle.badge.checkmark
        account-remove person.fill.xmark person.crop.circle.badge.xmark
        account-alert person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        account-off person.slash person.slash.fill
        human figure.stand
        human-male figure.arms.open
        human-handsup figure.mixed.cardio figure.wave
        human-male-female figure.2 figure.2.and.child.holdinghands figure.and.child.holdinghands
        human-child figure.child
        walk figure.walk
        run figure.run
        bike figure.outdoor.cycle bicycle
        swim figure.pool.swim
        rowing figure.rower
        dumbbell figure.strengthtraining.traditional dumbbell dumbbell.fill
        wheelchair-accessibility figure.roll
        heart heart.fill suit.heart.fill
        heart-outline heart suit.heart
        heart-broken heart.slash heart.slash.fill
        heart-pulse heart.text.square heart.text.square.fill bolt.heart bolt.heart.fill waveform.path.ecg.rectangle
        pulse waveform.path.ecg
        star star.fill
        star-outline star
        star-half star.leadinghalf.filled
        star-circle star.circle star.circle.fill
        star-off star.slash star.slash.fill
        thumb-up hand.thumbsup.fill
        thumb-up-outline hand.thumbsup
        thumb-down hand.thumbsdown.fill
        thumb-down-outline hand.thumbsdown
        cursor-pointer hand.tap hand.tap.fill hand.point.up.left hand.point.up
        hand-pointing-right hand.point.right hand.point.right.fill
        emoticon-happy face.smiling face.smiling.fill
        emoticon-sad face.dashed
        eye eye eye.fill eyes
        eye-off eye.slash eye.slash.fill
        glasses eyeglasses
        sunglasses sunglasses sunglasses.fill
        stethoscope stethoscope
        hospital cross.case cross.case.fill cross cross.fill
        pill pills pills.fill pill pill.fill
        needle syringe syringe.fill
        lead-pencil applepencil applepencil.gen1 applepencil.gen2 pencil.tip
        fingerprint touchid
        face face.id faceid
        crown crown crown.fill
        trophy trophy.fill
        trophy-outline trophy
        trophy-award medal medal.fill rosette
        gift gift gift.fill
        cake birthday.cake birthday.cake.fill
        soccer soccerball soccerball.inverse sportscourt sportscourt.fill
        football football football.fill
        tennis tennis.racket tennisball tennisball.fill
        flag-checkered flag.checkered flag.checkered.2.crossed
        phone phone phone.fill phone.connection
        phone-in-talk phone.and.waveform phone.and.waveform.fill
        phone-hangup phone.down phone.down.fill
        video video video.fill
        video-off video.slash video.slash.fill
        message message.fill bubble.left.fill bubble.right.fill
        message-outline message bubble.left bubble.right
        message-text text.bubble.fill captions.bubble.fill character.bubble.fill
        message-text-outline text.bubble captions.bubble character.bubble
        message-processing ellipsis.bubble.fill ellipsis.message.fill
        comment-processing-outline ellipsis.bubble ellipsis.message
        forum bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        comment-question-outline questionmark.bubble questionmark.bubble.fill
        comment-alert exclamationmark.bubble.fill
        comment-alert-outline exclamationmark.bubble
        format-quote quote.bubble quote.bubble.fill quote.opening quote.closing
        email envelope.fill
        email-outline envelope
        email-open envelope.open envelope.open.fill
        send paperplane paperplane.fill
        inbox tray tray.fill
        download tray.and.arrow.down tray.and.arrow.down.fill arrow.down.to.line
        upload tray.and.arrow.up tray.and.arrow.up.fill arrow.up.to.line
        bullhorn megaphone megaphone.fill
        school graduationcap graduationcap.fill
        briefcase briefcase briefcase.fill
        cat cat cat.fill
        paw pawprint pawprint.fill dog dog.fill
        fish fish fish.fill
        duck bird bird.fill
        bug ladybug ladybug.fill ant ant.fill
        voice person.wave.2 person.wave.2.fill
        human accessibility accessibility.fill
        account-multiple shared.with.you
        human-greeting figure.dance
        walk figure.hiking
        human-handsup figure.cooldown figure.flexibility
        phone-outgoing phone.arrow.up.right phone.arrow.up.right.fill
        phone-incoming phone.arrow.down.left phone.arrow.down.left.fill
        translate translate
        microphone-variant music.mic music.microphone
        """
}
