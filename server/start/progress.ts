const WIDTH = 30

/** Without a terminal, one line per tenth is enough. */
const STEP = 10

type Out = { isTTY?: boolean; write: (text: string) => boolean }

/** A progress bar on a terminal; a few plain lines elsewhere. */
export function createProgress(title: string, out: Out = process.stdout) {
  let printed = -STEP

  return {
    /** `done` of `total`, and a short label of the current step. */
    show(done: number, total: number, label: string): void {
      const percent = total > 0 ? Math.floor((done / total) * 100) : 0
      if (out.isTTY) {
        const filled = Math.round((percent / 100) * WIDTH)
        const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
        // Returns to the start of the line, and erases the rest of a longer label.
        out.write(`\r${title} ${bar} ${String(percent).padStart(3)} % ${label}\x1b[K`)
      } else if (percent >= printed + STEP) {
        printed = percent - (percent % STEP)
        out.write(`${title}: ${percent} % (${label})\n`)
      }
    },

    end(): void {
      if (out.isTTY) out.write('\n')
    },
  }
}
