import Foundation
import TestSupport
import Testing

/// The program as `nohup` starts it, and a shell what runs in the background.
@Suite(.timeLimit(.minutes(1))) struct `viper, told to ignore a signal` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // Many, since the second one that is heard ends a program at once, whatever it was about to do.
  @Test(arguments: ["HUP", "INT", "TERM"]) func `ignores it, and goes on`(_ signal: String) async throws {
    let run = try await Viper.shell(
      """
      cd "$FOLDER" && mkfifo in out && trap '' \(signal)
      "$VIPER" run todo <in >out & program=$!
      exec 3>in 4<out
      read -r drawn <&4
      for number in 1 2 3 4 5 6 7 8 9 10; do kill -\(signal) "$program" || exit 1; done
      echo 'add Milk' >&3
      exec 3>&-
      cat <&4
      wait "$program"
      """, environment: ["FOLDER": folder.url.path])

    #expect(run.output.contains("> add Milk\n"))
    #expect(run.status == 0)
  }
}
