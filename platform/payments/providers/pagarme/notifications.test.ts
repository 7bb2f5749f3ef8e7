import { expect, test } from 'vitest'
import { WEBHOOK } from './documented-answers.fixtures.ts'
import { pagarmeNotifications } from './notifications.ts'

const OURS = '0123456789abcdef0123456789abcdef'
const read = pagarmeNotifications({ usuario: 'loja', senha: 'segredo' })

function deliver(event: unknown, login = 'loja:segredo') {
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`

  return read({
    body: JSON.stringify(event),
    header: (name) => (name === 'authorization' ? authorization : undefined),
    query: () => undefined,
    now: new Date(),
  })
}

test.each(['', 'loja:outro', 'outra:segredo', 'loja:'])('rejects the login %j', (login) => {
  expect(deliver(WEBHOOK, login)).toBeNull()
})

test('reads the documented webhook, and stores nothing about the buyer', () => {
  expect(deliver(WEBHOOK)).toEqual([
    {
      id: 'hook_RyEKQO789TRpZjv5',
      cobranca: { idProvedor: 'ch_d22356Jf4WuGr8no' },
      corpo: {
        id: 'hook_RyEKQO789TRpZjv5',
        type: 'order.paid',
        data: { id: 'or_ZdnB5BBCmYhk534R', code: '1303724', status: 'paid' },
      },
    },
  ])
})

test.each([
  [{ id: 'h', type: 'order.paid', data: { id: 'or_1', code: OURS } }, { id: OURS }],
  [{ id: 'h', type: 'charge.paid', data: { id: 'ch_1', order: { id: 'or_1', code: OURS } } }, { id: OURS }],
  [{ id: 'h', type: 'charge.refunded', data: { id: 'ch_1', code: 'X9' } }, { idProvedor: 'ch_1' }],
])('%j is about %j', (event, cobranca) => {
  expect(deliver(event)).toMatchObject([{ cobranca }])
})

test('an event about something else says nothing', () => {
  expect(deliver({ id: 'h', type: 'customer.created', data: { id: 'cus_1' } })).toEqual([])
})

test.each([null, {}, { id: '', type: 'order.paid', data: { id: 'or_1' } }])('throws for %j', (event) => {
  expect(() => deliver(event)).toThrow()
})
