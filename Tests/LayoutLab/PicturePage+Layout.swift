extension PicturePage {
    static var layout: PicturePage {
        PicturePage(
            "layout", head: layoutHead, foot: layoutFoot,
            [Chapter.rows, .columns, .depth, .frames, .places, .grids, .beyond, .drawing])
    }

    private static let layoutHead = """
        # Layout, in pictures

        How views are laid out here, which is how they are on iOS. Each picture is drawn of the source beside it; the dashed line is the room
        that the view is offered. `Tests/layout-page` writes this page and its pictures. The same rules in numbers, to a tenth of a point, are
        the tables in [Tests/SwiftUITests/LayoutTables](../Tests/SwiftUITests/LayoutTables); where their numbers come from is said in each.

        """

    private static let layoutFoot = """

        ## What is not known for certain

        No document says what these come to; they are as we think them likely.

        - The room that `containerRelativeFrame` means in a widget: here the widget within its margins.
        - A lazy grid whose columns are wider than its room: it grows to them, and its parent centres it.
        - A `GridItem` without an alignment: its views stand in the middle of their cell, whatever the grid's alignment.
        - A stack all of whose views have a guide beside themselves: it begins at the first view's edge, not at the guide.
        - Views that stretch without end and ask for the same least are offered their parts in the order in which they stand.
        - A row of a lazy grid is as high as its highest view; the others keep their ideal height and are aligned.

        """
}
