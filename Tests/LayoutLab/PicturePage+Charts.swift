extension PicturePage {
    static var charts: PicturePage {
        PicturePage("charts", head: chartsHead, foot: chartsFoot, [Chapter.marks, .pies, .axes, .chartParts])
    }

    private static let chartsHead = """
        # Charts, in pictures

        What the module `Charts` draws. Each picture is drawn of the source beside it; the dashed line is the room that the chart is offered.
        `Tests/layout-page` writes this page and its pictures.

        """

    private static let chartsFoot = """

        ## What is not known for certain

        No document says what these come to; they are as we think them likely.

        - A bar takes seven tenths of its band; bars beside each other take eight tenths together.
        - Bars at plain numbers or dates, without a unit, are as wide as seven tenths of the least distance between two, and 8 points at most.
        - Names have no lines of their own; dates have dashed lines that reach down beside their labels, which stand after them.
        - There is a value for each 45 points of height or 70 of width, from 2 to 6 of them upwards and to 8 across.
        - Labels that would lie over one before them, or reach beyond the chart, are left out.
        - A reader from right to left sees x grow to the left, and the y axis on the left.
        - Where very many marks would cover each other to a pixel, one of them is drawn; of a line the first, last, lowest and highest point of
          each column of pixels.

        """
}
