import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { readTags, type Tag } from '#platform/tags.ts'

const RETRY_MS = 500

/** How often the connection is asked whether it is there, and how long it may take to say so. Milliseconds. */
const HEARTBEAT_MS = 5_000
const DEADLINE_MS = 3_000

type Hearing = {
  /** These tags were published. */
  changed: (tags: Tag[]) => void
  /** Nothing is heard from now on: whatever was kept may be out of date without us knowing. */
  lost: () => void
  /** Heard again; what was published meanwhile was missed. Also said at the start. */
  back: () => Promise<void>
}

/**
 * Hears on every node which tags were published, on a connection of its own that it opens again when it breaks. One that went silent
 * without breaking is found out within eight seconds: it would tell of no change, for hours.
 */
export function listenForTags(databaseUrl: string, hearing: Hearing, logger: Logger) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  return {
    ready: open(),
    async close() {
      closed = true
      clearTimeout(timer)
      // A connection that is silent never says that it has ended.
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
    fresh.on('notification', ({ payload }) => hearing.changed(readTags(payload ?? '')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${TAGS_CHANNEL}`)
      await hearing.back()
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
    hearing.lost()
    logger.warn({ err: error }, 'not hearing of changes: nothing is cached until the database is back')
    from.end().catch((reason) => logger.debug({ err: reason }, 'closing the broken connection'))
    timer = setTimeout(() => void open(), RETRY_MS)
  }
}
