import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Simulation } from '../config.ts'
import { StartFailure } from '../start/start-failure.ts'
import type { Stop } from '../start/stop.ts'
import { PAYMENT_ENVIRONMENT, type PaymentSettings, paymentSettings } from './payment-settings.ts'

const PROGRAM = fileURLToPath(new URL('../../tools/psp/main.ts', import.meta.url))

type SimulatePaymentsInput = {
  simulation: Simulation
  /** Base URL for the provider's notifications to the shop. */
  shop: string
  dataDir: string
  stop: Stop
  logger: Logger
}

export type SimulatedPayments = {
  settings: PaymentSettings
  /** URL of its own pages, where a person can pay by hand. */
  url: string
}

/**
 * Starts the simulated payment provider as a process of its own, and ends it with the shop. If its usual port is in use
 * it takes any other; if a requested one is, throws `StartFailure`.
 */
export async function simulatePayments({
  simulation,
  shop,
  dataDir,
  stop,
  logger,
}: SimulatePaymentsInput): Promise<SimulatedPayments> {
  const { port, fixed } = simulation
  const said = await start(port).catch((cause) => {
    if (fixed)
      throw new StartFailure(`A simulação de pagamentos não abriu na porta ${port} (PSP_PORT).`, { cause })
    return start(0)
  })
  const settings = paymentSettings(z.object(PAYMENT_ENVIRONMENT).parse(said))
  const url = settings.cartao ? new URL(settings.cartao.script).origin : ''

  return { settings, url }

  async function start(at: number): Promise<unknown> {
    const child = fork(PROGRAM, [String(at), shop, dataDir], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let ending = false
    stop.add(() => {
      ending = true
      return end(child)
    })
    const [said] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`A simulação terminou com ${code}.`)
      }),
    ])
    child.once('exit', (code) => {
      if (!ending) logger.warn({ code }, 'the simulated payment provider ended')
    })
    return said
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
