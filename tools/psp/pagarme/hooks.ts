import type { Faults } from '../faults.ts'
import { CREDENTIALS } from './credentials.ts'
import { freshId, now } from './ledger.ts'

const [FIRST_RETRY_MS, RETRIES, DELAY_MS, TIMEOUT_MS] = [500, 12, 300, 10_000]

/** A webhook that was sent, or is still to be. */
export type Hook = {
  id: string
  event: string
  status: 'pending' | 'sent' | 'failed'
  attempts: number
  body: string
}

/**
 * Sends webhooks with the login of the dashboard (HTTP Basic), and again with growing delays until they are answered
 * 2xx. A repeated webhook has the same id.
 */
export function createHooks({ url, faults }: { url: () => string | null; faults: () => Faults }) {
  const hooks: Hook[] = []
  const timers = new Set<NodeJS.Timeout>()
  let delayed: (() => void)[] = []

  return {
    hooks,
    send,
    resend: (hook: Hook) => deliver(hook),
    close: () => timers.forEach((timer) => void clearTimeout(timer)),
  }

  function send(type: string, data: unknown) {
    const { semAvisos, copias, foraDeOrdem } = faults()
    if (semAvisos || !url()) return
    const id = `hook_${freshId()}`
    const account = { id: 'acc_simulacao0000000', name: 'Loja simulada' }
    const body = JSON.stringify({ id, account, type, created_at: now(), data })
    const hook: Hook = { id, event: type, status: 'pending', attempts: 0, body }
    hooks.unshift(hook)
    const deliverAll = () => {
      for (let copy = 0; copy < copias; copy++) void deliver(hook)
    }
    if (!foraDeOrdem) return deliverAll()
    if (delayed.length === 0) later(DELAY_MS, releaseDelayed)
    delayed.push(deliverAll)
  }

  function releaseDelayed() {
    const sends = delayed.toReversed()
    delayed = []
    for (const one of sends) one()
  }

  async function deliver(hook: Hook, retry = 0): Promise<void> {
    const address = url()
    if (!address) return
    hook.attempts++
    const login = Buffer.from(`${CREDENTIALS.usuarioAvisos}:${CREDENTIALS.senhaAvisos}`).toString('base64')
    const accepted = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${login}` },
      body: hook.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then(({ ok }) => ok)
      .catch(() => false)
    hook.status = accepted ? 'sent' : 'failed'
    if (!accepted && retry < RETRIES) later(FIRST_RETRY_MS * 2 ** retry, () => void deliver(hook, retry + 1))
  }

  function later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }
}
