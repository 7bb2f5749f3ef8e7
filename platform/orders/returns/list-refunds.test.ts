import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freightTables } from '#demo/freight.ts'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { boughtOfList } from '#platform/customers/teaching/read-list.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { recordEvent } from '#platform/orders/lifecycle/record-event.ts'
import { refundPayment } from '#platform/orders/payment/refund-payment.ts'
import { reportDefect } from '#platform/orders/returns/report-defect.ts'
import { settleDefect } from '#platform/orders/returns/settle-defect.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffContext } from '#tests/support/staff.ts'
import { type Ask, newSession, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'

/** What is dear and on no list; the list's rosin costs 10,000. Ten percent less on Pix. */
const AMP = 90_000

let shop: OrderShop
let ask: Ask
let amp: { idProduto: number; id: number }
let buyers = 0

beforeAll(async () => {
  shop = await openOrderShop()
  await saveFreightTables({ db: shop.db }, freightTables())
  const skus = [sampleSku('AMP', { precoPor: AMP, estoque: 10 })]
  const { id: idProduto } = await saveProduct(shop, sampleProduct('amplificador', { skus }))
  const { rows } = await shop.pool.query('select id from skus where id_produto = $1', [idProduto])
  amp = { idProduto, id: rows[0].id }
  const api = testApi<unknown>(shop.db)
  ask = (method, path, call) => {
    const { now, payments } = shop.context()
    return api(method, path, { ...call, context: { now, payments } })
  }
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'contas_ensino')
})
afterAll(() => shop.close())

describe('the money of a part of an order that is given back', () => {
  test('for what is not on the list leaves the teacher’s credit and the progress', async () => {
    const list = await classList()
    const id = await bought(list, { units: 1, more: 0 })
    await refund(id, [{ idAtributoSimples: amp.id, quantidade: 1 }])

    expect(await ledger(list.idCliente)).toEqual([['ganho', 900]])
    expect(await progress(list)).toMatchObject([{ pedidas: 1, pagas: 1 }])
  })

  test('for what is on the list takes the credit back, and the pupil needs it again', async () => {
    const list = await classList()
    const id = await bought(list, { units: 1, more: 0 })
    await refund(id, [rosin(1)])

    expect(await ledger(list.idCliente)).toEqual([
      ['ganho', 900],
      ['estorno', -900],
    ])
    expect(await progress(list)).toEqual([])
  })

  test('for some units leaves the credit for the others', async () => {
    const list = await classList()
    const id = await bought(list, { units: 3, more: 0 })
    await refund(id, [rosin(1)])
    await refund(id, [rosin(1), { idAtributoSimples: amp.id, quantidade: 1 }])

    expect(await ledger(list.idCliente)).toEqual([
      ['ganho', 2_700],
      ['estorno', -900],
      ['estorno', -900],
    ])
    expect(await progress(list)).toMatchObject([{ pedidas: 1, pagas: 1 }])
  })

  test('for units of a line that are for nobody takes none from its pupils', async () => {
    const list = await classList()
    const id = await bought(list, { units: 1, more: 1 })
    await refund(id, [rosin(1)])

    expect(await progress(list)).toMatchObject([{ pagas: 1 }])
    expect(await ledger(list.idCliente)).toEqual([['ganho', 900]])
  })

  test('that names no goods takes its share of what is left', async () => {
    const list = await classList()
    const id = await bought(list, { units: 1, more: 0 })
    await refund(id, [{ idAtributoSimples: amp.id, quantidade: 1 }])
    // Half of what is left: a rosin and the freight.
    const { rows } = await shop.pool.query('select id, recebido, estornado from pagamentos')
    await refundMoney(id, rows[0].id, (rows[0].recebido - rows[0].estornado) / 2)

    expect(await ledger(list.idCliente)).toEqual([
      ['ganho', 900],
      ['estorno', -450],
    ])
    expect(await progress(list)).toMatchObject([{ pagas: 1 }])
  })

  test.each([
    [
      'of the list’s goods',
      () => rosin(1),
      [
        ['ganho', 900],
        ['estorno', -300],
      ],
    ],
    ['of other goods', () => ({ idAtributoSimples: amp.id, quantidade: 1 }), [['ganho', 900]]],
  ])('to reduce the price %s', async (_case, piece, entries) => {
    const list = await classList()
    const id = await bought(list, { units: 1, more: 0 })
    await refund(id, [piece()], { desfecho: 'abatido', valor: 3_000 })

    expect(await ledger(list.idCliente)).toEqual(entries)
    expect(await progress(list)).toMatchObject([{ pagas: 1 }])
  })

  test('gives a teacher back what their credit had paid of it', async () => {
    const customer = await loggedIn(shop.db, { documento: null })
    const { token, idCliente } = customer
    await classList({ idCliente })
    await shop.pool.query(
      "insert into creditos_ensino (id_cliente, tipo, valor, em) values ($1, 'ajuste', 5000, now())",
      [idCliente],
    )
    const id = await delivered(
      await readyToPay(ask, buyers++, { itens: [{ idProduto: shop.sku.idProduto, quantidade: 2 }] }, token),
    )
    await refund(id, [rosin(1)])

    expect(await ledger(idCliente)).toEqual([
      ['ajuste', 5_000],
      ['uso', -5_000],
      ['devolucao', 2_500],
    ])
  })
})

