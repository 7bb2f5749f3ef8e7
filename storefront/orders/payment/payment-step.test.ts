import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { paymentStep, pollInterval } from './payment-step.ts'

type Attempt = Order['pagamentos'][number]

const attempt = (fields: Partial<Attempt>): Attempt => ({
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
  ...fields,
})

const order = (
  fields: Partial<Attempt> | null,
  { pagar = true, situacao = 'aguardandoPagamento' as const } = {},
) => ({
  situacao,
  direitos: { pagar, cancelar: true, devolver: false, devolverAte: null, reclamar: false, reclamarAte: null },
  pagamentos: fields ? [attempt(fields)] : [],
})

const pix = { copiaECola: '000201', proprio: null }
const challenged = {
  bandeira: 'visa',
  ultimosDigitos: '1111',
  motivoRecusa: null,
  desafio: 'https://banco.example/3ds',
}
const boleto = { linhaDigitavel: '', codigoDeBarras: '', vencimento: '2026-11-25' }

test.each([
  [{}, 'making', 2_000],
  [{ pix }, 'pix', 4_000],
  [{ metodo: 'cartao' as const, cartao: challenged }, 'challenge', 2_000],
  [{ metodo: 'boleto' as const }, 'making', 2_000],
  [{ metodo: 'boleto' as const, boleto }, 'boleto', 30_000],
  [{ metodo: 'cartao' as const }, 'confirming', 2_000],
  [{ metodo: 'cartao' as const, situacao: 'autorizado' as const }, 'confirming', 2_000],
  [{ metodo: 'cartao' as const, situacao: 'recusado' as const }, 'declined', null],
  [{ pix, situacao: 'expirado' as const }, 'expired', null],
  [{ pix, situacao: 'cancelado' as const }, 'expired', null],
  [{ pix, situacao: 'pago' as const }, 'choose', null],
  [null, 'choose', null],
])('a payment attempt %j leads to step %s', (fields, step, interval) => {
  expect(paymentStep(order(fields))).toBe(step)
  expect(pollInterval(order(fields))).toBe(interval)
})

test('uses the newest attempt', () => {
  const both = { ...order({ pix }), pagamentos: [attempt({ pix }), attempt({ situacao: 'recusado' })] }

  expect(paymentStep(both)).toBe('pix')
})

test('an order that waits for payment but can no longer be paid is being confirmed', () => {
  expect(paymentStep(order({ pix, situacao: 'pago' }, { pagar: false }))).toBe('confirming')
})

test.each(['pagamentoAprovado', 'cancelado', 'entregue'] as const)(
  'an order that is %s needs no payment',
  (situacao) => {
    const settled = { ...order({ pix, situacao: 'pago' }), situacao }

    expect(paymentStep(settled)).toBeNull()
    expect(pollInterval(settled)).toBeNull()
  },
)

test('a card payment under review is polled', () => {
  const reviewed = { ...order({ metodo: 'cartao' }), situacao: 'pagamentoEmAnalise' as const }

  expect(paymentStep(reviewed)).toBeNull()
  expect(pollInterval(reviewed)).toBe(30_000)
})
