import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { PRIVATE_WORDS } from '#domain/urls/addresses.ts'
import { createMetrics } from '#server/monitoring/metrics.ts'
import { watchPurges } from '#server/monitoring/watch-purges.ts'

/** Metrics that Prometheus itself makes, and that of a node's first process. */
const OWN = ['up', 'process_deaths_total']

test.each(['prometheus-rules.yaml', 'grafana-dashboard.json'])(
  'deploy/%s asks only for metrics that a node has',
  async (file) => {
    const metrics = createMetrics()
    metrics.watchPools({ visitors: new pg.Pool() })
    metrics.watchClock({ ahead: () => 0 })
    metrics.watchDisk({ freeBytes: () => 1 })
    metrics.watchRenderings({ refused: () => 0, refreshed: () => 0 })
    metrics.watchWarmStart({ counts: { before: 0, after: 0 } })
    metrics.watchReplica({ counts: {}, lag: () => 0 })
    watchPurges(metrics.registry, { counts: { done: 0, failed: 0 } })
    metrics.watchPageCache({ counts: { hits: 0 }, size: () => ({ pages: 0, bytes: 0 }) })
    const known = new Set([...OWN, ...metrics.registry.getMetricsAsArray().map(({ name }) => name)])
    const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
    const named = [...text.matchAll(/\b([a-z_]+)\{[^}]*job=\\?"loja/g)].flatMap(([, name]) => name ?? [])

    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
  },
)

test('deploy/varnish.vcl never looks for private pages in its cache', () => {
  const text = readFileSync(new URL('../../deploy/varnish.vcl', import.meta.url), 'utf8')
  const [, words = ''] =
    /req\.url ~ "\^\/\(([a-z0-9|-]+)\)/.exec(text.slice(text.indexOf('# One visitor'))) ?? []

  expect(words.split('|')).toEqual(['v2', 'admin', ...PRIVATE_WORDS])
})
