import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CouponDraft } from '#contract/marketing/promotions-input.ts'
import { line } from '#domain/cart/cart.fixtures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { findCoupon } from './find-coupon.ts'
import { listActivePromotions } from './list-active-promotions.ts'
import { saveCoupon } from './save-coupon.ts'
import { savePromotion } from './save-promotion.ts'
import { simulatePromotions } from './simulate-promotions.ts'
import { type BuyerIds, countPromotionUses } from './uses/count-promotion-uses.ts'
import { releasePromotionUses } from './uses/release-promotion-uses.ts'
import { reservePromotionUses } from './uses/reserve-promotion-uses.ts'
import { reservePromotionUsesAgain } from './uses/reserve-promotion-uses-again.ts'

const ANA: BuyerIds = { idCliente: null, documento: '52998224725' }
const BIA: BuyerIds = { idCliente: null, documento: '11144477735' }
const TEN_PERCENT = { nome: '10% de desconto', beneficio: { tipo: 'porcentagem', porcentagem: 10 } } as const

let database: TestDatabase
let context: ReturnType<typeof testContext>

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(
    `insert into marcas (slug, nome, descricao) values ('a', 'A', ''), ('b', 'B', '')`,
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  context = testContext(database.db)
  await database.pool.query('delete from promocao_usos; delete from promocoes')
})

describe('promotions', () => {
  test('a promotion is read as it was saved, with its scope', async () => {
    const [a, b] = await brandIds()
    await savePromotion(context, {
      hash: 'cordas',
      nome: 'Leve 3, pague 2',
      beneficio: { tipo: 'levePague', leve: 3, pague: 2 },
      alcance: { marcas: [b, a, b] },
      subtotalMinimo: 5000,
      validoAte: '2026-11-30T03:00:00Z',
    })

    expect(await listActivePromotions(context)).toEqual([
      {
        id: expect.any(Number),
        nome: 'Leve 3, pague 2',
        beneficio: { tipo: 'levePague', leve: 3, pague: 2 },
        alcance: { categorias: [], marcas: [a, b], produtos: [] },
        somentePrecoCheio: false,
        subtotalMinimo: 5000,
        primeiraCompra: false,
        exigeLogin: false,
        validoDe: null,
        validoAte: new Date('2026-11-30T03:00:00Z'),
        usosMaximos: null,
        usosPorCliente: null,
        usos: 0,
      },
    ])
  })

  test.each([
    ['one that is still to come', { validoDe: '2026-11-21T12:00:01Z' }],
    ['one that ends at this moment', { validoAte: '2026-11-21T12:00:00Z' }],
    ['one that is switched off', { ativo: false }],
  ])('%s is not listed', async (_, condition) => {
    await savePromotion(context, { ...TEN_PERCENT, hash: 'x', ...condition })

    expect(await listActivePromotions(context)).toEqual([])
  })

  test('one that begins at this moment is listed, a coupon is not', async () => {
    await savePromotion(context, { ...TEN_PERCENT, hash: 'x', validoDe: '2026-11-21T09:00:00-03:00' })
    await saveCoupon(context, { ...TEN_PERCENT, codigo: 'DEZ' })

    expect(await listActivePromotions(context)).toHaveLength(1)
  })

  test('saving it again changes nothing, saving a change replaces it', async () => {
    const [a] = await brandIds()
    const draft = { ...TEN_PERCENT, hash: 'x', alcance: { marcas: [a] } }
    const { id } = await savePromotion(context, draft)

    expect(await savePromotion(context, draft)).toEqual({ id, mudou: false })
    expect(await savePromotion(context, { ...draft, alcance: {} })).toEqual({ id, mudou: true })
    expect(await savePromotion(context, { ...draft, alcance: {}, subtotalMinimo: 1 })).toEqual({
      id,
      mudou: true,
    })
    expect(await listActivePromotions(context)).toMatchObject([
      { alcance: { marcas: [] }, subtotalMinimo: 1 },
    ])
  })

  test('saved twice at once it exists once', async () => {
    const draft = { ...TEN_PERCENT, hash: 'x' }
    await Promise.all(Array.from({ length: 8 }, () => savePromotion(context, draft)))

    expect(await listActivePromotions(context)).toHaveLength(1)
  })

  test('an unknown brand in its scope is refused by name, and nothing is saved', async () => {
    const draft = { ...TEN_PERCENT, hash: 'x', alcance: { marcas: [424_242] } }

    await expect(savePromotion(context, draft)).rejects.toMatchObject({
      code: 'ReferenciaInexistente',
      data: { campo: 'marcas', valor: '424242' },
    })
    expect(await listActivePromotions(context)).toEqual([])
  })

  test('a brand in its scope can’t be deleted, since the promotion would become valid for all', async () => {
    const [a] = await brandIds()
    await savePromotion(context, { ...TEN_PERCENT, hash: 'x', alcance: { marcas: [a] } })

    await expect(database.pool.query(`delete from marcas where id = ${a}`)).rejects.toThrow(/promocao_alvos/)
  })
})

