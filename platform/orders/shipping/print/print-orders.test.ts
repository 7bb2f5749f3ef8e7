import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { code128Bars } from '#domain/shipping/code128.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { originalKey } from '#platform/infrastructure/storage/pictures/picture-keys.ts'
import { attachInvoice } from '#platform/orders/invoices/attach-invoice.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffContext } from '#tests/support/staff.ts'
import { contentsOf, textOf } from './pdf-text.fixtures.ts'
import { printOrders } from './print-orders.ts'

let shop: OrderShop
let ids: string[]
let numeros: number[]

beforeAll(async () => {
  shop = await openOrderShop()
  await shop.reset()
  const orders = [await shop.place({ quantidade: 2 }), await shop.place({ retirada: true })]
  ids = orders.map(({ id }) => id)
  numeros = orders.map(({ numero }) => numero)
  await attachInvoice(shop.context(), {
    id: ids[0] ?? '',
    nota: { numero: '77', chave: '3'.repeat(44), url: '', arquivos: false },
  })
})
afterAll(() => shop.close())

test('prints a label of 10 × 15 cm per order, with its number as a barcode', async () => {
  const pdf = await print('etiquetas')

  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(pdf).toMatch(/\/MediaBox \[0 0 283\.46\d* 425\.19\d*\]/)
  const [first = '', second = ''] = contentsOf(pdf)
  expect(barsOf(first)).toEqual(code128Bars(String(numeros[0])).filter((_, i) => i % 2 === 0))
  for (const word of ['PAC', 'NF-e 77', 'Clara Nunes', 'Rua XV de Novembro, 10', 'Curitiba', 'CEP 80020-310'])
    expect(textOf(first)).toContain(word)
  expect(textOf(second)).toContain('Retirada na loja')
})

test('prints a packing slip per parcel, without prices', async () => {
  const [first = ''] = contentsOf(await print('romaneios'))
  const text = textOf(first)

  for (const word of [`Pedido ${numeros[0]}`, '2 ×', 'Corda', 'CORDA']) expect(text).toContain(word)
  expect(text).not.toContain('R$')
})

test('shows the store’s logo on every sheet, and on packing slips with its name beside it only if the store wants so', async () => {
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>',
  )
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const { storage } = shop.context()
  await storage.write(originalKey(hash), bytes)
  const logo = { arquivo: hash, tipo: 'svg', largura: 120, altura: 40 } as const
  const named = await print('romaneios', { ...ORIGINAL_APPEARANCE, logo, nomeAoLado: true })
  const alone = await print('romaneios', { ...ORIGINAL_APPEARANCE, logo, nomeAoLado: false })

  const { nome } = shop.context().settings.loja
  const others = (['etiquetas', 'separacao', 'declaracoes'] as const).map((folha) =>
    print(folha, { ...ORIGINAL_APPEARANCE, logo, nomeAoLado: true }),
  )
  for (const pdf of [named, alone, ...(await Promise.all(others))]) expect(pdf).toMatch(/\/Subtype \/Image/)
  expect(await print('romaneios')).not.toMatch(/\/Subtype \/Image/)
  expect(textOf(contentsOf(named)[0] ?? '')).toContain(nome)
  expect(textOf(contentsOf(alone)[0] ?? '')).not.toContain(nome)
})

test('adds up the orders in a picking list', async () => {
  const [first = ''] = contentsOf(await print('separacao'))
  const text = textOf(first)

  for (const word of ['2 pedidos · 3 peças', '3 ×', `${numeros[0]} (2), ${numeros[1]}`])
    expect(text).toContain(word)
})

test('prints a declaration of content for each parcel without an NF-e', async () => {
  const order = await shop.place({ quantidade: 3 })
  await shop.db.update(pedidos).set({ situacao: 'emSeparacao' }).where(eq(pedidos.id, order.id))
  await shipOrder(shop.context(), {
    id: order.id,
    itens: [{ posicao: 0, quantidade: 1 }],
    quem: 'loja',
  })
  const [sent = '', rest = ''] = contentsOf(await print('declaracoes', ORIGINAL_APPEARANCE, [order.id])).map(
    textOf,
  )

  const { razaoSocial, cnpj } = shop.context().settings.loja
  for (const text of [sent, rest])
    for (const word of [
      `Pedido ${order.numero}`,
      razaoSocial,
      cnpj,
      'Clara Nunes',
      'CPF 529.982.247-25',
      'Rua XV de Novembro, 10',
      'CEP 80020-310',
      'Corda',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(word)
  for (const word of ['encomenda 1 de 2', '100,00', 'Peso total: 0,10 kg']) expect(sent).toContain(word)
  for (const word of ['encomenda 2 de 2', '200,00', 'Peso total: 0,20 kg']) expect(rest).toContain(word)
})

test('says that the DANFE goes in place of a declaration with an NF-e, and that a pickup needs none', async () => {
  const [invoiced = '', fetched = ''] = contentsOf(await print('declaracoes')).map(textOf)

  expect(invoiced).toContain('NF-e 77')
  expect(invoiced).toContain('DANFE')
  expect(fetched).toContain('retira')
  for (const text of [invoiced, fetched]) expect(text).not.toContain('REMETENTE')
})

test('lets staff who pack print, nobody else', async () => {
  const context = await staffContext(shop.db, 'catalogo', { now: shop.now })

  await expect(printOrders(context, { folha: 'etiquetas', ids: ids.join() })).rejects.toMatchObject({
    code: 'PermissaoNegada',
  })
})

type Sheet = Parameters<typeof printOrders>[1]['folha']

async function print(folha: Sheet, appearance = ORIGINAL_APPEARANCE, of = ids): Promise<string> {
  const context = await staffContext(shop.db, 'expedicao', { now: shop.now, appearance })
  const file = await printOrders(context, { folha, ids: of.join() })
  expect(file.type).toBe('application/pdf')

  return Buffer.from(await file.arrayBuffer()).toString('latin1')
}

function barsOf(content: string): number[] {
  const widths = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, , , width]) =>
    Number(width),
  )
  const module = Math.min(...widths)

  return widths.map((width) => Math.round(width / module))
}
