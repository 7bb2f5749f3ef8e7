import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { orderSteps } from './order-steps.ts'

const frete: Order['frete'] = {
  id: 'economico',
  tipo: 'entrega',
  label: 'Econômico',
  valor: 1000,
  valorCheio: 1000,
  ajustes: [],
  prazo: 5,
  previsao: '2026-11-30',
  entregaAgendada: false,
}
const received = {
  situacao: 'aguardandoPagamento',
  titulo: 'Aguardando pagamento',
  em: '2026-11-21T15:00:00.000Z',
} as const
const titles = (
  order: Pick<Order, 'situacao' | 'historico' | 'frete'> & Partial<Pick<Order, 'deServicos'>>,
) => orderSteps({ deServicos: false, ...order }).map(({ titulo, em }) => (em ? titulo : `(${titulo})`))

test('a new order has all steps ahead', () => {
  expect(titles({ situacao: 'aguardandoPagamento', historico: [received], frete })).toEqual([
    'Pedido recebido',
    '(Pagamento aprovado)',
    '(Em separação)',
    '(Enviado)',
    '(Entregue)',
  ])
})

test('an order for pickup becomes ready and picked up instead of shipped', () => {
  const steps = titles({
    situacao: 'aguardandoPagamento',
    historico: [received],
    frete: { ...frete, tipo: 'retirada' },
  })

  expect(steps.slice(-2)).toEqual(['(Pronto para retirada)', '(Retirado)'])
})

test('a card payment under review keeps the usual steps ahead', () => {
  const looked = { situacao: 'pagamentoEmAnalise', titulo: 'Pagamento em análise', em: received.em } as const

  expect(titles({ situacao: 'pagamentoEmAnalise', historico: [received, looked], frete })).toEqual([
    'Pedido recebido',
    'Pagamento em análise',
    '(Pagamento aprovado)',
    '(Em separação)',
    '(Enviado)',
    '(Entregue)',
  ])
})

test('a cancelled order has no steps ahead', () => {
  const cancelled = { situacao: 'cancelado', titulo: 'Cancelado', em: received.em } as const

  expect(titles({ situacao: 'cancelado', historico: [received, cancelled], frete })).toEqual([
    'Pedido recebido',
    'Cancelado',
  ])
})

test('an order of services is over once it is paid', () => {
  const steps = titles({
    situacao: 'aguardandoPagamento',
    deServicos: true,
    historico: [received],
    frete: { ...frete, tipo: 'retirada' },
  })

  expect(steps).toEqual(['Pedido recebido', '(Pago)'])
})
