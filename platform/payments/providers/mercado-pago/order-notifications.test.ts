import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderNotifications } from './order-notifications.ts'

const SECRET = 'uma-assinatura-secreta'
const ID = 'ORD01JYHTJA9M4NKTA06K7M808NJD'
const REQUEST = '2066ca19-c6f1-498a-be75-1923005edd06'
/** In milliseconds, as the documentation's example. */
const TS = '1742505638683'
const BODY = {
  action: 'order.processed',
  api_version: 'v1',
  application_id: '76506430185983',
  data: { id: ID, status: 'processed', total_amount: '100.00', payer: { email: 'maria@example.com' } },
  date_created: '2025-03-20T21:20:38.683Z',
  live_mode: false,
  type: 'order',
  user_id: '2025701502',
}

type Sent = { id?: string; request?: string; ts?: string; body?: unknown; manifest?: string; later?: number }

function read({ id = ID, request = REQUEST, ts = TS, body = BODY, manifest, later = 0 }: Sent) {
  const signed = manifest ?? `id:${ID.toLowerCase()};request-id:${REQUEST};ts:${ts};`
  const v1 = createHmac('sha256', SECRET).update(signed).digest('hex')
  const headers: Record<string, string> = { 'x-request-id': request, 'x-signature': `ts=${ts},v1=${v1}` }

  return orderNotifications(SECRET)({
    body: JSON.stringify(body),
    header: (name) => headers[name],
    query: (name) => (name === 'data.id' ? id : undefined),
    now: new Date(Number(TS) + later * 1000),
  })
}

test('reads an authentic notification, without what only the order tells', () => {
  expect(read({})).toEqual([
    {
      id: `${ID} order.processed 2025-03-20T21:20:38.683Z`,
      cobranca: { idProvedor: ID },
      corpo: {
        type: 'order',
        action: 'order.processed',
        date_created: '2025-03-20T21:20:38.683Z',
        data: { id: ID, status: 'processed' },
      },
    },
  ])
})

test.each<[string, Sent]>([
  [
    'with the id signed as it stands in the address',
    { manifest: `id:${ID};request-id:${REQUEST};ts:${TS};` },
  ],
  ['with the address in lower case', { id: ID.toLowerCase() }],
  ['in seconds', { ts: '1742505638', manifest: `id:${ID};request-id:${REQUEST};ts:1742505638;` }],
  ['five minutes later', { later: 300 }],
])('accepts it %s', (_, sent) => {
  expect(read(sent)).toHaveLength(1)
})

test.each<[string, Sent]>([
  ['of another order', { id: 'ORD01JYHTJA9M4NKTA06K7M808NJE' }],
  ['of another request', { request: 'outra' }],
  ['of another time', { manifest: `id:${ID};request-id:${REQUEST};ts:1742505638684;` }],
  ['a second too old', { later: 301 }],
  ['from the future', { later: -301 }],
  ['whose body names another order', { body: { ...BODY, data: { id: 'ORD01JYHTJA9M4NKTA06K7M808NJE' } } }],
])('rejects a notification %s', (_, sent) => {
  expect(read(sent)).toBeNull()
})

test('reads a chargeback’s, by the id of its address', () => {
  const body = {
    actions: ['changed_case_status'],
    data: { id: Number('233000061680860123456'), payment_id: 81968653106 },
    type: 'topic_chargebacks_wh',
  }
  const id = '233000061680860123456'
  const manifest = `id:${id};request-id:${REQUEST};ts:${TS};`

  expect(read({ id, body, manifest })).toEqual([
    {
      id: `${id} topic_chargebacks_wh ${TS}`,
      cobranca: { idProvedor: id },
      corpo: { type: 'topic_chargebacks_wh', data: { id } },
    },
  ])
})

test('has nothing to do with other events', () => {
  expect(read({ body: { ...BODY, type: 'topic_claims_integration_wh', action: undefined } })).toEqual([])
})