test('a simulation explains each promotion and uses none up', async () => {
  const on = await savePromotion(context, { ...TEN_PERCENT, hash: 'on', usosMaximos: 1 })
  const later = await savePromotion(context, {
    ...TEN_PERCENT,
    hash: 'later',
    validoDe: '2027-01-01T00:00:00Z',
  })
  await coupon({})
  const { totais, promocoes } = await simulatePromotions(context, { itens: [line()], codigo: 'dez' })

  expect(totais).toMatchObject({ total: 8_100, cupom: { codigo: 'DEZ' } })
  expect(promocoes.map(({ id, desconto, motivo }) => [id, desconto, motivo])).toEqual([
    [on.id, 1_000, null],
    [later.id, 0, 'aindaNaoVale'],
  ])
  expect(await listActivePromotions(context)).toMatchObject([{ id: on.id, usos: 0 }])
})

describe('coupons', () => {
  test.each(['BEMVINDO10', 'bemvindo10', '  Bem Vindo 10 ', 'ＢＥＭvindo１０'])(
    '%j finds it',
    async (typed) => {
      await saveCoupon(context, { ...TEN_PERCENT, codigo: 'bemvindo10' })

      expect(await findCoupon(context, typed)).toMatchObject({ codigo: 'BEMVINDO10', acumula: true })
    },
  )

  test('an expired one is found, so that the shopper learns why; one that is off or unknown is not', async () => {
    await saveCoupon(context, { ...TEN_PERCENT, codigo: 'PASSOU', validoAte: '2026-01-01T00:00:00Z' })
    await saveCoupon(context, { ...TEN_PERCENT, codigo: 'DESLIGADO', ativo: false })

    expect(await findCoupon(context, 'PASSOU')).not.toBeNull()
    expect(await findCoupon(context, 'DESLIGADO')).toBeNull()
    expect(await findCoupon(context, "' or true --")).toBeNull()
  })

  test('keeps counting uses when saved again, and refuses a limit below them', async () => {
    const { id } = await coupon({ usosMaximos: 5 })
    await take(id, 'p1', ANA)
    await take(id, 'p2', BIA)
    await coupon({ usosMaximos: 3 })

    expect(await findCoupon(context, 'DEZ')).toMatchObject({ id, usos: 2, usosMaximos: 3 })
    await expect(coupon({ usosMaximos: 1 })).rejects.toMatchObject({
      code: 'CamposInvalidos',
      data: {
        campos: [
          {
            campo: 'usosMaximos',
            mensagem: 'Já foi usado em 2 pedidos: o limite não pode ser menor.',
          },
        ],
      },
    })
  })
})

