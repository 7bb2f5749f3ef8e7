import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import type { Measured } from './messages.ts'

type GatherMetricsInput = {
  /** Asks each process that runs for its metrics. What is rejected is left out. */
  ask: () => Promise<Measured>[]
  /** Processes that are open. */
  open: () => number
  /** Processes that ended by themselves so far. */
  deaths: () => number
}

/**
 * Gathers the metrics of all processes of this node into one text for Prometheus. Each process has series of its own
 * (label `process`); those of the node have none.
 */
export function gatherMetrics({ ask, open, deaths }: GatherMetricsInput) {
  const own = new Registry()
  new Gauge({
    name: 'processes_open',
    help: 'Processes of this node that answer requests.',
    registers: [own],
    collect() {
      this.set(open())
    },
  })
  new Counter({
    name: 'process_deaths_total',
    help: 'Processes of this node that ended by themselves and were replaced.',
    registers: [own],
    collect() {
      this.reset()
      this.inc(deaths())
    },
  })

  return {
    /** The metrics of the node itself. */
    own,

    async text(): Promise<string> {
      const measured = await Promise.all([own.getMetricsAsJSON(), ...ask().map(orNone)])
      return AggregatorRegistry.aggregate(measured).metrics()
    },
  }
}

function orNone(measured: Promise<Measured>): Promise<Measured> {
  return measured.catch(() => [])
}
