import { describe, expect, test } from 'vitest'
import { afterAnswer, NOBODY, presenceText, reportOf } from './presence-state.ts'

const PAGE = { pagina: 'produto:1', versao: 3 }
const NOON = '2026-11-21T15:00:00.000Z'
const LATER = '2026-11-21T15:00:15.000Z'
const ana = { nome: 'Ana', desde: NOON }
const bia = { nome: 'Bia', desde: NOON }
const caio = { nome: 'Caio', desde: NOON }
const salvo = { nome: 'Ana', em: '2026-11-21T15:05:00.000Z' }
const answer = (agora: string) => ({ agora, outros: [ana], salvo: null })

describe('what is reported', () => {
  const open = afterAnswer(NOBODY, PAGE, answer(NOON))

  test('the first report only says that the page is open', () => {
    expect(reportOf(NOBODY, PAGE)).toEqual({ pagina: 'produto:1' })
  })

  test('later ones ask for saves since the first answer, by the clock of the server', () => {
    expect(reportOf(open, PAGE)).toEqual({ pagina: 'produto:1', desde: NOON })
    expect(reportOf(afterAnswer(open, PAGE, answer(LATER)), PAGE)).toEqual({
      pagina: 'produto:1',
      desde: NOON,
    })
  })

  test('a report that failed shows nobody, and the next one asks since the same time', () => {
    const failed = afterAnswer(open, PAGE, null)

    expect(failed).toMatchObject({ outros: [], salvo: null })
    expect(reportOf(failed, PAGE)).toEqual({ pagina: 'produto:1', desde: NOON })
  })

  test('after a failed first report, the second one is a first report again', () => {
    expect(reportOf(afterAnswer(NOBODY, PAGE, null), PAGE)).toEqual({ pagina: 'produto:1' })
  })

  test.each([
    ['a newer version', { ...PAGE, versao: 4 }],
    ['another page', { ...PAGE, pagina: 'produto:2' }],
  ])('%s is asked about only from its own opening on', (_what, next) => {
    expect(reportOf(open, next)).toEqual({ pagina: next.pagina })
    expect(reportOf(afterAnswer(open, next, answer(LATER)), next)).toEqual({
      pagina: next.pagina,
      desde: LATER,
    })
  })
})

test.each([
  ['nobody', { outros: [], salvo: null }, false, null],
  ['nobody, with own changes', { outros: [], salvo: null }, true, null],
  ['one', { outros: [ana], salvo: null }, false, 'Ana está com esta página aberta também.'],
  ['two', { outros: [ana, bia], salvo: null }, true, 'Ana e Bia estão com esta página aberta também.'],
  [
    'three',
    { outros: [ana, bia, caio], salvo: null },
    false,
    'Ana, Bia e Caio estão com esta página aberta também.',
  ],
  ['a save', { outros: [], salvo }, false, 'Ana salvou às 12:05.'],
  [
    'a save, with own changes',
    { outros: [], salvo },
    true,
    'Ana salvou às 12:05. Ao salvar, você vê o que difere.',
  ],
  [
    'one who saved and is still there',
    { outros: [ana], salvo },
    false,
    'Ana está com esta página aberta também. Ana salvou às 12:05.',
  ],
])('says of %s', (_who, others, changed, text) => {
  expect(presenceText(others, changed)).toBe(text)
})
