import type { Faults } from '../faults.ts'
import { createSender } from '../sender.ts'
import { CREDENTIALS } from './credentials.ts'
import { freshId, now } from './ledger.ts'

/** A webhook that was sent. */
type Hook = { id: string; event: string; attempts: number; body: string }

type HooksInput = { url: () => string | null; faults: () => Faults }

/**
 * Sends webhooks with the login of the dashboard (HTTP Basic), and again with growing delays until they are answered
 * 2xx. A repeated webhook has the same id.
 */
export function createHooks({ url, faults }: HooksInput) {
  const hooks: Hook[] = []
  const sender = createSender(faults)

  return { hooks, send, deliver, close: sender.close }

  function send(type: string, data: unknown) {
    const id = `hook_${freshId()}`
    const account = { id: 'acc_simulacao0000000', name: 'Loja simulada' }
    const body = JSON.stringify({ id, account, type, created_at: now(), data })
    const hook: Hook = { id, event: type, attempts: 0, body }
    hooks.unshift(hook)
    deliver(hook)
  }

  function deliver(hook: Hook) {
    const address = url()
    if (!address) return
    sender.send(address, () => {
      hook.attempts++
      const senha = faults().assinaturaErrada ? 'outra' : CREDENTIALS.senhaAvisos
      const login = Buffer.from(`${CREDENTIALS.usuarioAvisos}:${senha}`).toString('base64')
      return {
        headers: { 'content-type': 'application/json', authorization: `Basic ${login}` },
        body: hook.body,
      }
    })
  }
}
