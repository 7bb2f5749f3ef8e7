import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. The shop answers kept pages in tenths of a millisecond and aims at 25 ms for the slowest. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Seconds. A mail takes half of one, a pass over a large catalogue some. */
const JOB_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 300]

/** What the page cache tells of itself. */
type PageCacheView = {
  counts: Readonly<Record<string, number>>
  size: () => { pages: number; bytes: number }
}

/** Prometheus' view of this node: the process, its requests, its page cache and its database connections. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['classe', 'metodo', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Pedidos respondidos.',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Tempo do pedido até o fim da resposta.',
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Tempo das tarefas de fundo, por resultado.',
    labelNames: ['tarefa', 'resultado'],
    buckets: JOB_BUCKETS,
    registers: [registry],
  })

  return {
    registry,

    /** Counts a finished request. `classe` is one of few (`routeClass`), never an address. */
    request(classe: string, metodo: string, status: number, seconds: number) {
      const labels = { classe, metodo, status: String(status) }
      requests.inc(labels)
      durations.observe(labels, seconds)
    },

    /** Counts a run of a job: `feita`, `falhou` (to be tried again) or `morta`. */
    job(tarefa: string, resultado: 'feita' | 'falhou' | 'morta', seconds: number) {
      jobs.observe({ tarefa, resultado }, seconds)
    },

    /** `pools` by what they are for. */
    watchPools(pools: Record<string, pg.Pool>) {
      new Gauge({
        name: 'db_pool_connections',
        help: 'Conexões de cada pool com o banco e pedidos à espera de uma.',
        labelNames: ['pool', 'estado'],
        registers: [registry],
        collect() {
          for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
            this.set({ pool, estado: 'abertas' }, totalCount)
            this.set({ pool, estado: 'livres' }, idleCount)
            this.set({ pool, estado: 'em_espera' }, waitingCount)
          }
        },
      })
    },

    watchDisk({ freeBytes }: { freeBytes: () => number }) {
      new Gauge({
        name: 'data_dir_free_bytes',
        help: 'Espaço livre no disco da pasta de dados.',
        registers: [registry],
        collect() {
          this.set(freeBytes())
        },
      })
    },

    /** `refused` counts the pages that were turned away while too many others were rendered. */
    watchRenderings({ refused }: { refused: () => number }) {
      new Counter({
        name: 'page_renderings_refused_total',
        help: 'Páginas recusadas porque muitas outras estavam sendo renderizadas.',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(refused())
        },
      })
    },

    watchPageCache({ counts, size }: PageCacheView) {
      new Counter({
        name: 'page_cache_events_total',
        help: 'Páginas achadas, renderizadas, compartilhadas e descartadas.',
        labelNames: ['evento'],
        registers: [registry],
        collect() {
          this.reset()
          for (const [evento, count] of Object.entries(counts)) this.inc({ evento }, count)
        },
      })
      new Gauge({
        name: 'page_cache_pages',
        help: 'Páginas guardadas.',
        registers: [registry],
        collect() {
          this.set(size().pages)
        },
      })
      new Gauge({
        name: 'page_cache_bytes',
        help: 'Memória das páginas guardadas.',
        registers: [registry],
        collect() {
          this.set(size().bytes)
        },
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
