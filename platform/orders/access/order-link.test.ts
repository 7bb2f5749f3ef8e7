import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Boleto, Order } from '#contract/orders/orders.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

const MASKED = { documento: '•••.982.247-••', email: 'cl•••@example.com', celular: '•••• 4321' }
const SECRETS = /52998224725|529\.982\.247-25|clara@example|11987654321/

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('hides document, e-mail and phone from the holder of an order’s link, whatever they do with it', async () => {
  const { id, chave } = await shop.place({ metodo: 'boleto' })
  const answers = [
    await ask<Order>('GET', `/sale/${id}?chave=${chave}`),
    await ask<Order>('POST', '/sale/payment', { body: { id, chave, metodo: 'pix' } }),
    await ask<Order>('POST', '/sale/cancel', { body: { id, chave } }),
  ]

  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.comprador).toEqual({ nomeRazao: 'Clara Nunes', ...MASKED })
    expect(body.endereco).toMatchObject({ destinatario: 'Clara Nunes', logradouro: 'Rua XV de Novembro' })
    expect(JSON.stringify(body)).not.toMatch(SECRETS)
  }
  expect(await ask('GET', `/sale/${id}/nfe?chave=${chave}`)).toMatchObject({
    status: 401,
    body: { code: 'LoginNecessario' },
  })
})

test('shows initials and the city ninety days after the order’s last step, and nothing after two years', async () => {
  const { id, chave } = await shop.place()
  shop.advance(DAY)
  const ended = shop.now
  expect((await ask('POST', '/sale/cancel', { body: { id, chave } })).status).toBe(200)
  const at = async (now: Date) => {
    shop.now = now
    return ask<Order>('GET', `/sale/${id}?chave=${chave}`)
  }

  expect((await at(new Date(ended.getTime() + 90 * DAY - 1))).body.comprador.nomeRazao).toBe('Clara Nunes')

  const old = await at(new Date(ended.getTime() + 90 * DAY))
  expect(old.body.comprador).toEqual({ nomeRazao: 'C••• N•••', ...MASKED })
  expect(old.body.endereco).toMatchObject({
    destinatario: '',
    cep: '',
    logradouro: '',
    cidade: 'Curitiba',
    uf: 'PR',
  })
  expect(JSON.stringify(old.body)).not.toMatch(/Clara|Nunes|80020310|Rua XV/)

  const over = await at(new Date('2028-11-22T15:00:02Z'))
  expect(over).toMatchObject({ status: 404, body: { code: 'LinkVencido' } })
  expect(JSON.stringify(over.body)).toContain('Entre na sua conta')
  const all: [string, string, object | undefined][] = [
    ['POST', '/sale/cancel', { id, chave }],
    ['POST', '/sale/shop', { id, chave }],
    ['GET', `/sale/${id}/boleto?chave=${chave}`, undefined],
    ['GET', `/sale/${id}/nfe?chave=${chave}`, undefined],
  ]
  for (const [method, path, body] of all)
    expect((await ask(method, path, { ...(body && { body }) })).status).toBe(404)
})

test('shows everything to the logged-in customer, without a time limit', async () => {
  const clara = await loggedIn(shop.db)
  const { id, chave } = await shop.place({ idCliente: clara.idCliente })
  shop.advance(3 * 365 * DAY)

  for (const query of ['', `?chave=${chave}`]) {
    const { body } = await ask<Order>('GET', `/sale/${id}${query}`, { session: clara.token })
    expect(body.comprador).toMatchObject({ nomeRazao: 'Clara Nunes', documento: '52998224725' })
    expect(body.endereco).toMatchObject({ logradouro: 'Rua XV de Novembro' })
  }
})

test('names the payer of a boleto as long as it can be paid', async () => {
  const { id, chave } = await shop.place({ metodo: 'boleto' })
  const path = `/sale/${id}/boleto?chave=${chave}`

  expect(await ask<Boleto>('GET', path)).toMatchObject({
    status: 200,
    body: {
      valor: 12_500,
      boleto: { linhaDigitavel: expect.stringMatching(/^\d{47}$/) },
      pagador: { nomeRazao: 'Clara Nunes', documento: '52998224725' },
    },
  })

  await ask('POST', '/sale/cancel', { body: { id, chave } })
  const expired = await ask('GET', path)
  expect(expired).toMatchObject({ status: 404, body: { code: 'SemBoleto' } })
  expect(JSON.stringify(expired.body)).not.toMatch(SECRETS)
})

function ask<Body>(method: string, path: string, options: { body?: object; session?: string } = {}) {
  const { now, payments } = shop.context()
  return testApi<Body>(shop.db)(method, path, {
    session: sessionToken(),
    ...options,
    context: { now, payments },
  })
}
