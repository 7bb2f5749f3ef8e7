import { Counter, type Registry } from 'prom-client'

/** `counts` of a node's calls that purge the cache before the shop. */
export function watchPurges(
  registry: Registry,
  { counts }: { counts: Readonly<Record<'done' | 'failed', number>> },
): void {
  new Counter({
    name: 'cdn_purges_total',
    help: 'Calls that purge the cache before the shop.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count)
    },
  })
}