type List = Awaited<ReturnType<typeof sampleList>>

/** A list whose account earns ten percent. */
function classList(conta: { idCliente?: number } = {}): Promise<List> {
  return sampleList(shop.context(), {
    conta: { ...conta, beneficio: 'credito' },
    itens: [{ idProduto: shop.sku.idProduto, quantidade: 5 }],
  })
}

/** A paid and delivered order of an amp and rosins, `units` of them for the list's pupil. */
async function bought(list: List, { units, more }: { units: number; more: number }): Promise<string> {
  const session = newSession()
  await ask('POST', `/teaching/links/aluno/${list.alunos[0]}/cart`, {
    session,
    body: {
      chave: list.chaves[0],
      itens: [{ idItem: list.itens[0], idSku: shop.sku.id, quantidade: units }],
    },
  })
  const itens = [{ idProduto: amp.idProduto, quantidade: 1 }]
  if (more > 0) itens.push({ idProduto: shop.sku.idProduto, quantidade: more })

  return delivered(await readyToPay(ask, buyers++, { itens }, session))
}

async function delivered(shopper: Awaited<ReturnType<typeof readyToPay>>): Promise<string> {
  const { status, body } = await placeOrder(ask, shopper, 'um')
  expect(status).toBe(201)
  const { id } = body as { id: string }
  const { rows } = await shop.pool.query('select id from pagamentos where referencia = $1', [id])
  await shop.payAndSettle(rows[0].id)
  for (const evento of ['startPicking', 'ship', 'deliver'] as const)
    await shop.db.transaction((db) => recordEvent({ db, now: shop.now }, { id, evento, quem: 'loja' }))

  return id
}

type Pieces = { idAtributoSimples: number; quantidade: number }
type Outcome = { desfecho: 'reembolsado' | 'abatido'; valor: number }

/** Settles a defect of these goods, and runs all that follows, until the provider has given the money back. */
async function refund(
  id: string,
  itens: Pieces[],
  outcome: Outcome = { desfecho: 'reembolsado', valor: 0 },
): Promise<void> {
  const report = { relato: 'Veio quebrado.', escolha: 'reembolso' as const, itens }
  await shop.db.transaction((db) => reportDefect(shop.context({ db }), { id, ...report, quem: 'loja' }))
  const { now, payments } = shop.context()
  const staff = await staffContext(shop.db, 'dono', { now, payments })
  await settleDefect(staff, { id, ...outcome, aVenda: false, nota: '' })
  await shop.work()
}

async function refundMoney(id: string, idPagamento: string, valor: number): Promise<void> {
  const { now, payments } = shop.context()
  const staff = await staffContext(shop.db, 'dono', { now, payments })
  await refundPayment(staff, { id, idPagamento, valor, chave: 'parte', quem: 'loja' })
  await shop.work()
}

function rosin(quantidade: number): Pieces {
  return { idAtributoSimples: shop.sku.id, quantidade }
}

function progress({ idLista }: List) {
  return boughtOfList(shop.db, { idLista })
}

async function ledger(idCliente: number): Promise<[string, number][]> {
  const { rows } = await shop.pool.query(
    'select tipo, valor from creditos_ensino where id_cliente = $1 order by id',
    [idCliente],
  )

  return rows.map(({ tipo, valor }) => [tipo, valor])
}
