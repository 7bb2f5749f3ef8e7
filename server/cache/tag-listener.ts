import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { readTags, type Tag } from '#platform/infrastructure/tags.ts'

const RETRY_MS = 500

/** How often the connection is checked, and how long the check may take. Milliseconds. */
const HEARTBEAT_MS = 5_000
const DEADLINE_MS = 3_000

type TagHandlers = {
  /** These tags were published. */
  changed: (tags: Tag[]) => void
  /** Notifications are missed from now on: any cached content may be outdated. */
  lost: () => void
  /** Notifications arrive again; those in between were missed. Also called at the start. */
  back: () => Promise<void>
}

/**
 * Listens on every node for published tags, with a connection of its own that it opens again when it breaks. A
 * heartbeat notices within eight seconds a connection that hangs without breaking, which would miss changes for hours.
 */
export function listenForTags(databaseUrl: string, handlers: TagHandlers, logger: Logger) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  return {
    ready: open(),
    async close() {
      closed = true
      clearTimeout(timer)
      // A hanging connection never ends by itself.
      await Promise.race([client?.end(), wait(DEADLINE_MS, undefined, { ref: false })])
    },
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: DEADLINE_MS,
      query_timeout: DEADLINE_MS,
    })
    client = fresh
    fresh.on('error', (error) => broken(fresh, error))
    fresh.on('end', () => broken(fresh, new Error('the connection ended')))
    fresh.on('notification', ({ payload }) => handlers.changed(readTags(payload ?? '')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${TAGS_CHANNEL}`)
      await handlers.back()
      beat(fresh)
    } catch (error) {
      broken(fresh, error)
    }
  }

  function beat(on: pg.Client) {
    if (closed || client !== on) return
    timer = setTimeout(() => {
      on.query('select 1').then(
        () => beat(on),
        (error) => broken(on, error),
      )
    }, HEARTBEAT_MS)
  }

  function broken(from: pg.Client, error: unknown) {
    if (closed || client !== from) return
    client = undefined
    clearTimeout(timer)
    handlers.lost()
    logger.warn({ err: error }, 'notifications are missed: nothing is cached until the database is back')
    from.end().catch((reason) => logger.debug({ err: reason }, 'failed to close the broken connection'))
    timer = setTimeout(() => void open(), RETRY_MS)
  }
}
