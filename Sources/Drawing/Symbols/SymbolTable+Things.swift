extension SymbolTable {
    /// Documents, money, shops, buildings, transport, food, tools.
    package static let things = """
        bell bell.fill
        bell-outline bell
        bell-ring bell.badge bell.badge.fill bell.and.waves.left.and.right bell.and.waves.left.and.right.fill
        bell-off bell.slash bell.slash.fill
        bookmark bookmark.fill
        bookmark-outline bookmark
        tag tag.fill
        tag-outline tag
        flag flag.fill
        flag-outline flag
        link link link.circle
        link-off personalhotspot.slash
        paperclip paperclip
        pin pin pin.fill
        pin-off pin.slash
        delete trash.fill trash
        delete-forever trash.slash
        pencil pencil pencil.line
        pencil-box-outline square.and.pencil
        pen pencil.and.outline highlighter pencil.tip.crop.circle
        eraser eraser eraser.fill
        brush paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill
        palette paintpalette paintpalette.fill
        format-color-fill drop.halffull
        file doc.fill
        file-outline doc
        file-document doc.text doc.text.fill doc.plaintext doc.plaintext.fill doc.richtext
        file-find doc.text.magnifyingglass
        file-image doc.text.image
        file-multiple doc.badge.plus
        folder folder.fill
        folder-outline folder
        folder-plus folder.badge.plus folder.fill.badge.plus
        archive archivebox archivebox.fill
        note-outline note note.text
        note-plus note.text.badge.plus
        clipboard-text list.clipboard list.clipboard.fill
        clipboard-check list.bullet.clipboard list.bullet.clipboard.fill
        clipboard-outline clipboard
        book book.closed book.closed.fill
        book-open book book.fill book.pages book.pages.fill text.book.closed text.book.closed.fill
        library-books books.vertical books.vertical.fill
        newspaper newspaper newspaper.fill
        image photo.fill
        image-area photo
        image-multiple photo.on.rectangle photo.on.rectangle.angled photo.stack rectangle.fill.on.rectangle.angled.fill
        camera camera camera.fill
        filmstrip film film.fill
        movie movieclapper movieclapper.fill
        popcorn popcorn popcorn.fill
        music-note music.note music.quarternote.3 music.note.list
        microphone mic.fill
        microphone-outline mic
        microphone-off mic.slash mic.slash.fill
        gamepad-variant gamecontroller gamecontroller.fill
        dice-5 dice dice.fill die.face.5 die.face.5.fill
        puzzle puzzlepiece puzzlepiece.fill puzzlepiece.extension
        lock lock.fill
        lock-outline lock
        lock-open lock.open lock.open.fill
        key key key.fill
        shield shield.fill
        shield-outline shield
        security checkmark.shield checkmark.shield.fill lock.shield lock.shield.fill
        settings gear gearshape gearshape.fill
        settings-box gearshape.2 gearshape.2.fill
        wrench wrench wrench.fill wrench.adjustable wrench.adjustable.fill
        screwdriver screwdriver screwdriver.fill wrench.and.screwdriver wrench.and.screwdriver.fill
        gavel hammer hammer.fill
        lightbulb lightbulb.fill lightbulb.max.fill
        lightbulb-outline lightbulb lightbulb.max
        flashlight flashlight.on.fill flashlight.off.fill
        power power
        power-socket powerplug powerplug.fill poweroutlet.type.b
        home house.fill
        home-variant house music.note.house
        city building.2 building.2.fill
        bank building.columns building.columns.fill
        office building building.fill
        hotel bed.double bed.double.fill
        sofa sofa sofa.fill
        fridge refrigerator refrigerator.fill
        map map.fill
        map map
        map-marker mappin mappin.circle mappin.circle.fill mappin.and.ellipse
        navigation location.north location.north.fill location.north.line
        near-me location location.fill
        map-marker-off location.slash location.slash.fill mappin.slash
        routes point.topleft.down.curvedto.point.bottomright.up road.lanes
        car car car.fill car.side car.side.fill
        bus bus bus.fill
        train tram tram.fill train.side.front.car
        subway tram.fill.tunnel cablecar
        taxi car.2 car.2.fill
        airplane airplane
        airplane-takeoff airplane.departure
        airplane-landing airplane.arrival
        ferry ferry ferry.fill sailboat sailboat.fill
        truck truck.box truck.box.fill box.truck box.truck.fill
        motorbike scooter
        gas-station fuelpump fuelpump.fill
        ev-station ev.charger ev.charger.fill bolt.car bolt.car.fill
        parking parkingsign parkingsign.circle
        anchor anchor
        cart cart.fill
        cart-outline cart
        cart-plus cart.badge.plus cart.fill.badge.plus
        shopping bag bag.fill handbag handbag.fill
        basket basket basket.fill
        store storefront storefront.fill
        package-variant-closed shippingbox shippingbox.fill cube.box cube.box.fill
        cube cube.fill
        cube-outline cube
        credit-card creditcard creditcard.fill
        wallet wallet.pass wallet.pass.fill
        cash banknote banknote.fill
        currency-usd dollarsign
        currency-eur eurosign
        currency-gbp sterlingsign
        currency-btc bitcoinsign
        ticket ticket ticket.fill
        receipt receipt
        barcode barcode
        qrcode qrcode
        qrcode-scan qrcode.viewfinder
        scale-balance scalemass scalemass.fill
        chart-bar chart.bar chart.bar.fill chart.bar.xaxis cellularbars
        chart-line chart.xyaxis.line chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
        chart-pie chart.pie chart.pie.fill
        coffee cup.and.saucer cup.and.saucer.fill mug mug.fill
        silverware-variant fork.knife fork.knife.circle fork.knife.circle.fill
        glass-tulip wineglass wineglass.fill
        food takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
        food-apple apple.logo
        carrot carrot carrot.fill
        ruler ruler ruler.fill
        test-tube testtube.2
        flask flask flask.fill
        tshirt-crew tshirt tshirt.fill
        tent tent tent.fill
        translate character.book.closed globe.badge.chevron.backward
        recycle arrow.3.trianglepath
        inbox tray.2 tray.full tray.2.fill tray.full.fill
        wallet-giftcard giftcard giftcard.fill
        verified purchased
        briefcase case case.fill
        wallet-travel suitcase suitcase.fill suitcase.rolling suitcase.rolling.fill suitcase.cart
        binoculars binoculars binoculars.fill
        panda teddybear teddybear.fill
        eyedropper eyedropper eyedropper.full eyedropper.halffull
        microscope microscope microscope.fill
        ruler level level.fill
        chair-school chair chair.fill
        sofa chair.lounge chair.lounge.fill
        stove oven oven.fill stove stove.fill cooktop cooktop.fill microwave microwave.fill
        pot frying.pan frying.pan.fill
        water-pump sink sink.fill spigot spigot.fill
        fan fanblades fanblades.fill
        air-conditioner air.purifier air.purifier.fill
        window-open window.vertical.open window.horizontal
        window-closed window.vertical.closed window.horizontal.closed window.ceiling
        blinds curtains.open curtains.closed
        home-variant homekit house.lodge house.lodge.fill
        barley laurel.leading laurel.trailing
        filmstrip film.stack film.stack.fill
        guitar-electric guitars guitars.fill
        cube-outline cube.transparent arkit
        file-outline document text.page.badge.magnifyingglass
        file document.fill
        file-document text.document text.document.fill text.page text.page.fill long.text.page.and.pencil long.text.page.and.pencil.fill
        content-copy document.on.document document.on.document.fill
        dice-1 die.face.1 die.face.1.fill
        dice-2 die.face.2 die.face.2.fill
        dice-3 die.face.3 die.face.3.fill
        dice-4 die.face.4 die.face.4.fill
        dice-6 die.face.6 die.face.6.fill
        """
}
