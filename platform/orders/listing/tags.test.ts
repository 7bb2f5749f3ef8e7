import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#domain/staff/permissions.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { testAdminApi } from '#tests/support/staff.ts'

type Answer = {
  feitos: number
  recusados: { numero: number; motivo: string }[]
  marcadores: { nome: string; pedidos: number }[]
  itens: { numero: number; marcadores: string[] }[]
}

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi<Answer>(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('tags many orders, lists the tags, finds orders by tag, and removes it', async () => {
  const [first, second] = [await shop.place(), await shop.place()]
  const ids = [first.id, second.id]
  await as('atendimento', 'POST', '/orders/tags', { ids, incluir: ['Presente', ' VIP '] })
  const { body } = await as('atendimento', 'POST', '/orders/tags', {
    ids: [first.id],
    incluir: ['presente', 'Retirar sexta'],
    retirar: ['vip'],
  })

  expect(body).toEqual({ feitos: 1, recusados: [] })
  expect((await as('expedicao', 'GET', '/orders/tags')).body.marcadores).toEqual([
    { nome: 'Presente', pedidos: 2 },
    { nome: 'Retirar sexta', pedidos: 1 },
    { nome: 'VIP', pedidos: 1 },
  ])
  expect((await as('expedicao', 'GET', '/orders?marcador=VIP')).body.itens).toMatchObject([
    { numero: second.numero, marcadores: ['Presente', 'VIP'] },
  ])
  expect((await as('expedicao', 'GET', `/orders/${first.id}`)).body.marcadores).toEqual([
    ...['Presente', 'Retirar sexta'],
  ])
})

test('allows ten tags per order, also if two people add at once', async () => {
  const { id, numero } = await shop.place()
  const words = Array.from({ length: 12 }, (_, i) => `marcador ${i}`)
  await as('atendimento', 'POST', '/orders/tags', { ids: [id], incluir: words.slice(0, 8) })
  const both = await Promise.all(
    [words.slice(8, 10), words.slice(10, 12)].map((incluir) =>
      as('atendimento', 'POST', '/orders/tags', { ids: [id], incluir }),
    ),
  )

  expect(both.map(({ body }) => body.feitos).sort()).toEqual([0, 1])
  expect(both.flatMap(({ body }) => body.recusados)).toEqual([
    { numero, motivo: 'Um pedido tem no máximo 10 marcadores.' },
  ])
  expect((await as('atendimento', 'GET', `/orders/${id}`)).body.marcadores).toHaveLength(10)
})

test.each([
  ['an empty tag', { incluir: [' '] }, 400],
  ['a tag of 31 characters', { incluir: ['a'.repeat(31)] }, 400],
  ['a tag with a comma', { incluir: ['um, dois'] }, 400],
  ['a tag on two lines', { incluir: ['um\ndois'] }, 400],
  ['more than two hundred orders', { ids: Array.from({ length: 201 }, () => crypto.randomUUID()) }, 400],
])('refuses %s', async (_case, input, status) => {
  const { id } = await shop.place()

  expect((await as('gerente', 'POST', '/orders/tags', { ids: [id], ...input })).status).toBe(status)
  expect((await as('gerente', 'GET', `/orders/${id}`)).body.marcadores).toEqual([])
})

test('lets staff who may only ship read tags, and change none', async () => {
  const { id } = await shop.place()

  expect((await as('expedicao', 'POST', '/orders/tags', { ids: [id], incluir: ['VIP'] })).status).toBe(403)
  expect((await api('GET', '/orders/tags', {})).status).toBe(401)
})

function as(papel: Role, method: string, path: string, body?: unknown) {
  return api(method, path, { papel, body })
}
