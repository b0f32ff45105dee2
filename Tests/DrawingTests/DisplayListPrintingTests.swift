import Drawing
import Foundation
import Testing

@Suite struct DisplayListPrintingTests {
    @Test func aListPrintsOneCommandALine() {
        #expect(DisplayList.sample.description == Self.expected)
    }

    @Test func aPopThatEndsNothingIsSeen() {
        #expect([DisplayList.Command.push(.opacity(0.5)), .pop, .pop].printed == "push opacity 0.5\npop")
    }

    @Test(
        arguments: [
            (0, "0"), (-0.001, "0"), (1, "1"), (1.005, "1"), (0.05, "0.05"), (-2.5, "-2.5"), (10.456, "10.46"), (-0.994, "-0.99"),
            (1e20, "1e+20"), (.nan, "nan"), (-.infinity, "-inf"),
        ] as [(CGFloat, String)])
    func numbersHaveAtMostTwoDecimals(number: CGFloat, printed: String) {
        #expect([DisplayList.Command.push(.blur(radius: number))].printed == "push blur \(printed)")
    }

    @Test func coloursShowTheirAlphaOnlyWhenItMatters() {
        #expect("\(RGBA.white)" == "#FFFFFF")
        #expect("\(RGBA(red: 2, green: -1, blue: .nan, alpha: 0.5))" == "#FF000080")
    }

    private static let expected = """
        canvas 338x158 radius 21.5
        font 0 Inter.ttf wght=600
        font 1 NotoSans.ttc index 3 oblique bold
        picture 0 00010203
        fill rect 8,-4.25 100x50.5 #80402080
        fill continuousRect 8,-4.25 100x50.5 radius 12 linear(#FF8000@0 #0040FFBF@1 from 0,0 to 8,-4.25) evenOdd
        fill circularRect 8,-4.25 100x50.5 radius 1/2/3/4 radial(#FF8000@0 #0040FFBF@1 at 50,25 radius 1...40)
        fill ellipse 8,-4.25 100x50.5 angular(#FF8000@0 #0040FFBF@1 at 50,25 angle -1.5...4.5)
        fill rect 8,-4.25 100x50.5 mesh(#0000FF@0,0 #4000FF@100,0 #8000FF@0,50 #BF00FF@100,50)
        fill rect 8,-4.25 100x50.5 material #FFFFFF over blur 20 saturation 1.75 opacity 0.5
        fill rect 8,-4.25 100x50.5 material #000000 over blur 0 saturation 1
        fill rect 8,-4.25 100x50.5 picture 00010203 part 0,0 1x1 over 8,-4.25 100x50.5
        fill rect 8,-4.25 100x50.5 picture 00010203 part 0.5,0 0.25x1 over 8,-4.25 100x50.5 opacity 0.75
        fill rect 8,-4.25 100x50.5 elliptical(#FF8000@0 #0040FFBF@1 at 0.5,0.25 radius 0.25...0.5 over 8,-4.25 100x50.5)
        stroke path M1,2 L30.5,4 Q70,8 50,60 C11,12 13,14 9,10 Z #FFFFFF width 1
        stroke path M1,2 L30.5,4 Q70,8 50,60 C11,12 13,14 9,10 Z #000000 width 2.5 round cap bevel join miter 4 dash 3,0,1.5 phase -2
        push transform 0.5 0.25 -0.25 2 3 -4
          push projection 2 1 0 1 4 0 by 7.81‰ -500‰ 0.75
            push clip path M1,2 L30.5,4 Q70,8 50,60 C11,12 13,14 9,10 Z evenOdd
              push opacity 0.5
                push blend plusLighter
                  push shadow #00000040 radius 4 offset -1,2
                    push blur 2.5
                      push mask
                        where
                          push opacity 1
                            fill ellipse 8,-4.25 100x50.5 #000000
                        glyphs "Hé" at 16,24.5 font 1 size 17 count 2 last 9.75 #000000
                        glyphs "" at 0,0 font 0 size 12 count 1 last 0.5 linear(#FF8000@0 #0040FFBF@1 from 0,0 to 8,-4.25)
                        image 0 8,-4.25 100x50.5
                        image 0 8,-4.25 100x50.5 tint #FFFFFF interpolation none caps 1/2/3/4 of 40x0.5
        push inner shadow #000000 radius 1.5 offset 1,-2
          image 0 8,-4.25 100x50.5 colors 0.5,0,0,0,0,0.5,0,0,0,0,0.5,0,0.25,0.25,0.25,1
        push moving text "Due in " + relative + interval in 8,-4.25 100x50.5
        push moving stroke path M1,2 L30.5,4 Q70,8 50,60 C11,12 13,14 9,10 Z #FFFFFF width 3 round cap for 90.5 s down
          fill rect 8,-4.25 100x50.5 #FFFFFF
        tap 0,8 100x44 opens widget://profile/Bloodseeker
        """
}
