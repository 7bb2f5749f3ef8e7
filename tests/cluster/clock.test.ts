import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { stockUp } from '#tools/crash/stock-up.ts'
import { overHttp, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { databaseAt, testDatabase } from '../support/database.ts'
import { staffCookie } from '../support/staff.ts'
import { wrongClock } from './wrong-clock.ts'

/** What the doctor lets pass, and what an order takes on a busy machine. */
const CLOSE_MS = MINUTE_MS

const PRICE = 10_000

const DUE = ['orders.expire-orders', 'catalog.apply-schedules']

describe.each([
  { how: 'ahead', shiftMs: 3 * HOUR_MS },
  { how: 'behind', shiftMs: -3 * HOUR_MS },
])('two nodes, and the clock of one is three hours $how', ({ how, shiftMs }) => {
  const folders = [temporaryFolder(), temporaryFolder()]
  const clocks = [null, wrongClock(shiftMs)]
  let psp: Providers
  let observer: Connection
  let shops: Shop[]
  let right: string
  let wrong: string
  let products: number[]

  beforeAll(async () => {
    const server = await testDatabase()
    await server.pool.query(`create database relogio_${how}`)
    await server.close()
    const url = databaseAt(server.url, `relogio_${how}`)
    psp = await startProviders()
    await prepareDatabase(url)
    observer = connect(url, 4)
    products = await stockUp(observer, 100)
    shops = clocks.map((clock, n) =>
      startShop(
        {
          ...shopEnvironment(psp),
          DATA_DIR: folders[n]?.path ?? '',
          FILES_DIR: folders[0]?.path ?? '',
          DATABASE_URL: url,
          WEB_CONCURRENCY: clock ? '2' : '1',
          LOG_LEVEL: 'warn',
          ...clock?.environment,
        },
        clock?.flags,
      ),
    )
    ;[right = '', wrong = ''] = await Promise.all(shops.map(({ opened }) => opened))
  })

  afterAll(async () => {
    for (const { process } of shops) process.kill('SIGTERM')
    await Promise.all(shops.map(({ ended }) => ended))
    await observer.close()
    await psp.close()
    for (const { remove } of folders) remove()
  })

  test('says so, and counts how wrong it is', async () => {
    const metrics = await (await fetch(`${wrong}/metrics`)).text()
    const ahead = [...metrics.matchAll(/^clock_ahead_seconds\S* (\S+)$/gm)].map(([, value]) => Number(value))

    expect(shops[1]?.out()).toContain('the clock of this machine and of the database differ')
    expect(shops[0]?.out()).not.toContain('differ')
    expect(ahead).toHaveLength(2)
    for (const seconds of ahead) expect(Math.abs(seconds - shiftMs / 1000)).toBeLessThan(5)
  })

  test('an order placed at either has the same time to be paid', async () => {
    const orders: { placed: number; seconds: number }[] = []
    for (const [n, address] of [right, wrong].entries()) {
      const ask = overHttp(address)
      const itens = products.slice(0, 1).map((idProduto) => ({ idProduto, quantidade: 1 }))
      const { status } = await placeOrder(ask, await readyToPay(ask, n, { itens }), `pedido-${n}`)
      expect(status).toBe(201)
      const { rows } = await observer.pool.query<{ placed: number; seconds: number }>(
        `select extract(epoch from now() - criado_em)::float as placed,
                extract(epoch from expira_em - criado_em)::float as seconds
         from pedidos order by numero desc limit 1`,
      )
      orders.push(...rows)
    }

    for (const { placed } of orders) expect(Math.abs(placed * 1000)).toBeLessThan(CLOSE_MS)
    expect(orders[1]?.seconds).toBe(orders[0]?.seconds)
  })

  test('a login lasts as long at either', async () => {
    const now = Date.now()
    const valid = await staffCookie(observer.db, 'dono', new Date(now))
    const over = await staffCookie(observer.db, 'dono', new Date(now - 2 * HOUR_MS))
    const stages = await Promise.all(
      [right, wrong].flatMap((address) =>
        [valid, over].map(async (cookie) => {
          const answer = await fetch(`${address}/v2/admin/entry`, { headers: { cookie } })
          return (await answer.json()) as { etapa: string }
        }),
      ),
    )

    expect(stages.map(({ etapa }) => etapa)).toEqual(['dentro', 'fora', 'dentro', 'fora'])
  })

  test('its jobs end no order, and begin no price, before its time', async () => {
    const [begins, ended] = products
    const schedule = (id: number | undefined, from: string, to: string) =>
      observer.pool.query(
        `insert into precos_agendados (id_sku, id_produto, preco_promocional, comeca_em, termina_em)
         select id, id_produto, 5000, now() + $2::interval, now() + $3::interval from skus where id_produto = $1`,
        [id, from, to],
      )
    await schedule(begins, '1 hour', '2 hours')
    await schedule(ended, '-2 hours', '-1 hour')
    await observer.pool.query(`update pedidos set expira_em = now() + interval '1 hour'`)
    shops[0]?.process.kill('SIGTERM')
    await shops[0]?.ended
    const { rows: jobs } = await observer.pool.query<{ id: string }>(
      `insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = any($1)
       on conflict do nothing returning id`,
      [DUE],
    )
    const waiting = async () =>
      (
        await observer.pool.query(`select from pgboss.job where id = any($1) and state <> 'completed'`, [
          jobs.map(({ id }) => id),
        ])
      ).rowCount
    while ((await waiting()) !== 0) await sleep(200)
    const { rows } = await observer.pool.query(
      `select (select jsonb_agg(distinct situacao) from pedidos) as orders,
              (select jsonb_agg(distinct preco_por) from skus) as prices,
              (select jsonb_agg(id_produto) from precos_agendados) as schedules`,
    )

    expect(jobs.length).toBe(DUE.length)
    expect(rows).toEqual([{ orders: ['aguardandoPagamento'], prices: [PRICE], schedules: [begins] }])
  })
})

test('a clock that the bucket refuses is named at the start', async () => {
  const [store, folder, clock] = [await startS3(), temporaryFolder(), wrongClock(HOUR_MS)]
  const shop = startShop(
    {
      DATA_DIR: folder.path,
      ...store.environment,
      ...clock.environment,
    },
    clock.flags,
  )

  expect(await shop.ended).toBe(1)
  expect(shop.err()).toMatch(/^O relógio desta máquina está errado: o balde .+\n$/)
  await store.close()
  folder.remove()
})
