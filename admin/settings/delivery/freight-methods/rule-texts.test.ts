import { expect, test } from 'vitest'
import { rule } from '#domain/shipping/methods/methods.fixtures.ts'
import { type RuleDraft, rangeText, ruleSummary } from './rule-texts.ts'

test.each([
  [{}, 'Todo o Brasil'],
  [{ onde: { tipo: 'regioes', regioes: ['sul', 'centroOeste'] } }, 'Sul, Centro-Oeste'],
  [{ onde: { tipo: 'estados', ufs: ['SP', 'RJ'] }, pesoAte: 5000 }, 'RJ e SP, até 5 kg'],
  [
    { onde: { tipo: 'ceps', faixas: [{ de: '01000000', ate: '05999999' }] }, pesoDe: 500, comprasDe: 10_000 },
    '01000-000 a 05999-999, acima de 0,5 kg, a partir de R$\u00a0100,00',
  ],
  [{ onde: { tipo: 'distancia', ate: 4500 }, pesoAte: 5000 }, 'Até 4,5 km, até 5 kg'],
  [{ onde: { tipo: 'distancia', ate: 0 } }, 'Nenhuma distância'],
  [{ comprasAte: 5000 }, 'Todo o Brasil, abaixo de R$\u00a050,00'],
] as const)('describes %j', (some, text) => {
  expect(ruleSummary(draft(some as Partial<RuleDraft>))).toBe(text)
})

test('names the lowest and the highest price', () => {
  expect(rangeText([draft({ valor: 1990 })])).toBe('R$\u00a019,90')
  expect(rangeText([draft({ valor: 1990 }), draft({ valor: 0 })])).toBe('Grátis a R$\u00a019,90')
})

function draft(some: Partial<RuleDraft>): RuleDraft {
  return { ...rule({}), ...some }
}
