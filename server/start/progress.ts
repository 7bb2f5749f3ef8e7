const WIDTH = 30

/** Where nobody watches a bar move, a line for each tenth is enough. */
const STEP = 10

type Out = { isTTY?: boolean; write: (text: string) => boolean }

/** A progress bar on a terminal; a few plain lines elsewhere. */
export function createProgress(title: string, out: Out = process.stdout) {
  let told = -STEP

  return {
    /** `done` of `total`, and in few words what is being done. */
    show(done: number, total: number, label: string): void {
      const percent = total > 0 ? Math.floor((done / total) * 100) : 0
      if (out.isTTY) {
        const filled = Math.round((percent / 100) * WIDTH)
        const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
        // Back to the start of the line, and what is left of a longer label erased.
        out.write(`\r${title} ${bar} ${String(percent).padStart(3)} % ${label}\x1b[K`)
      } else if (percent >= told + STEP) {
        told = percent - (percent % STEP)
        out.write(`${title}: ${percent} % (${label})\n`)
      }
    },

    end(): void {
      if (out.isTTY) out.write('\n')
    },
  }
}
