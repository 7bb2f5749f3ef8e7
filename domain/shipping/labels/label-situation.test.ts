import { expect, test } from 'vitest'
import {
  isOver,
  LABEL_SITUATIONS,
  type LabelDates,
  type LabelSituation,
  nextSituation,
  reportedSituation,
} from './label-situation.ts'

const AT = new Date('2026-11-24T12:00:00Z')
const NEW: LabelDates = {
  pagaEm: null,
  geradaEm: null,
  postadaEm: null,
  entregueEm: null,
  canceladaEm: null,
  naoEntregue: false,
}

test.each<[Partial<LabelDates>, LabelSituation]>([
  [{}, 'comprando'],
  [{ pagaEm: AT }, 'paga'],
  [{ pagaEm: AT, geradaEm: AT }, 'pronta'],
  [{ pagaEm: AT, geradaEm: AT, postadaEm: AT }, 'postada'],
  [{ pagaEm: AT, geradaEm: AT, postadaEm: AT, naoEntregue: true }, 'naoEntregue'],
  [{ pagaEm: AT, geradaEm: AT, postadaEm: AT, naoEntregue: true, entregueEm: AT }, 'entregue'],
  [{ pagaEm: AT, canceladaEm: AT }, 'cancelada'],
])('the dates %o tell of a label that is %s', (dates, situacao) => {
  expect(reportedSituation({ ...NEW, ...dates })).toBe(situacao)
})

test.each<[LabelSituation, LabelSituation, LabelSituation]>([
  ['comprando', 'paga', 'paga'],
  ['paga', 'postada', 'postada'],
  ['postada', 'pronta', 'postada'],
  ['postada', 'postada', 'postada'],
  ['naoEntregue', 'entregue', 'entregue'],
  ['entregue', 'naoEntregue', 'entregue'],
  ['pronta', 'cancelada', 'cancelada'],
  ['cancelada', 'pronta', 'cancelada'],
])('a label that is %s and reported as %s is %s', (now, reported, then) => {
  expect(nextSituation(now, reported)).toBe(then)
})

test('whatever the order of all reports, a label that was bought ends the same', () => {
  const reports: LabelSituation[] = ['paga', 'pronta', 'postada', 'entregue']
  for (const first of reports)
    for (const second of reports)
      expect([first, second, ...reports].reduce<LabelSituation>(nextSituation, 'comprando')).toBe('entregue')
})

test('what is over accepts no report', () => {
  for (const situacao of LABEL_SITUATIONS.filter(isOver))
    for (const reported of LABEL_SITUATIONS) expect(nextSituation(situacao, reported)).toBe(situacao)
})
