import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workOrderKey } from '#platform/workshop/work-order-key.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { NOON, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie } from '#tests/support/staff.ts'
import { workPhotoRoute } from './work-photo-route.ts'

const HASH = '0123456789abcdef01234567'

let shop: OrderShop
let app: Hono

beforeAll(async () => {
  shop = await openOrderShop()
  app = new Hono()
  const pictures = {
    async open({ hash, width, format }: { hash: string; width: number; format: string }) {
      const content = `${hash} ${width} ${format}`
      return { size: content.length, content: Readable.from([Buffer.from(content)]) }
    },
  }
  const route = workPhotoRoute({
    context: (known) => ({ ...shop.context(), ...known }),
    secure: false,
    pictures,
  })
  app.get('/oficina/:id/fotos/:foto/:file', route)
})
afterAll(() => shop.close())

test('a photo of an instrument opens to its customer and with the key of its work order, to nobody else', async () => {
  const { idCliente, token } = await loggedIn(shop.db)
  const stranger = await loggedIn(shop.db)
  const order = await workOrderOf(idCliente)
  const other = await workOrderOf(idCliente)
  const address = `/oficina/${order.id}/fotos/${order.foto}/960.webp`
  const found = await app.request(`${address}?chave=${order.chave}`)

  expect(found.status).toBe(200)
  expect(await found.text()).toBe(`${HASH} 960 webp`)
  expect(found.headers.get('content-type')).toBe('image/webp')
  expect(found.headers.get('cache-control')).toMatch(/^private/)
  expect((await app.request(address, { headers: { cookie: `session=${token}` } })).status).toBe(200)
  for (const [refused, cookie] of [
    [address, ''],
    [address, `session=${stranger.token}`],
    [`${address}?chave=${other.chave}`, ''],
    [`/oficina/${other.id}/fotos/${order.foto}/960.webp`, `session=${token}`],
    [`/oficina/${order.id}/fotos/${order.foto}/961.webp`, `session=${token}`],
    [`/oficina/x/fotos/1/960.webp`, `session=${token}`],
  ] as const)
    expect((await app.request(refused, { headers: { cookie } })).status).toBe(404)
})

test('a photo opens in the panel to staff, and not with a session that the panel does not know', async () => {
  const { idCliente } = await loggedIn(shop.db)
  const order = await workOrderOf(idCliente)
  const seen = async (cookie: string) =>
    (await app.request(`/oficina/${order.id}/fotos/${order.foto}/320.webp`, { headers: { cookie } })).status

  expect(await seen(await staffCookie(shop.db, 'atendimento', NOON))).toBe(200)
  expect(await seen(`painel=${'a'.repeat(43)}`)).toBe(404)
})

async function workOrderOf(idCliente: number) {
  const { rows } = await shop.pool.query(
    `with ordem as (
       insert into ordens_servico (tipo, nome, email, instrumento, situacao, id_cliente, criado_em, alterado_em)
       values ('balcao', 'Ivone Lara', 'ivone@example.com', 'Arco', 'recebida', $1, $2, $2) returning id, semente
     ), foto as (
       insert into ordens_fotos (id_ordem, momento, hash, em) select id, 'entrada', $3, $2 from ordem returning id
     )
     select ordem.id, semente, foto.id as foto from ordem, foto`,
    [idCliente, NOON, HASH],
  )
  const [row] = rows

  return { id: String(row.id), foto: Number(row.foto), chave: workOrderKey(shop.context(), row) }
}
