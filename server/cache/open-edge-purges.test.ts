import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { openOwnPurges } from './open-edge-purges.ts'

test('a process purges only what it is given', async () => {
  const purged: unknown[] = []
  const varnish = createServer((request, response) => {
    purged.push(request.headers['xkey'])
    response.end()
  }).listen(0, '127.0.0.1')
  await once(varnish, 'listening')
  const address = varnish.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Nothing fails, so that no job is enqueued.
  const { db, close } = connect('postgres://127.0.0.1:1/nenhum', 1)
  try {
    const purges = openOwnPurges({
      cdn: { kind: 'varnish', urls: [`http://127.0.0.1:${port}`] },
      db,
      registry: new Registry(),
      logger: pino({ enabled: false }),
    })
    purges.purge(['chave'])

    await expect.poll(() => purged).toEqual(['chave', 'chave'])
  } finally {
    varnish.close()
    await close()
  }
})
