import CLinux
import Glibc
import Testing

@Suite struct HostProcessTests {
    @Test func aDaemonThatItsTestLetsGoIsEnded() throws {
        let served = try ServedFolder()
        let id = try served.serve().id
        #expect(eventually { kill(id, 0) != 0 })
    }
}
