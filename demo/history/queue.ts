import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { dayOf } from '#domain/time/last-days.ts'
import { writeRestockDates } from '#platform/catalog/stock/restock-dates/write-restock-dates.ts'
import { holdForQueue } from '#platform/catalog/stock/waiting/holds/hold-for-queue.ts'
import { startHold } from '#platform/catalog/stock/waiting/holds/holds.ts'
import { requestPlace } from '#platform/catalog/stock/waiting/places.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ensureAddress, storeAlert } from '#platform/reviews/requests/prices/alert-rows.ts'
import { shopper } from './people.ts'

/** How many wait for the first sold-out products, and in how many days these are expected; null: it is not known. */
const QUEUES = [
  { waiting: 5, expected: 12 },
  { waiting: 3, expected: null },
  { waiting: 2, expected: 20 },
] as const

/** Who waits for the price of the first products in stock to fall, and below how much of it. */
const PRICES = [
  { waiting: 4, share: 0.9 },
  { waiting: 2, share: 0.8 },
  { waiting: 1, share: null },
] as const

/** Numbers of shoppers without orders and carts. */
const FIRST_SHOPPER = 2000

const Skus = z.object({
  rows: z.array(z.object({ id: z.int(), idProduto: z.int(), precoPor: z.int() })),
})

/**
 * Lets people wait for what is sold out, with a unit that came back and is held for the first of them, and for prices that
 * are to fall.
 */
export async function loadQueue(
  contextAt: (moment: Date) => RequestContext,
  { now }: { now: Date },
): Promise<void> {
  const { db } = contextAt(now)
  let person = FIRST_SHOPPER
  const soldOut = await firstSkus(db, sql`s.estoque = 0`, QUEUES.length)
  for (const [n, { id: idSku, idProduto }] of soldOut.entries()) {
    const { waiting = 0, expected = null } = QUEUES[n] ?? {}
    for (let place = 0; place < waiting; place++) {
      const { nomeRazao: nome, email } = shopper(person++).comprador
      await requestPlace(db, {
        idProduto,
        idSku,
        nome,
        email,
        contato: '',
        mensagem: '',
        mailing: false,
        texto: CONSENT_TEXTS.fila,
        criadoEm: new Date(now.getTime() - (waiting - place) * DAY_MS - (n + 1) * HOUR_MS),
        confirmed: true,
      })
    }
    if (expected !== null) {
      const day = dayOf(new Date(now.getTime() + expected * DAY_MS))
      await writeRestockDates(db, { itens: [{ idSku, previsaoReposicao: day }], now })
    }
  }
  const [first] = soldOut
  if (first) await holdOneUnit(db, { idSku: first.id, now })

  const inStock = await firstSkus(db, sql`s.estoque > 5 and s.preco_por > 50000`, PRICES.length)
  for (const [n, { id: idSku, idProduto, precoPor }] of inStock.entries()) {
    const { waiting = 0, share = null } = PRICES[n] ?? {}
    for (let i = 0; i < waiting; i++) {
      const { id: idEndereco } = await ensureAddress(db, shopper(person++).comprador.email)
      await storeAlert(db, {
        idEndereco,
        idProduto,
        idSku,
        alvo: share === null || i % 2 === 1 ? null : Math.round(precoPor * share),
        referencia: precoPor,
        criadoEm: new Date(now.getTime() - (i + 1) * DAY_MS),
        texto: CONSENT_TEXTS.preco,
        confirmed: true,
      })
    }
  }
}

/** The first SKUs in the order of addresses: ids differ between loads of the same catalogue. */
async function firstSkus(db: RequestContext['db'], where: ReturnType<typeof sql>, limit: number) {
  const found = await db.execute(sql`
    select distinct on (p.slug) s.id, p.id as "idProduto", s.preco_por as "precoPor"
    from skus s join produtos p on p.id = s.id_produto
    where ${where} and not s.exemplar and p.situacao = 'disponivel'
      and not exists (select from kit_itens k where k.id_produto = p.id)
    order by p.slug, s.posicao limit ${limit}`)

  return Skus.parse(found).rows
}

/** A unit that came back this morning. */
async function holdOneUnit(
  db: RequestContext['db'],
  { idSku, now }: { idSku: number; now: Date },
): Promise<void> {
  await db.execute(sql`
    with came as (update skus set estoque = estoque + 1 where id = ${idSku} returning id, sku, estoque)
    insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, motivo, quem)
    select ${now}::timestamptz, id, sku, 'entrada', 1, 1, estoque, 'Uma unidade do fornecedor', 'Lira' from came`)
  await holdForQueue(db, [idSku])
  const result = await db.execute(sql`select id_aviso as id from reservas_espera where id_sku = ${idSku}`)
  const [hold] = z.object({ rows: z.array(z.object({ id: z.int() })) }).parse(result).rows
  if (hold) await startHold(db, { idAviso: hold.id, now })
}
