import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { paymentStep, pollInterval } from './payment-step.ts'

type Attempt = Order['pagamentos'][number]

const attempt = (facts: Partial<Attempt>): Attempt => ({
  id: '0',
  metodo: 'pix',
  situacao: 'pendente',
  valor: 1000,
  juros: 0,
  parcelas: 1,
  recebido: 0,
  estornado: 0,
  expiraEm: '2026-11-21T15:00:00.000Z',
  pagoEm: null,
  pix: null,
  boleto: null,
  cartao: null,
  ...facts,
})

const order = (
  facts: Partial<Attempt> | null,
  { pagar = true, situacao = 'aguardandoPagamento' as const } = {},
) => ({
  situacao,
  direitos: { pagar, cancelar: true, devolver: false, devolverAte: null, reclamar: false, reclamarAte: null },
  pagamentos: facts ? [attempt(facts)] : [],
})

const pix = { copiaECola: '000201' }
const boleto = { linhaDigitavel: '', codigoDeBarras: '', vencimento: '2026-11-25' }

test.each([
  [{}, 'making', 2_000],
  [{ pix }, 'pix', 4_000],
  [{ metodo: 'boleto' as const }, 'making', 2_000],
  [{ metodo: 'boleto' as const, boleto }, 'boleto', 30_000],
  [{ metodo: 'cartao' as const }, 'confirming', 2_000],
  [{ metodo: 'cartao' as const, situacao: 'autorizado' as const }, 'confirming', 2_000],
  [{ metodo: 'cartao' as const, situacao: 'recusado' as const }, 'declined', null],
  [{ pix, situacao: 'expirado' as const }, 'expired', null],
  [{ pix, situacao: 'cancelado' as const }, 'expired', null],
  [{ pix, situacao: 'pago' as const }, 'choose', null],
  [null, 'choose', null],
])('an attempt that is %j asks for %s', (facts, step, interval) => {
  expect(paymentStep(order(facts))).toBe(step)
  expect(pollInterval(order(facts))).toBe(interval)
})

test('the newest attempt counts', () => {
  const both = { ...order({ pix }), pagamentos: [attempt({ pix }), attempt({ situacao: 'recusado' })] }

  expect(paymentStep(both)).toBe('pix')
})

test('what may not be paid any more, though it waits, is being confirmed', () => {
  expect(paymentStep(order({ pix, situacao: 'pago' }, { pagar: false }))).toBe('confirming')
})

test.each(['pagamentoAprovado', 'cancelado', 'entregue'] as const)(
  'an order that is %s asks for nothing',
  (situacao) => {
    const settled = { ...order({ pix, situacao: 'pago' }), situacao }

    expect(paymentStep(settled)).toBeNull()
    expect(pollInterval(settled)).toBeNull()
  },
)

test('a card that is looked at is asked after now and then', () => {
  const reviewed = { ...order({ metodo: 'cartao' }), situacao: 'pagamentoEmAnalise' as const }

  expect(paymentStep(reviewed)).toBeNull()
  expect(pollInterval(reviewed)).toBe(30_000)
})
