import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StatementReport } from '#contract/orders/own-pix.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { expireOrders } from '#platform/orders/lifecycle/expire-orders.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { DAY, type OrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { openOwnPixShop } from './own-pix.fixtures.ts'

type Answer = StatementReport & { code?: string }
type Placed = Awaited<ReturnType<OrderShop['place']>>

/** Day of the orders, and the next one. */
const TODAY = '20261121'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOwnPixShop('11222333000181', { titular: 'Lira', documento: '11222333000181' })
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'pix_proprio_cobrancas')
})
afterAll(() => shop.close())

test('finds the order by txid, and confirms it only when a person says so', async () => {
  const order = await shop.place()
  const file = ofx([{ memo: `PIX RECEBIDO ${txidOf(order)}` }, { memo: 'BOLETO', amount: '-10,00' }])

  const { body: preview } = await upload(file)
  expect(preview).toMatchObject({
    confirmados: 0,
    creditos: 1,
    debitos: 1,
    problemas: [],
    lancamentos: [
      {
        dia: '2026-11-21',
        valor: 11_500,
        tipo: 'certo',
        candidatos: [{ idPagamento: order.idPagamento, idPedido: order.id, nome: 'Clara Nunes' }],
      },
    ],
  })
  await shop.work()
  expect((await shop.order(order.id)).situacao).toBe('aguardandoPagamento')

  const { body: done } = await upload(file, choicesOf(preview))
  await shop.work()
  expect(done).toMatchObject({ confirmados: 1, lancamentos: [{ tipo: 'jaConferido' }] })
  expect(await shop.order(order.id)).toMatchObject({ situacao: 'pagamentoAprovado', atencao: null })
})

test('changes nothing for the same statement a second time, nor for a longer one', async () => {
  const order = await shop.place()
  const lines = [{ memo: `PIX ${txidOf(order)}`, id: '1' }]
  const { body: preview } = await upload(ofx(lines))
  await upload(ofx(lines), choicesOf(preview))
  await shop.work()
  const before = await shop.order(order.id)

  for (const again of [ofx(lines), ofx([{ memo: 'OUTRO', id: '0', amount: '5,00' }, ...lines])]) {
    const { body } = await upload(again)
    expect(body.lancamentos.find(({ valor }) => valor === 11_500)).toMatchObject({ tipo: 'jaConferido' })
    expect(await upload(again, choicesOf(preview))).toMatchObject({
      status: 409,
      body: { code: 'ExtratoMudou' },
    })
  }
  await shop.work()
  expect(await shop.order(order.id)).toEqual(before)
})

test('proposes by payer and amount, and confirms what the person chose among several', async () => {
  const [one, other] = [await shop.place(), await shop.place()]
  const file = csv([['21/11/2026', 'Pix recebido CLARA NUNES', '115,00']])

  const { body: preview } = await upload(file)
  const [entry] = preview.lancamentos
  expect(entry).toMatchObject({ tipo: 'ambiguo' })
  expect(entry?.candidatos.map(({ idPedido }) => idPedido).sort()).toEqual([one.id, other.id].sort())

  await upload(file, [{ chave: entry!.chave, idPagamento: other.idPagamento }])
  await shop.work()
  expect((await shop.order(one.id)).situacao).toBe('aguardandoPagamento')
  expect((await shop.order(other.id)).situacao).toBe('pagamentoAprovado')
})

test('proposes the only order of a payer whose CPF is masked', async () => {
  await shop.place()

  expect(
    (await upload(csv([['21/11/2026', 'Pix de ***.982.247-**', '115,00']]))).body.lancamentos,
  ).toMatchObject([{ tipo: 'sugerido' }])
})

test('recognizes what somebody confirmed by hand', async () => {
  const order = await shop.place()
  await request('POST', `/own-pix/${order.idPagamento}/receipts`, {
    body: { valor: 11_500, em: shop.now.toISOString() },
  })
  const { body } = await upload(ofx([{ memo: txidOf(order) }]))

  expect(body.lancamentos).toMatchObject([{ tipo: 'jaConferido' }])
})

test('treats the second payment of one code as money too much', async () => {
  const order = await shop.place()
  const file = ofx([
    { memo: txidOf(order), id: '1' },
    { memo: txidOf(order), id: '2' },
  ])
  const { body: preview } = await upload(file)
  expect(preview.lancamentos.map(({ tipo }) => tipo)).toEqual(['certo', 'repetido'])

  await upload(file, choicesOf(preview))
  await shop.work()
  expect((await shop.order(order.id)).atencao).toMatch(/Pago a mais/)
})

