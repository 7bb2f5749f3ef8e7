import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterEvent, type OrderEvent, type OrderSituation, TRANSITIONS } from './order-situation.ts'

test.each([
  ['aguardandoPagamento', ['cancelado', 'pagamentoAprovado', 'pagamentoEmAnalise']],
  ['pagamentoEmAnalise', ['aguardandoPagamento', 'cancelado', 'pagamentoAprovado']],
  ['pagamentoAprovado', ['cancelado', 'emSeparacao']],
  ['emSeparacao', ['cancelado', 'enviado']],
  ['enviado', ['devolvido', 'entregue']],
  ['entregue', ['devolucaoSolicitada']],
  ['devolucaoSolicitada', ['devolvido', 'entregue']],
  ['devolvido', []],
  ['cancelado', ['pagamentoAprovado']],
] as const)('after %s comes one of %j', (situacao, next) => {
  expect([...new Set(Object.values(TRANSITIONS[situacao]))].sort()).toEqual(next)
})

describe('the life of an order', () => {
  test.each<[string, OrderEvent[], OrderSituation]>([
    ['bought and kept', ['approvePayment', 'startPicking', 'ship', 'deliver'], 'entregue'],
    ['approved after a closer look', ['reviewPayment', 'approvePayment'], 'pagamentoAprovado'],
    [
      'declined, then paid with Pix',
      ['reviewPayment', 'declinePayment', 'approvePayment'],
      'pagamentoAprovado',
    ],
    ['not paid in time', ['expire'], 'cancelado'],
    ['paid too late', ['expire', 'reopen', 'startPicking'], 'emSeparacao'],
    ['cancelled while it was packed', ['approvePayment', 'startPicking', 'cancel'], 'cancelado'],
    ['refused at the door', ['approvePayment', 'startPicking', 'ship', 'receiveReturn'], 'devolvido'],
    [
      'given back',
      ['approvePayment', 'startPicking', 'ship', 'deliver', 'requestReturn', 'receiveReturn'],
      'devolvido',
    ],
  ])('%s', (_, events, end) => {
    expect(live(events)).toEqual({ situacao: end, refused: [] })
  })

  test.each<[string, OrderEvent[], OrderEvent]>([
    ['a payment told of twice', ['approvePayment'], 'approvePayment'],
    ['expiry after the payment', ['approvePayment'], 'expire'],
    ['expiry while a card is looked at', ['reviewPayment'], 'expire'],
    ['cancelling what has left', ['approvePayment', 'startPicking', 'ship'], 'cancel'],
    ['shipping what is not paid', [], 'ship'],
    ['packing what is cancelled', ['cancel'], 'startPicking'],
    ['a return of what has not arrived', ['approvePayment', 'startPicking', 'ship'], 'requestReturn'],
  ])('%s does not happen', (_, events, event) => {
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

test('each situation can be reached', () => {
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
