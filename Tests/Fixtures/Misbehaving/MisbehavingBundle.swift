import SwiftUI
import WidgetKit

/// One kind for each way in which a widget can go wrong. Placeholders and snapshots are sound; timelines are not.
@main
struct MisbehavingBundle: WidgetBundle {
    var body: some Widget {
        NeverCalls()
        CallsTwice()
        Empty()
        OutOfOrder()
        TwentyThousand()
        NaNDates()
        DistantFuture()
        ProviderExits()
        AsyncNever()
        BodyTraps()
        ThirdEntryTraps()
        EatsMemory()
        HangsMain()
        DeepTree()
        HugeText()
        BrokenPicture()
        HugePicture()
        Prohibited()
        Heavy()
        Past()
        CutText()
        OneTint()
        Nameless()
    }
}