describe('refuses a choice', () => {
  test.each<[string, (chave: string, order: Placed) => { chave: string; idPagamento: string }[]]>([
    [
      'of a movement that the file does not have',
      (_, { idPagamento }) => [{ chave: '0'.repeat(64), idPagamento }],
    ],
    [
      'of a charge that does not fit',
      (chave) => [{ chave, idPagamento: '00000000-0000-4000-8000-000000000000' }],
    ],
    [
      'made twice',
      (chave, { idPagamento }) => [
        { chave, idPagamento },
        { chave, idPagamento },
      ],
    ],
  ])('%s, and confirms nothing', async (_, choices) => {
    const order = await shop.place()
    const file = ofx([{ memo: txidOf(order) }])
    const { body } = await upload(file)

    expect(await upload(file, choices(body.lancamentos[0]!.chave, order))).toMatchObject({
      status: 409,
      body: { code: 'ExtratoMudou' },
    })
    await shop.work()
    expect((await shop.order(order.id)).situacao).toBe('aguardandoPagamento')
  })
})

test('confirms all or nothing', async () => {
  const [one, other] = [await shop.place(), await shop.place()]
  const file = ofx([
    { memo: txidOf(one), id: '1' },
    { memo: txidOf(other), id: '2' },
  ])
  const { body } = await upload(file)
  const [first] = choicesOf(body)
  const wrong = { chave: first!.chave, idPagamento: '00000000-0000-4000-8000-000000000000' }

  expect((await upload(file, [...choicesOf(body), wrong])).status).toBe(409)
  await shop.work()
  for (const { id } of [one, other]) expect((await shop.order(id)).situacao).toBe('aguardandoPagamento')
})

test('takes the money of an order that has expired as late', async () => {
  const order = await shop.place()
  shop.advance(2 * DAY)
  await expireOrders(shop.context())
  const file = ofx([{ memo: txidOf(order) }])
  await upload(file, choicesOf((await upload(file)).body))
  await shop.work()

  expect((await shop.order(order.id)).atencao).toMatch(/reaberto/)
})

test('reads Windows-1252, and reports what it can’t read', async () => {
  const text = `Data;Histórico;Valor\r\n21/11/2026;Pix José;1.234\r\n21/11/2026;Pix Conceição;10,00\r\n`
  const bytes = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

  expect((await upload(new File([bytes], 'extrato.csv'))).body).toMatchObject({
    creditos: 1,
    problemas: [{ line: 2 }],
    lancamentos: [{ texto: 'Pix Conceição', tipo: 'semPedido' }],
  })
})

test.each([
  ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'comprovante.png')],
  ['a page', new File(['<html><body>Sessão expirada</body></html>'], 'extrato.ofx')],
  ['an empty file', new File([''], 'extrato.csv')],
  ['a statement without movements', csv([])],
  ['a file that is too large', new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'extrato.ofx')],
])('refuses %s', async (_, file) => {
  expect(await upload(file)).toMatchObject({ status: 422, body: { code: 'CadastroInvalido' } })
})

test('is for those who may confirm', async () => {
  expect(await upload(ofx([{ memo: 'x' }]), [], 'atendimento')).toMatchObject({ status: 403 })
})

function txidOf({ idPagamento }: Placed): string {
  return idPagamento.replaceAll('-', '').slice(0, 16).toUpperCase()
}

function choicesOf({ lancamentos }: StatementReport) {
  return lancamentos.flatMap(({ chave, candidatos: [candidate] }) =>
    candidate ? [{ chave, idPagamento: candidate.idPagamento }] : [],
  )
}

type Line = { memo: string; amount?: string; id?: string }

function ofx(lines: Line[]): File {
  const entries = lines.map(
    ({ memo, amount = '115,00', id = '1' }) =>
      `<STMTTRN>\n<DTPOSTED>${TODAY}\n<TRNAMT>${amount}\n<FITID>${id}\n<MEMO>${memo}\n</STMTTRN>`,
  )

  return new File(
    [`OFXHEADER:100\n\n<OFX>\n<BANKTRANLIST>\n${entries.join('\n')}\n</BANKTRANLIST>\n</OFX>`],
    'extrato.ofx',
  )
}

function csv(rows: string[][]): File {
  return new File([['Data;Histórico;Valor', ...rows.map((row) => row.join(';'))].join('\n')], 'extrato.csv')
}

function upload(
  file: File,
  choices: { chave: string; idPagamento: string }[] = [],
  papel: Role = 'financeiro',
) {
  const form = new FormData()
  form.append('arquivo', file)
  if (choices.length > 0) form.append('escolhas', JSON.stringify(choices))

  return request('POST', '/own-pix/statement', { form }, papel)
}

async function request(
  method: string,
  path: string,
  content: { form?: FormData; body?: object },
  papel: Role = 'financeiro',
) {
  return testAdminApi<Answer>(shop.db)(method, path, {
    ...content,
    cookie: await staffCookie(shop.db, papel, shop.now),
    context: { now: shop.now },
  })
}
