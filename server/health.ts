import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { pendingMigrations } from '#platform/database/migrate.ts'
import type { Metrics } from './metrics.ts'

/** A database that takes longer to answer does not count as reachable. */
const PATIENCE_MS = 2_000

type Parts = { metrics: Metrics; closing: () => boolean }

type Answer = { status: number; type: string; body: string }

/**
 * `/healthz`: the process answers. `/readyz`: it can serve (the shop is open, the database answers and is migrated),
 * else 503 with the reason. `/metrics`: Prometheus. They tell no secret, but are meant for the network behind the proxy.
 */
export function createHealth({ metrics, closing }: Parts) {
  let pool: pg.Pool | undefined
  const answers: Record<string, () => Answer | Promise<Answer>> = {
    '/healthz': () => json(200, { situacao: 'vivo' }),
    '/readyz': async () => {
      const motivo = closing() ? 'a loja está fechando' : await obstacleIn(pool)
      return motivo ? json(503, { situacao: 'indisponivel', motivo }) : json(200, { situacao: 'pronto' })
    },
    '/metrics': async () => ({
      status: 200,
      type: metrics.registry.contentType,
      body: await metrics.registry.metrics(),
    }),
  }

  return {
    /** The shop is open, on this database. */
    open(on: pg.Pool): void {
      pool = on
    },

    /** Answers a request for one of its addresses; `false` if it is for somebody else. */
    answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const compose = answers[incoming.url ?? '']
      if (!compose || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return false
      send(outgoing, compose).catch(() => outgoing.destroy())
      return true
    },
  }
}

async function send(outgoing: ServerResponse, compose: () => Answer | Promise<Answer>) {
  const { status, type, body } = await compose()
  outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

async function obstacleIn(pool: pg.Pool | undefined): Promise<string | undefined> {
  if (!pool) return 'a loja está abrindo'

  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late').unref())
  // A connection that lay idle may have broken unnoticed: only a fresh one tells of the database.
  const asked = pendingMigrations(pool).catch(() => pendingMigrations(pool))
  try {
    const pending = await Promise.race([asked, late])
    if (pending === 'late') return 'o banco de dados não responde'
    return pending.length === 0 ? undefined : `faltam migrações: ${pending.join(', ')}`
  } catch {
    return 'o banco de dados não está acessível'
  }
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
