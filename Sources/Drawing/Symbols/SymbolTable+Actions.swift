// Each line: an icon, then the symbols that it stands for.

extension SymbolTable {
    /// Arrows, marks, controls and shapes.
    package static let actions = """
        arrow-up arrow.up
        arrow-down arrow.down
        arrow-left arrow.left arrow.backward
        arrow-right arrow.right arrow.forward
        arrow-top-right arrow.up.right arrow.up.forward
        arrow-top-left arrow.up.left
        arrow-bottom-right arrow.down.right
        arrow-bottom-left arrow.down.left
        arrow-up-bold-circle arrow.up.circle.fill
        arrow-up-bold-circle-outline arrow.up.circle
        arrow-down-bold-circle arrow.down.circle.fill
        arrow-down-bold-circle-outline arrow.down.circle
        arrow-left-bold-circle arrow.left.circle.fill arrow.backward.circle.fill
        arrow-left-bold-circle-outline arrow.left.circle arrow.backward.circle
        arrow-right-bold-circle arrow.right.circle.fill arrow.forward.circle.fill
        arrow-right-bold-circle-outline arrow.right.circle arrow.forward.circle
        call-made arrow.up.right.circle arrow.up.right.circle.fill
        call-received arrow.down.right.circle arrow.down.left.circle
        swap-horizontal arrow.left.arrow.right arrow.left.and.right
        swap-vertical arrow.up.arrow.down arrow.up.and.down
        open-in-new arrow.up.right.square arrow.up.forward.app square.and.arrow.up.on.square
        export square.and.arrow.up square.and.arrow.up.fill
        import square.and.arrow.down square.and.arrow.down.fill
        share arrowshape.turn.up.right arrowshape.turn.up.forward
        reply arrowshape.turn.up.left arrowshape.turn.up.backward
        reply-all arrowshape.turn.up.left.2
        undo arrow.uturn.left arrow.uturn.backward
        redo arrow.uturn.right arrow.uturn.forward
        refresh arrow.clockwise goforward arrow.trianglehead.clockwise
        rotate-left arrow.counterclockwise gobackward arrow.trianglehead.counterclockwise
        sync arrow.triangle.2.circlepath arrow.2.circlepath arrow.circlepath arrow.trianglehead.2.clockwise.rotate.90
        cached arrow.2.squarepath rectangle.2.swap
        source-branch arrow.triangle.branch
        source-merge arrow.triangle.merge
        source-pull arrow.triangle.pull
        directions arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
        arrow-expand arrow.up.left.and.arrow.down.right
        arrow-compress arrow.down.right.and.arrow.up.left
        arrow-all arrow.up.and.down.and.arrow.left.and.right
        login arrow.right.to.line rectangle.portrait.and.arrow.forward
        logout rectangle.portrait.and.arrow.right
        chevron-up chevron.up
        chevron-down chevron.down
        chevron-left chevron.left chevron.backward chevron.compact.left
        chevron-right chevron.right chevron.forward chevron.compact.right
        chevron-double-up chevron.up.2
        chevron-double-down chevron.down.2
        chevron-double-left chevron.left.2 chevron.backward.2
        chevron-double-right chevron.right.2 chevron.forward.2
        unfold-more chevron.up.chevron.down
        code-tags chevron.left.forwardslash.chevron.right
        menu-up arrowtriangle.up arrowtriangle.up.fill
        menu-down arrowtriangle.down arrowtriangle.down.fill
        menu-left arrowtriangle.left arrowtriangle.left.fill arrowtriangle.backward.fill
        menu-right arrowtriangle.right arrowtriangle.right.fill arrowtriangle.forward.fill
        check checkmark
        check-circle checkmark.circle.fill
        check-circle-outline checkmark.circle
        checkbox-marked checkmark.square.fill
        checkbox-marked-outline checkmark.square
        verified checkmark.seal checkmark.seal.fill
        close xmark multiply
        close-circle xmark.circle.fill
        close-circle-outline xmark.circle
        close-octagon xmark.octagon.fill
        close-octagon-outline xmark.octagon
        close-box xmark.square.fill xmark.app.fill
        close-box-outline xmark.square xmark.app
        block-helper nosign slash.circle circle.slash
        plus plus
        plus-circle plus.circle.fill
        plus-circle-outline plus.circle plus.circle.dashed
        plus-box plus.square.fill plus.app.fill
        minus minus
        minus-circle minus.circle.fill
        minus-circle-outline minus.circle
        minus-box minus.square.fill
        division divide
        equal equal
        percent percent
        function function
        sigma sum
        pi pi
        pound number
        at at
        exclamation exclamationmark
        alert exclamationmark.triangle.fill
        alert-outline exclamationmark.triangle
        alert-circle exclamationmark.circle.fill
        alert-circle-outline exclamationmark.circle
        alert-octagon exclamationmark.octagon exclamationmark.octagon.fill
        help questionmark
        help-circle questionmark.circle.fill
        help-circle-outline questionmark.circle
        information-variant info
        information info.circle.fill
        information-outline info.circle
        dots-horizontal ellipsis
        dots-vertical ellipsis.vertical
        menu line.3.horizontal line.horizontal.3
        format-list-bulleted list.bullet list.dash list.bullet.rectangle
        format-list-numbers list.number
        format-list-bulleted-type list.bullet.indent
        playlist-check checklist text.badge.checkmark
        playlist-plus text.badge.plus
        sort line.3.horizontal.decrease
        filter-outline line.3.horizontal.decrease.circle
        filter line.3.horizontal.decrease.circle.fill
        tune slider.horizontal.3
        tune-vertical slider.vertical.3
        format-align-left text.alignleft text.justify.left
        format-align-center text.aligncenter
        format-align-right text.alignright
        format-align-justify text.justify
        format-bold bold
        format-italic italic
        format-underline underline
        format-strikethrough strikethrough
        format-size textformat.size
        format-text textformat
        format-title character
        magnify magnifyingglass
        magnify-plus plus.magnifyingglass
        magnify-minus minus.magnifyingglass
        play play play.fill
        play-circle play.circle.fill
        play-circle-outline play.circle
        play-box-outline play.rectangle play.rectangle.fill play.square
        play-pause playpause playpause.fill
        pause pause pause.fill
        pause-circle pause.circle.fill
        pause-circle-outline pause.circle
        stop stop stop.fill
        stop-circle stop.circle.fill
        stop-circle-outline stop.circle
        record record.circle record.circle.fill
        skip-next forward.end forward.end.fill forward.frame forward.frame.fill
        skip-previous backward.end backward.end.fill backward.frame backward.frame.fill
        fast-forward forward forward.fill
        rewind backward backward.fill
        shuffle shuffle
        repeat repeat
        repeat-once repeat.1
        eject eject eject.fill
        checkbox-blank-circle circle.fill largecircle.fill.circle
        checkbox-blank-circle-outline circle circle.dashed
        radiobox-marked smallcircle.filled.circle circle.inset.filled circle.circle circle.circle.fill
        contrast-circle circle.lefthalf.filled circle.righthalf.filled circle.bottomhalf.filled
        checkbox-blank square.fill app.fill
        checkbox-blank-outline square app square.dashed
        triangle triangle.fill
        triangle-outline triangle
        hexagon hexagon.fill
        hexagon-outline hexagon
        octagon octagon.fill
        octagon-outline octagon
        crop-landscape rectangle
        crop-portrait rectangle.portrait
        view-grid square.grid.2x2 square.grid.2x2.fill
        grid square.grid.3x3 square.grid.3x3.fill
        apps square.grid.3x3.square circle.grid.3x3 circle.grid.3x3.fill apps.iphone
        view-dashboard rectangle.3.group rectangle.3.group.fill
        view-list list.bullet.below.rectangle rectangle.grid.1x2 rectangle.grid.1x2.fill
        view-column rectangle.split.3x1 rectangle.split.3x1.fill
        layers square.stack square.stack.fill square.3.layers.3d square.2.layers.3d square.stack.3d.up square.stack.3d.up.fill
        content-copy doc.on.doc doc.on.doc.fill square.on.square square.on.square.fill
        content-cut scissors
        content-paste doc.on.clipboard doc.on.clipboard.fill
        select-all selection.pin.in.out
        crop crop
        drag hand.draw
        fullscreen viewfinder
        target scope
        crosshairs-gps dot.scope dot.viewfinder
        subdirectory-arrow-right arrow.turn.down.right
        subdirectory-arrow-left arrow.turn.down.left
        redo-variant arrow.turn.up.right
        undo-variant arrow.turn.up.left
        source-fork arrow.branch
        arrow-right-bold arrowshape.right arrowshape.right.fill arrowshape.forward arrowshape.forward.fill
        arrow-left-bold arrowshape.left arrowshape.left.fill arrowshape.backward arrowshape.backward.fill
        arrow-up-bold arrowshape.up arrowshape.up.fill
        arrow-down-bold arrowshape.down arrowshape.down.fill
        file-import arrow.down.doc arrow.down.doc.fill
        file-export arrow.up.doc arrow.up.doc.fill
        pencil-off pencil.slash
        rotate-left rotate.left rotate.left.fill
        rotate-right rotate.right rotate.right.fill
        tune slider.horizontal.below.rectangle
        power togglepower
        format-list-bulleted-type list.star
        alphabetical textformat.abc abc
        numeric textformat.123 123.rectangle
        cursor-text character.cursor.ibeam
        replay gobackward.5 gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.60 gobackward.75 gobackward.90
        replay gobackward.minus
        reload goforward.5 goforward.10 goforward.15 goforward.30 goforward.45 goforward.60 goforward.75 goforward.90 goforward.plus
        cursor-default-outline cursorarrow cursorarrow.rays cursorarrow.click cursorarrow.click.2 cursorarrow.motionlines
        apple-keyboard-command command
        apple-keyboard-option option alt
        apple-keyboard-control control
        apple-keyboard-shift shift shift.fill
        apple-keyboard-caps capslock capslock.fill
        backspace delete.left delete.left.fill delete.backward delete.backward.fill
        arrow-all move.3d
        rotate-3d rotate.3d view.3d
        border-all squareshape.split.2x2 rectangle.split.2x2
        view-agenda squares.below.rectangle rectangle.split.1x2
        checkbox-multiple-blank-outline rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.on.rectangle.square
        application macwindow window.casement macwindow.on.rectangle
        view-module rectangle.grid.2x2 rectangle.grid.3x2 rectangle.grid.2x2.fill rectangle.grid.3x2.fill
        view-dashboard square.grid.3x1.below.line.grid.1x2 square.grid.3x1.below.line.grid.1x2.fill
        image-filter-center-focus camera.viewfinder text.viewfinder
        relative-scale aspectratio aspectratio.fill
        radiobox-marked inset.filled.circle
        checkbox-blank inset.filled.square
        rename-box rectangle.and.pencil.and.ellipsis
        bullseye target livephoto
        checkbox-blank-circle moonphase.full.moon
        checkbox-blank-circle-outline moonphase.new.moon
        brightness-2 moonphase.waxing.crescent moonphase.waning.crescent
        contrast-circle moonphase.first.quarter moonphase.last.quarter
        security shield.lefthalf.filled shield.righthalf.filled
        screen-rotation-lock lock.rotation
        """
}
