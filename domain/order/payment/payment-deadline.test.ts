import { expect, test } from 'vitest'
import { paymentDeadline } from './payment-deadline.ts'

const NOON = new Date('2026-11-18T15:00:00Z')

test('a Pix expires after half an hour, a card after a day', () => {
  expect(paymentDeadline('pix', NOON)).toEqual({
    expiraEm: new Date('2026-11-18T15:30:00Z'),
    vencimento: null,
  })
  expect(paymentDeadline('cartao', NOON)).toEqual({
    expiraEm: new Date('2026-11-19T15:00:00Z'),
    vencimento: null,
  })
})

test.each([
  // Wednesday: the 20th is a holiday, then comes a weekend.
  ['2026-11-18T15:00:00Z', '2026-11-24', '2026-11-25T03:00:00Z'],
  // Still Tuesday in São Paulo.
  ['2026-11-11T02:30:00Z', '2026-11-13', '2026-11-14T03:00:00Z'],
  // Carnaval.
  ['2027-02-05T15:00:00Z', '2027-02-12', '2027-02-13T03:00:00Z'],
])(
  'a boleto issued at %s is due on the third business day, %s, and expires at %s',
  (issued, vencimento, expiraEm) => {
    expect(paymentDeadline('boleto', new Date(issued))).toEqual({ vencimento, expiraEm: new Date(expiraEm) })
  },
)
