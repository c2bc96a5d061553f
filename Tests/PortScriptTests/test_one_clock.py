"""Block timers and work items followed real time, whatever the shims' clock did."""

import unittest

from support import PortTest, port_ios


class OneClock(PortTest):
    def check_line(self, before, after):
        self.check(f"import UIKit\n{before}\n", f"import UIKit\n{after}\n")

    def test_block_timers_become_handlers(self):
        self.check_line(
            "Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in self?.drop(3, 4) }",
            "Timer.scheduledTimer(timeInterval: 0.2, repeating: true) { [weak self] _ in self?.drop(3, 4) }")
        self.check_line(
            "let t = Timer(timeInterval: max(1, 2), repeats: isLoop(a, b), block: { t in f(t, 1) })",
            "let t = Timer(timeInterval: max(1, 2), repeating: isLoop(a, b), handler: { t in f(t, 1) })")
        self.check_line(
            "timer = Timer.scheduledTimer(\n  withTimeInterval: 1,\n  repeats: false,\n  block: tick\n)",
            "timer = Timer.scheduledTimer(timeInterval: 1,\n  repeating: false,\n  handler: tick\n)")
        self.check_line(
            "Timer(timeInterval: 1, repeats: true) { _ in\n  Timer(timeInterval: 2, repeats: false) { _ in }\n}",
            "Timer(timeInterval: 1, repeating: true) { _ in\n  Timer(timeInterval: 2, repeating: false) { _ in }\n}")

    def test_a_timer_that_stands_for_none_is_made(self):
        self.check_line(
            "var timer = Timer()", "var timer = Timer(timeInterval: 0, repeating: false, handler: { _ in })")
        self.check_line("struct Timer {}\nlet t = Timer()", "struct Timer {}\nlet t = Timer()")

    def test_work_items_become_those_of_the_shims(self):
        self.check_line(
            "var work: DispatchWorkItem?\nwork = DispatchWorkItem { go() }\nlet a = DispatchWorkItem(block: go)",
            "var work: UIShimWorkItem?\nwork = UIShimWorkItem { go() }\nlet a = UIShimWorkItem(block: go)")

    def test_blocks_of_the_main_thread_go_to_the_main_queue(self):
        self.check_line("OperationQueue.main.addOperation { go() }", "DispatchQueue.main.async { go() }")
        self.check_line("RunLoop.main.perform { go() }", "DispatchQueue.main.async { go() }")

    def test_files_that_import_only_foundation_import_the_shims(self):
        before = "import Foundation\nlet t = Timer(timeInterval: 1, repeats: true) { _ in }\n"
        after = "import Foundation\nimport UIKit\nlet t = Timer(timeInterval: 1, repeating: true) { _ in }\n"
        self.assertEqual(port_ios.port(before, before + "import UIKit\n"), after)
        self.check(before, before)

    def test_what_stays_on_real_time_is_told(self):
        for line in ["Timer(fire: Date(), interval: 1, repeats: true) { _ in }", "DispatchWorkItem(qos: .utility) { go() }"]:
            self.check_line(line, line)
            self.check_leftovers(f"import UIKit\n{line}\n", [2])
        text = "import UIKit\nlet work = DispatchWorkItem { go() }\nwork.notify(queue: .main) { end() }\n"
        self.assertIn(3, [number for number, _ in port_ios.leftovers(port_ios.port(text), text)])

    def test_work_items_where_dispatch_wants_its_own_are_told(self):
        """They were replaced, did not build any more, and the exit code was 0."""
        for use in [
                "queue.sync(execute: work)", "DispatchQueue.main.async(group: group, execute: work)",
                "DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1, execute: self.work)",
                "group.notify(queue: .main, work: work)", "source.setEventHandler(handler: work)"]:
            text = f"import UIKit\nlet work = DispatchWorkItem {{ go() }}\n{use}\n"
            told = [number for number, _ in port_ios.leftovers(port_ios.port(text), text)]
            self.assertEqual(set(told), {3}, use)
        for use in ["queue.sync(execute: other)", "queue.async(execute: work)", "group.notify(queue: .main) { go() }"]:
            text = f"import UIKit\nlet work = DispatchWorkItem {{ go() }}\n{use}\n"
            self.assertEqual(list(port_ios.leftovers(port_ios.port(text), text)), [], use)

    def test_other_code_stays(self):
        for line in [
                "struct Timer { init(timeInterval: Int, repeats: Bool, block: () -> Void) {} }\n"
                "let t = Timer(timeInterval: 1, repeats: true) {}",
                "class DispatchWorkItem {}\nlet w = DispatchWorkItem()",
                "// Timer(timeInterval: 1, repeats: true) { }", 'let s = "DispatchWorkItem"',
                "MyTimer(timeInterval: 1, repeats: true) { }", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }"]:
            self.check_line(line, line)

    def test_timer_sources_on_the_main_queue_are_told(self):
        made = "import UIKit\nlet timer = DispatchSource.makeTimerSource({})\n"
        for arguments, lines in {
                "queue: .main": [2], "flags: [], queue: DispatchQueue.main": [2],
                "": [], "queue: DispatchQueue.global()": [], "queue: own": []}.items():
            text = made.format(arguments)
            told = port_ios.leftovers(port_ios.port(text), text)
            self.assertEqual([line for line, _ in told], lines, arguments)


if __name__ == "__main__":
    unittest.main()
