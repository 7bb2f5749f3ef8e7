import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterEvent, type OrderEvent, type OrderSituation, TRANSITIONS } from './order-situation.ts'

test.each([
  ['aguardandoPagamento', ['cancelado', 'pagamentoAprovado', 'pagamentoEmAnalise']],
  ['pagamentoEmAnalise', ['aguardandoPagamento', 'cancelado', 'pagamentoAprovado']],
  ['pagamentoAprovado', ['aguardandoPagamento', 'cancelado', 'emSeparacao']],
  ['emSeparacao', ['cancelado', 'enviado']],
  ['enviado', ['devolvido', 'entregue']],
  ['entregue', ['devolucaoSolicitada']],
  ['devolucaoSolicitada', ['devolvido', 'entregue']],
  ['devolvido', []],
  ['cancelado', ['pagamentoAprovado']],
] as const)('%s can become one of %j', (situacao, next) => {
  expect([...new Set(Object.values(TRANSITIONS[situacao]))].sort()).toEqual(next)
})

describe('lifecycle of an order', () => {
  test.each<[string, OrderEvent[], OrderSituation]>([
    ['delivered', ['approvePayment', 'startPicking', 'ship', 'deliver'], 'entregue'],
    ['approved after a review', ['reviewPayment', 'approvePayment'], 'pagamentoAprovado'],
    [
      'declined, then paid with Pix',
      ['reviewPayment', 'declinePayment', 'approvePayment'],
      'pagamentoAprovado',
    ],
    ['not paid in time', ['expire'], 'cancelado'],
    ['paid too late', ['expire', 'reopen', 'startPicking'], 'emSeparacao'],
    ['cancelled while being packed', ['approvePayment', 'startPicking', 'cancel'], 'cancelado'],
    ['refused on delivery', ['approvePayment', 'startPicking', 'ship', 'receiveReturn'], 'devolvido'],
    [
      'returned',
      ['approvePayment', 'startPicking', 'ship', 'deliver', 'requestReturn', 'receiveReturn'],
      'devolvido',
    ],
  ])('%s', (_, events, end) => {
    expect(live(events)).toEqual({ situacao: end, refused: [] })
  })

  test.each<[string, OrderEvent[], OrderEvent]>([
    ['a payment reported twice', ['approvePayment'], 'approvePayment'],
    ['expiry after the payment', ['approvePayment'], 'expire'],
    ['expiry while a card is under review', ['reviewPayment'], 'expire'],
    ['cancelling a shipped order', ['approvePayment', 'startPicking', 'ship'], 'cancel'],
    ['shipping an unpaid order', [], 'ship'],
    ['packing a cancelled order', ['cancel'], 'startPicking'],
    ['a return before delivery', ['approvePayment', 'startPicking', 'ship'], 'requestReturn'],
  ])('rejects %s', (_, events, event) => {
    expect(live([...events, event]).refused).toEqual([event])
  })
})

test('goods leave only after a payment, whatever else happens', () => {
  const events = fc.array(fc.constantFrom(...everyEvent()), { maxLength: 30 })
  fc.assert(
    fc.property(events, (all) => {
      let situacao: OrderSituation = 'aguardandoPagamento'
      const happened: OrderEvent[] = []
      for (const event of all) {
        const next = afterEvent(situacao, event)
        if (next) happened.push(event)
        situacao = next ?? situacao
      }
      const paid = happened.findIndex((event) => event === 'approvePayment' || event === 'reopen')
      const shipped = happened.indexOf('ship')
      if (shipped >= 0) expect(paid >= 0 && paid < shipped).toBe(true)
    }),
  )
})

test('every status is reachable', () => {
  const reached = new Set<string>(['aguardandoPagamento'])
  for (const situacao of reached)
    for (const next of Object.values(TRANSITIONS[situacao as OrderSituation])) reached.add(next)

  expect([...reached].sort()).toEqual(Object.keys(TRANSITIONS).sort())
})

function live(events: OrderEvent[]): { situacao: OrderSituation; refused: OrderEvent[] } {
  let situacao: OrderSituation = 'aguardandoPagamento'
  const refused: OrderEvent[] = []
  for (const event of events) {
    const next = afterEvent(situacao, event)
    if (!next) refused.push(event)
    situacao = next ?? situacao
  }

  return { situacao, refused }
}

function everyEvent(): OrderEvent[] {
  return Object.values(TRANSITIONS).flatMap((events) => Object.keys(events) as OrderEvent[])
}
