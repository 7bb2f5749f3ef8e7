import { fileURLToPath } from 'node:url'

/** How a shop is started that believes the time to be so many milliseconds later: its environment and Node's flags. */
export function wrongClock(shiftMs: number): { environment: Record<string, string>; flags: string[] } {
  return {
    environment: { CLOCK_SHIFT_MS: String(shiftMs) },
    flags: ['--import', fileURLToPath(new URL('shift-clock.mjs', import.meta.url))],
  }
}
