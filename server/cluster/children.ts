import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { NodePurges } from '../cache/edge-purges.ts'
import { RECENT_MS } from '../cache/recent-keys.ts'
import type { Config } from '../config.ts'
import type { DatabaseUrls } from '../start/database.ts'
import type { Prepared } from '../start/open-node.ts'
import { AlreadyReported, StartFailure } from '../start/start-failure.ts'
import { createBackoff } from './backoff.ts'
import { createCalls } from './calls.ts'
import { closeUntaken } from './close-untaken.ts'
import { gatherMetrics } from './gather-metrics.ts'
import { createLeases } from './leases.ts'
import type { Measured, ToChild, ToPrimary } from './messages.ts'

/** The process of this slot runs jobs; all others only answer requests. */
const JOBS_SLOT = 0

/** Whoever signals all processes has reached the first one by then. */
const SAME_SIGNAL_MS = 500

/** A process that is busy for longer is left out of the metrics. */
const MEASURE_MS = 2_000

/** Deaths in a row after which the node gives up, if no process is open: a supervisor may know better. */
const MAX_DEATHS = 8

type OpenChildrenInput = { config: Config; logger: Logger; fail: (error: unknown) => void }

type Opened = { urls: DatabaseUrls; prepared: Prepared; port: number }

/** `openedAt` is null until the shop is open there. */
type Child = { worker: Worker; slot: number; openedAt: number | null; began: number; leaving: boolean }

