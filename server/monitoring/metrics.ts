import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. Cached pages take tenths of a millisecond; the target for the slowest is 25 ms. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Seconds. A mail takes half of one, a pass over a large catalog some. */
const JOB_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 300]

/** State of the page cache. */
type PageCacheView = {
  counts: Readonly<Record<string, number>>
  size: () => { pages: number; bytes: number }
}

/** Prometheus metrics of this node: the process, its requests, its page cache and its database connections. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['route', 'method', 'status'] as const
  /** Pages from the cache since the last collection, by method and status: cheaper than a counter with labels. */
  const cachedPages = new Map<string, number>()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers: [registry],
    collect() {
      for (const [key, count] of cachedPages) {
        const [method = '', status = ''] = key.split(' ')
        this.inc({ route: 'page', method, status }, count)
      }
      cachedPages.clear()
    },
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, of those that the page cache did not answer.',
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of background jobs, by result.',
    labelNames: ['job', 'result'],
    buckets: JOB_BUCKETS,
    registers: [registry],
  })

  return {
    registry,

    /** Counts a finished request. `route` is one of few classes (`routeClass`), never an address. */
    request(route: string, method: string, status: number, seconds: number) {
      const labels = { route, method, status: String(status) }
      requests.inc(labels)
      durations.observe(labels, seconds)
    },

    /** Counts a page that was answered from the page cache. */
    cachedPage(method: string, status: number) {
      const key = `${method} ${status}`
      cachedPages.set(key, (cachedPages.get(key) ?? 0) + 1)
    },

    /** Counts a run of a job: `done`, `failed` (to be retried) or `dead`. */
    job(job: string, result: 'done' | 'failed' | 'dead', seconds: number) {
      jobs.observe({ job, result }, seconds)
    },

    /** Names a job's deaths before the first: `increase` sees no change in a metric that begins with 1. */
    knowJob(job: string) {
      jobs.zero({ job, result: 'dead' })
    },

    /** `pools` by their purpose. */
    watchPools(pools: Record<string, pg.Pool>) {
      new Gauge({
        name: 'db_pool_connections',
        help: 'Database connections of each pool, and requests waiting for one.',
        labelNames: ['pool', 'state'],
        registers: [registry],
        collect() {
          for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
            this.set({ pool, state: 'open' }, totalCount)
            this.set({ pool, state: 'idle' }, idleCount)
            this.set({ pool, state: 'waiting' }, waitingCount)
          }
        },
      })
    },

    watchDisk({ freeBytes }: { freeBytes: () => number }) {
      new Gauge({
        name: 'data_dir_free_bytes',
        help: 'Free space on the disk of the data folder.',
        registers: [registry],
        collect() {
          this.set(freeBytes())
        },
      })
    },

    watchClock({ ahead }: { ahead: () => number }) {
      new Gauge({
        name: 'clock_ahead_seconds',
        help: 'For how long the clock of this machine is ahead of the database; 0 if by less than a second.',
        registers: [registry],
        collect() {
          this.set(ahead())
        },
      })
    },

    /**
     * `refused` counts the pages refused because too many others were being rendered, `refreshed` those rendered again
     * while visitors got the old one.
     */
    watchRenderings({ refused, refreshed }: { refused: () => number; refreshed: () => number }) {
      new Counter({
        name: 'page_refreshes_total',
        help: 'Outdated pages rendered again while visitors got the old one.',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(refreshed())
        },
      })
      new Counter({
        name: 'page_renderings_refused_total',
        help: 'Pages refused because too many others were being rendered.',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(refused())
        },
      })
    },

    /** Pages that were rendered because visitors had requested them most before the start. */
    watchWarmStart({ counts }: { counts: Readonly<Record<'before' | 'after', number>> }) {
      new Counter({
        name: 'page_warmings_total',
        help: 'Most requested pages rendered at the start, before and after the process was ready.',
        labelNames: ['ready'],
        registers: [registry],
        collect() {
          this.reset()
          for (const [ready, count] of Object.entries(counts)) this.inc({ ready }, count)
        },
      })
    },

    /** `counts` of calls by where they read, and of failures of the replica. */
    watchReplica({ counts, lag }: { counts: Readonly<Record<string, number>>; lag: () => number }) {
      new Gauge({
        name: 'replica_lag_seconds',
        help: 'For how long the replica may be behind at most.',
        registers: [registry],
        collect() {
          this.set(lag())
        },
      })
      new Counter({
        name: 'replica_reads_total',
        help: 'Calls of public pages and API by where they were read, and those that failed at the replica.',
        labelNames: ['at'],
        registers: [registry],
        collect() {
          this.reset()
          for (const [at, count] of Object.entries(counts)) this.inc({ at }, count)
        },
      })
    },

    watchPageCache({ counts, size }: PageCacheView) {
      new Counter({
        name: 'page_cache_events_total',
        help: 'Pages found, found outdated, rendered, shared and evicted.',
        labelNames: ['event'],
        registers: [registry],
        collect() {
          this.reset()
          for (const [event, count] of Object.entries(counts)) this.inc({ event }, count)
        },
      })
      new Gauge({
        name: 'page_cache_pages',
        help: 'Cached pages.',
        registers: [registry],
        collect() {
          this.set(size().pages)
        },
      })
      new Gauge({
        name: 'page_cache_bytes',
        help: 'Memory of cached pages.',
        registers: [registry],
        collect() {
          this.set(size().bytes)
        },
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
