import type { Faults } from './faults.ts'

const [FIRST_RETRY_MS, RETRIES, DELAY_MS] = [500, 12, 300]

/** One delivery's body and headers, written for each attempt: signatures carry its time. */
type Message = { body: string; headers: Record<string, string> }

/** Posts webhooks to a shop, and retries with growing delays until it answers with success; faults disturb it. */
export function createSender(faults: () => Faults) {
  const timers = new Set<NodeJS.Timeout>()
  let delayed: (() => void)[] = []

  return { send, close: () => timers.forEach((timer) => void clearTimeout(timer)) }

  function send(url: string, message: () => Message): void {
    const { semAvisos, copias, foraDeOrdem } = faults()
    if (semAvisos) return
    const all = () => {
      for (let copy = 0; copy < copias; copy++) void deliver(url, message)
    }
    if (!foraDeOrdem) {
      all()
      return
    }
    if (delayed.length === 0) later(DELAY_MS, releaseDelayed)
    delayed.push(all)
  }

  function releaseDelayed() {
    const sends = delayed.toReversed()
    delayed = []
    for (const one of sends) one()
  }

  async function deliver(url: string, message: () => Message, retry = 0): Promise<void> {
    const accepted = await fetch(url, { method: 'POST', ...message(), signal: AbortSignal.timeout(10_000) })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!accepted && retry < RETRIES)
      later(FIRST_RETRY_MS * 2 ** retry, () => void deliver(url, message, retry + 1))
  }

  function later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }
}