/** The processes of a node that answer requests, as many as `config.processes`, each in a slot. */
export function openChildren({ config, logger, fail }: OpenChildrenInput) {
  const children = new Set<Child>()
  const backoffs = Array.from({ length: config.processes }, createBackoff)
  const take = createLeases(() => performance.now())
  const measures = createCalls<Measured>(MEASURE_MS)
  const counts = { deaths: 0, inARow: 0 }
  let opened: Opened | undefined
  /** The cache before the shop; null: there is none. */
  let purges: NodePurges | null = null
  let ending = false
  const gathered = gatherMetrics({
    ask: () => [...children].map((child) => measures.ask((id) => send(child, { kind: 'measure', id }))),
    open: () => openOnes().length,
    deaths: () => counts.deaths,
  })

  return {
    /** The metrics of the node itself. */
    registry: gathered.own,

    /** Starts the first process, and the others so that they load their code meanwhile. Returns the port. */
    async start(): Promise<number> {
      const first = fork(JOBS_SLOT, true)
      const port = await reported(first, 'listening').then((message) => message.port)
      for (let slot = 1; slot < config.processes; slot++) fork(slot)
      return port
    },

    /** Opens the shop in the first process, then in the others. Returns what the operator reads. */
    async open(known: Opened, nodePurges: NodePurges | null): Promise<string> {
      const [first, ...others] = [...children]
      if (!first) throw new AlreadyReported()
      opened = known
      purges = nodePurges
      const { announcement } = await openIn(first, true)
      await Promise.all(others.map((child) => openIn(child)))
      return announcement
    },

    /** Tells all that the node is about to end. */
    closing(): void {
      ending = true
      for (const child of children) send(child, { kind: 'closing' })
    },

    /** Ends all in order; resolves when they are gone. */
    async end(): Promise<void> {
      ending = true
      await Promise.all([...children].map(end))
    },
  }

  function fork(slot: number, listens = false): Child {
    const child = { worker: cluster.fork(), slot, openedAt: null, began: performance.now(), leaving: false }
    children.add(child)
    closeUntaken(child.worker)
    child.worker.on('message', (message: ToPrimary) => answer(child, message))
    child.worker.once('exit', (code, signal) => {
      children.delete(child)
      if (child.openedAt !== null && !ending) purges?.ended(hasWitness())
      if (!ending && !child.leaving) void replace(child, signal ?? code)
    })
    // The channel of a process that has just ended; its end is handled.
    child.worker.on('error', () => undefined)
    send(child, { kind: 'start', slot, dataDir: config.dataDir, listens })
    return child
  }

  function answer(child: Child, message: ToPrimary): void {
    switch (message.kind) {
      case 'listening':
        return
      case 'opened':
        child.openedAt = performance.now()
        counts.inARow = 0
        return
      case 'asked to end':
        void renew(child)
        return
      case 'lease': {
        const { name, rate, key, most } = message.claim
        send(child, { kind: 'leased', id: message.id, lease: take(name, rate, key, most) })
        return
      }
      case 'purge':
        purges?.purge(message.keys)
        send(child, { kind: 'taken', id: message.id })
        return
      case 'purge again':
        void purges?.again(message.keys).then(
          () => send(child, { kind: 'purged', id: message.id, failure: null }),
          (error: unknown) => send(child, { kind: 'purged', id: message.id, failure: String(error) }),
        )
        return
      case 'ping':
        send(child, { kind: 'pong', id: message.id })
        return
      case 'scrape':
        void gathered.text().then((text) => send(child, { kind: 'measured', id: message.id, text }), fail)
        return
      case 'measured':
        measures.answer(message.id, message.metrics)
    }
  }

  function openIn(child: Child, announces = false) {
    if (!opened) throw new Error('The shop is not prepared yet.')
    send(child, { kind: 'open', ...opened, runsJobs: child.slot === JOBS_SLOT, announces })
    return reported(child, 'opened')
  }

  /** A process ended by itself. At the start of the node that is its failure, and the process has said why. */
  async function replace({ slot, began, worker }: Child, end: number | string) {
    const lived = performance.now() - began
    counts.deaths++
    counts.inARow++
    if (!opened) return fail(new AlreadyReported())
    if (counts.inARow > MAX_DEATHS && openOnes().length === 0)
      return fail(new StartFailure('Os processos da loja terminam logo depois de abrir; veja o registro.'))
    const pause = backoffs[slot]?.(lived) ?? 0
    logger.error({ child: worker.process.pid, end, pause }, 'a process ended by itself and is replaced')
    await sleep(pause)
    if (!ending) await openIn(fork(slot)).catch(() => undefined)
  }

  /** Replaces a process that somebody asked to end, before it does. */
  async function renew(child: Child) {
    await sleep(SAME_SIGNAL_MS)
    if (ending || child.leaving || !opened) return
    child.leaving = true
    const other = fork(child.slot)
    // If it can't open, nothing replaces it: the old one stays.
    other.leaving = true
    const isOpen = await openIn(other).then(
      () => true,
      () => false,
    )
    if (ending) return
    if (!isOpen) return stay(child)
    other.leaving = false
    send(child, { kind: 'closing' })
    await sleep(config.drainMs)
    await end(child)
  }

  /** It is not to end any more. If it has ended meanwhile, it is replaced. */
  function stay(child: Child): void {
    child.leaving = false
    if (child.worker.isDead()) void replace(child, child.worker.process.signalCode ?? 'gone')
  }

  function openOnes(): Child[] {
    return [...children].filter(({ openedAt }) => openedAt !== null)
  }

  /** Whether a process that runs has known all changes that one which has just ended may have missed. */
  function hasWitness(): boolean {
    return openOnes().some(({ openedAt }) => performance.now() - (openedAt ?? 0) > RECENT_MS)
  }
}

async function end(child: Child): Promise<void> {
  const { worker } = child
  if (worker.isDead()) return
  const exited = once(worker, 'exit')
  send(child, { kind: 'end' })
  await exited
}

/** Waits for a message; rejects if the process ends before. */
function reported<Kind extends ToPrimary['kind']>({ worker }: Child, kind: Kind) {
  return new Promise<Extract<ToPrimary, { kind: Kind }>>((resolve, reject) => {
    worker.on('message', heed)
    worker.once('exit', () => reject(new AlreadyReported()))

    function heed(message: ToPrimary) {
      if (!isOf(message, kind)) return
      worker.off('message', heed)
      resolve(message)
    }
  })
}

function isOf<Kind extends ToPrimary['kind']>(
  message: ToPrimary,
  kind: Kind,
): message is Extract<ToPrimary, { kind: Kind }> {
  return message.kind === kind
}

function send({ worker }: Child, message: ToChild): void {
  if (worker.isConnected()) worker.send(message)
}
