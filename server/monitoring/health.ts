import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { Registry } from 'prom-client'
import { pendingMigrations } from '#platform/database/migrate.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import type { Space } from '../start/disk-space.ts'

/** In milliseconds: a database that takes longer counts as unreachable. */
const TIMEOUT_MS = 2_000

type CreateHealthInput = {
  /** The metrics of all processes, as text for Prometheus. */
  measure: () => Promise<string>
  closing: () => boolean
  /** Whether the first one of several processes answers: without it nobody counts, and no connection arrives. */
  isNodeAlive: () => Promise<boolean>
  /** Free space on the disk of the database and the pictures. */
  space: () => Space
  /** Whether the database's files are on that disk. */
  holdsDatabase: boolean
}

const HANGS = 'o primeiro processo da loja não responde'

const LITTLE_SPACE = 'resta pouco espaço em disco'

type Answer = { status: number; type: string; body: string }

/**
 * `/healthz`: the process answers, and so does the node's first one. `/readyz`: it can sell, i.e. the shop is open, the
 * database answers, accepts writes and is migrated, and its disk has free space; otherwise 503 with the reason. A
 * problem that is near comes as a warning beside the 200. `/metrics`: Prometheus. None reveals secrets, but they are
 * meant for the network behind the proxy.
 */
export function createHealth({ measure, closing, isNodeAlive, space, holdsDatabase }: CreateHealthInput) {
  let pool: pg.Pool | undefined
  const answers: Record<string, () => Answer | Promise<Answer>> = {
    '/healthz': async () => ((await isNodeAlive()) ? json(200, { situacao: 'vivo' }) : unavailable(HANGS)),
    '/readyz': async () => {
      const motivo = closing() ? 'a loja está fechando' : (obstacleOnDisk() ?? (await obstacle()))
      if (motivo) return unavailable(motivo)
      return json(
        200,
        space() === 'ample' ? { situacao: 'pronto' } : { situacao: 'pronto', avisos: [LITTLE_SPACE] },
      )
    },
    '/metrics': async () => ({
      status: 200,
      type: Registry.PROMETHEUS_CONTENT_TYPE,
      body: await measure(),
    }),
  }

  return {
    /** Call when the shop is open, with its database. */
    open(on: pg.Pool): void {
      pool = on
    },

    /** Answers a request for one of its addresses; returns `false` for others. */
    answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const compose = answers[incoming.url ?? '']
      if (!compose || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return false
      send(outgoing, compose).catch(() => outgoing.destroy())
      return true
    },
  }

  async function obstacle(): Promise<string | undefined> {
    const [isAlive, inDatabase] = await Promise.all([isNodeAlive(), obstacleIn(pool)])

    return isAlive ? inDatabase : HANGS
  }

  function obstacleOnDisk(): string | undefined {
    return holdsDatabase && space() === 'scarce' ? 'falta espaço em disco' : undefined
  }
}

async function send(outgoing: ServerResponse, compose: () => Answer | Promise<Answer>) {
  const { status, type, body } = await compose()
  outgoing.writeHead(status, { 'content-type': type, 'cache-control': NEVER_STORED }).end(body)
}

async function obstacleIn(pool: pg.Pool | undefined): Promise<string | undefined> {
  if (!pool) return 'a loja está abrindo'

  const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, TIMEOUT_MS, 'timeout').unref())
  // An idle connection may have broken unnoticed: only a new one proves that the database is reachable.
  const answer = ask(pool).catch(() => ask(pool))
  try {
    const said = await Promise.race([answer, timeout])
    return said === 'timeout' ? 'o banco de dados não responde' : said
  } catch {
    return 'o banco de dados não está acessível'
  }
}

async function ask(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ standby: boolean; reading: boolean }>(
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as reading`,
  )
  if (rows[0]?.standby) return 'o banco de dados é uma réplica e não aceita gravações'
  if (rows[0]?.reading) return 'o banco de dados está somente para leitura'
  const pending = await pendingMigrations(pool)

  return pending.length === 0 ? undefined : `faltam migrações: ${pending.join(', ')}`
}

function unavailable(motivo: string): Answer {
  return json(503, { situacao: 'indisponivel', motivo })
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