describe('uses', () => {
  test('an order takes one use, however often it is reserved', async () => {
    const { id } = await coupon({})
    await take(id, 'p1', ANA)
    await take(id, 'p1', ANA)

    expect(await findCoupon(context, 'DEZ')).toMatchObject({ usos: 1 })
    expect(await countPromotionUses(context, ANA)).toEqual(new Map([[id, 1]]))
    expect(await countPromotionUses(context, BIA)).toEqual(new Map())
  })

  test('a coupon with one use left is used once by 50 shoppers', async () => {
    const { id } = await coupon({ usosMaximos: 1 })
    const orders = Array.from({ length: 50 }, (_, i) =>
      take(id, `p${i}`, { idCliente: null, documento: String(10_000_000_000 + i) }),
    )
    const outcomes = await Promise.allSettled(orders)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'PromocaoEsgotada', data: { nome: '10% de desconto' } })
    expect(await findCoupon(context, 'DEZ')).toMatchObject({ usos: 1 })
  })

  test('a coupon limited to one per customer is used once by ten orders of one customer', async () => {
    const { id } = await coupon({ usosPorCliente: 1 })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => take(id, `p${i}`, ANA)))

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(take(id, 'outro', ANA)).rejects.toMatchObject({ code: 'PromocaoJaUsada' })
    await take(id, 'de-bia', BIA)
    expect(await findCoupon(context, 'DEZ')).toMatchObject({ usos: 2 })
  })

  test('an account and a CPF are the same customer', async () => {
    const idCliente = await customerId()
    const { id } = await coupon({ usosPorCliente: 1 })
    await take(id, 'p1', { idCliente, documento: ANA.documento })

    await expect(take(id, 'p2', ANA)).rejects.toMatchObject({ code: 'PromocaoJaUsada' })
    await expect(take(id, 'p3', { idCliente, documento: null })).rejects.toMatchObject({
      code: 'PromocaoJaUsada',
    })
  })

  test('a cancelled order releases its use once', async () => {
    const { id } = await coupon({ usosMaximos: 1 })
    await take(id, 'p1', ANA)
    await giveBack('p1')
    await giveBack('p1')

    expect(await findCoupon(context, 'DEZ')).toMatchObject({ usos: 0 })
    await take(id, 'p2', BIA)
    expect(await countPromotionUses(context, ANA)).toEqual(new Map())
  })

  test('a reopened order takes its use again once, if one is left', async () => {
    const { id } = await coupon({ usosMaximos: 2 })
    await take(id, 'p1', ANA)
    await giveBack('p1')
    expect(await takeAgain('p1')).toEqual([])
    expect(await takeAgain('p1')).toEqual([])
    expect(await countPromotionUses(context, ANA)).toEqual(new Map([[id, 1]]))
    expect(await findCoupon(context, 'DEZ')).toMatchObject({ usos: 1 })

    await giveBack('p1')
    await take(id, 'p2', BIA)
    await take(id, 'p3', BIA)
    expect(await takeAgain('p1')).toEqual([TEN_PERCENT.nome])
    expect(await countPromotionUses(context, ANA)).toEqual(new Map())
    expect(await takeAgain('never')).toEqual([])
  })

  test('a rolled-back order takes no use', async () => {
    const { id } = await coupon({ usosMaximos: 1 })
    const failing = database.db.transaction(async (tx) => {
      await reservePromotionUses(tx, { aplicadas: [id], pedido: 'p1', comprador: ANA, now: context.now })
      throw new Error('no stock')
    })

    await expect(failing).rejects.toThrow('no stock')
    await take(id, 'p2', BIA)
  })

  test('only limited promotions are counted, and used-up ones are no longer listed', async () => {
    const free = await savePromotion(context, { ...TEN_PERCENT, hash: 'livre' })
    const limited = await savePromotion(context, { ...TEN_PERCENT, hash: 'limitada', usosMaximos: 1 })
    await database.db.transaction((tx) =>
      reservePromotionUses(tx, {
        aplicadas: [limited.id, free.id],
        pedido: 'p1',
        comprador: ANA,
        now: context.now,
      }),
    )

    expect(await listActivePromotions(context)).toMatchObject([{ id: free.id, usos: 0 }])
    expect(await countPromotionUses(context, ANA)).toEqual(new Map([[limited.id, 1]]))
  })

  test('simultaneous orders for the same two in any order don’t deadlock', async () => {
    const a = await coupon({ usosMaximos: 100 })
    const b = await savePromotion(context, { ...TEN_PERCENT, hash: 'b', usosMaximos: 100 })
    const orders = Array.from({ length: 20 }, (_, i) =>
      database.db.transaction(async (tx) => {
        const aplicadas = i % 2 ? [a.id, b.id] : [b.id, a.id]
        await reservePromotionUses(tx, { aplicadas, pedido: `p${i}`, comprador: ANA, now: context.now })
        if (i % 3 === 0) await releasePromotionUses(tx, { pedido: `p${i}`, now: context.now })
      }),
    )
    await Promise.all(orders)

    expect(await findCoupon(context, 'DEZ')).toMatchObject({ usos: 13 })
  })
})

function coupon(changes: Partial<CouponDraft>) {
  return saveCoupon(context, { ...TEN_PERCENT, codigo: 'DEZ', ...changes })
}

function take(id: number, pedido: string, comprador: BuyerIds) {
  return database.db.transaction((tx) =>
    reservePromotionUses(tx, { aplicadas: [id], pedido, comprador, now: context.now }),
  )
}

function giveBack(pedido: string) {
  return database.db.transaction((tx) => releasePromotionUses(tx, { pedido, now: context.now }))
}

function takeAgain(pedido: string) {
  return database.db.transaction((tx) => reservePromotionUsesAgain(tx, { pedido }))
}

async function brandIds(): Promise<[number, number]> {
  const { rows } = await database.pool.query<{ id: number }>('select id from marcas order by id')
  return [rows[0]!.id, rows[1]!.id]
}

async function customerId() {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into clientes (pessoa, nome_razao, email) values ('F', 'Ana', 'ana@lira.example') returning id`,
  )
  return rows[0]!.id
}
