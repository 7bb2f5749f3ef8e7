import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PassportRecord } from '#contract/orders/passports.ts'
import { SetUp } from './passport-history.tsx'

const measure = (valor: number): PassportRecord['medidas'] => [
  { campo: 'cordasAgudas', label: 'Altura da corda mais aguda', onde: 'no 12º traste', valor, usual: null },
]

const setUp = (
  id: number,
  texto: string,
  medidas: PassportRecord['medidas'],
  corrige: number | null = null,
) => ({
  id,
  tipo: 'regulagem' as const,
  em: `2026-11-0${id}`,
  texto,
  medidas,
  por: 'Zé',
  corrige,
  escritoEm: '2026-11-09T12:00:00Z',
})

test.each([
  ['the latest sheet', [setUp(1, 'Antes.', measure(2.1)), setUp(2, 'Depois.', measure(1.8))], ['1,8']],
  [
    'the measures of before, with their day, if the work that was finished since has none',
    [setUp(1, 'Ação baixa.', measure(1.8)), setUp(2, 'Baixar a ação', [])],
    ['1,8', 'Regulagem de 02/11/2026', 'Medidas de 01/11/2026, por Zé. Ação baixa.'],
  ],
  ['no measures of a corrected sheet', [setUp(1, '', measure(9)), setUp(2, '', measure(1.9), 1)], ['1,9']],
])('an instrument is shown with %s', (_name, records, shown) => {
  const html = renderToStaticMarkup(<SetUp records={records} />).replace(/<!-- -->/g, '')

  for (const text of shown) expect(html).toContain(text)
  expect(html.match(/<table/g)).toHaveLength(1)
})

test('an instrument without measures has no table', () => {
  expect(renderToStaticMarkup(<SetUp records={[setUp(1, 'Feita.', [])]} />)).not.toContain('<table')
})
