#!/usr/bin/env python3
"""Measures how soon Ctrl-C at the prompt ends an operation on exact numbers.

Usage: interrupts.py [--rounds 5] [--limit 0.010] [--reckon .build/release/reckon]

Each operation is typed at a prompt in a pseudo-terminal, where it first runs for a second at most; then it is
interrupted within 70 % of that time, and timed until the prompt says that it was stopped.
An idle machine and the median count: a process that waits for a processor is not the tool's. Exits with 1 when a median
is above the limit.
"""
import argparse, os, pty, random, re, select, statistics, sys, tempfile, time

# One for each kind of long operation, at sizes near the limits, with the seconds that pass before the first digits are
# due.
OPERATIONS = {
    "product": "(3^5000000 + 1) * (7^2500000 + 1) > 1", "power": "3^10000000 > 1", "division":
        "(3^10000000 + 1) // (7^1500000 + 1) > 1", "factorial": "800000! mod 1000003", "binomial":
            "nCr(2000000, 900000) > 1", "digits of a whole number":
                "1 << 16777000", "reading digits": "9" * 30_000 + "^160 > 1", "gcd": "gcd(3^9000000, 2^9000000 + 1)",
    "fraction": "1/(3^2000000 + 1) + 1/(7^2000000 + 1) > 1", "square root": "floor(sqrt(3^9999999)) > 1", "root":
        "floor(root(3^9999999, 7)) > 1", "π": "pi to sig 1000000", "e": "e to sig 1000000", "ln": "ln(3) to sig 300000",
    "exp": "exp(sqrt(2)) to sig 100000", "sine": "sin(sqrt(2)) to sig 200000", "arctangent":
        "atan(sqrt(2)) to sig 100000", "gamma": "gamma(1/3) to sig 200000", "lgamma": "lgamma(1/3) to sig 200000",
    "erf": "erf(1/3) to sig 100000", "erfc": "erfc(20) to sig 50000", "logarithm of a long number":
        "ln(3^9000000 + 2) to sig 100000", "sum": "Σ(k, 1, 1000000, 1/k) > 1", "undecided":
            "gamma(1/3 + gamma(1/7))^2 == gamma(1/3 + gamma(1/7))^3 / gamma(1/3 + gamma(1/7))", "bases":
                "3^10000000 to hex", "fraction written": "3^5000000/7^1700000 to frac", "decimal that ends":
                    "1/2^8000000 to sig 1000000", "large angle": "sin(3^9000000)", "small difference":
                        "ln(1 + 10^-4000000)", "bits": "(3^10000000) & (7^5000000)",
}


class Prompt:
    def __init__(self, reckon, home):
        self.count = 0
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.environ.update(RECKON_HOME=home, TERM="xterm-256color", COLUMNS="80", LINES="24")
            os.execv(reckon, [reckon])
        self.read(lambda text: "\x1b" in text and text.rstrip().endswith(("›", ">", "h", "m", "K")), 3)
        self.drain(0.3)

    def drain(self, quiet):
        """Everything that comes until nothing has come for a while."""
        text = b""
        while select.select([self.master], [], [], quiet)[0]:
            try: text += os.read(self.master, 65536)
            except OSError: break
        return text.decode(errors="replace")

    def read(self, found, seconds):
        """Seconds until the output holds something, and the output; None when it does not come."""
        start, text = time.perf_counter(), ""
        while (left := start + seconds - time.perf_counter()) > 0:
            if not select.select([self.master], [], [], left)[0]: break
            text += os.read(self.master, 65536).decode(errors="replace")
            if found(text): return time.perf_counter() - start, text
        return None, text

    def interrupted(self, text, wait):
        """The seconds after which an operation was over before it was interrupted, if it was, and otherwise those until
        it was stopped."""
        # With other blanks each time: the prompt keeps the values of texts.
        self.count += 1
        self.write(re.sub(r"[ (^]", lambda sign: sign[0] + " " * self.count, text, count=1))
        self.drain(0.1)
        self.write("\r")
        ended, _ = self.read(lambda text: re.search(r"\[\d+\]|error", text), wait)
        seconds = None
        if ended is None:
            self.write("\x03")
            seconds, _ = self.read(lambda text: "stopped" in text, 15)
        self.drain(0.1)
        return ended, seconds

    def write(self, text):
        data = text.encode()
        while data: data = data[os.write(self.master, data[:1000]):]


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--limit", type=float, default=0.010)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--reckon", default=".build/release/reckon")
    options.add_argument("names", nargs="*")
    options = options.parse_args()
    rng = random.Random(options.seed)
    failed = 0
    with tempfile.TemporaryDirectory() as home:
        prompt = Prompt(os.path.abspath(options.reckon), home)
        for name, text in OPERATIONS.items():
            if options.names and name not in options.names: continue
            prompt.count = 0
            whole, _ = prompt.interrupted(text, 1)
            times, missed = [], 0
            for _ in range(options.rounds):
                ended, seconds = prompt.interrupted(text, rng.uniform(0.1, 0.7) * min(whole or 1, 0.7))
                if ended is not None or seconds is None: missed += 1
                else: times.append(seconds)
            shown = f"median {statistics.median(times) * 1000:.1f} ms, most {max(times) * 1000:.1f} ms" if times else "never cancelled"
            late = not times or statistics.median(times) > options.limit
            failed += late
            print(f"{'LATE ' if late else ''}{name}: {shown}" + (f", {missed} were over before" if missed else ""),
                  flush=True)
    sys.exit(1 if failed else 0)


main()
