import { expect, test } from 'vitest'
import { DEFECT_OUTCOMES } from '#domain/order/defect.ts'
import { CONSEQUENCES, defectivePieces, defectTerms, settlementOf } from './defect-form.ts'

test.each([
  ['nothing is typed yet', {}, []],
  [
    'pieces of two SKUs',
    { 7: 2, 3: 1 },
    [
      [3, 1],
      [7, 2],
    ],
  ],
  ['a quantity that was set back to zero', { 7: 0, 3: 1 }, [[3, 1]]],
])('the pieces with a defect: %s', (_, quantities, expected) => {
  expect(
    defectivePieces(quantities).map(({ idAtributoSimples, quantidade }) => [idAtributoSimples, quantidade]),
  ).toEqual(expected)
})

test.each([
  ['2027-02-20', 'um defeito aparente até 20/02/2027 (90 dias'],
  [null, 'um defeito aparente (90 dias'],
])('the terms with the last day %s', (day, sentence) => {
  expect(defectTerms(day)).toContain(sentence)
})

test.each(DEFECT_OUTCOMES)('the dialog explains the outcome %s', (desfecho) => {
  expect(CONSEQUENCES[desfecho]).toMatch(/\.$/)
})

test.each([
  ['reparado', 0, false],
  ['trocado', 0, false],
  ['reembolsado', 0, true],
  ['abatido', 1_500, false],
  ['recusado', 0, false],
] as const)(
  'for %s, of an amount and a box of earlier choices %i and %s are sent',
  (desfecho, valor, aVenda) => {
    const typed = { desfecho, valor: 1_500, aVenda: true, nota: 'Trincado' }

    expect(settlementOf(typed)).toEqual({ desfecho, valor, aVenda, nota: 'Trincado' })
  },
)

test('an empty amount is none, which the store refuses at its field', () => {
  expect(settlementOf({ desfecho: 'abatido', valor: null, aVenda: false, nota: '' }).valor).toBe(0)
})
