import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Simulation } from '../config.ts'
import { StartFailure } from '../start/start-failure.ts'
import type { Stop } from '../start/stop.ts'

const PROGRAM = fileURLToPath(new URL('../../tools/counterparts/mercado-pago/main.ts', import.meta.url))

type SimulatePaymentsInput = {
  simulation: Simulation
  /** The shop's address for the notifications of its account. */
  webhook: string
  dataDir: string
  stop: Stop
  logger: Logger
}

/** `url` is its origin, also of its own pages, where a person can pay by hand; `credentials` are of its one account. */
const Simulated = z.object({ url: z.url(), credentials: z.record(z.string(), z.string()) })

export type SimulatedPayments = z.output<typeof Simulated>

/**
 * Starts the simulated Mercado Pago as a process of its own, and ends it with the shop. If its usual port is in use
 * it takes any other; if a requested one is, throws `StartFailure`.
 */
export async function simulatePayments({
  simulation,
  webhook,
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

  return Simulated.parse(said)

  async function start(at: number): Promise<unknown> {
    const child = fork(PROGRAM, [String(at), webhook, dataDir], {
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
