import { expect, test } from 'vitest'
import { fillText, fillTitle, findGaps, MARKS, type MarkName, type MarkValues } from './marks.ts'

const NAMES = Object.keys(MARKS) as MarkName[]

const VALUES: MarkValues = {
  ...(Object.fromEntries(NAMES.map((name) => [name, name.toUpperCase()])) as MarkValues),
  'loja.nome': 'Casa Sonora',
  'loja.cnpj': '',
  'loja.documento': '',
  'frete.gratis': null,
}

test.each([
  ['Bem-vindo à {{loja.nome}}', 'Bem-vindo à Casa Sonora'],
  ['{{ loja.nome }}', 'Casa Sonora'],
  ['Sem marca', 'Sem marca'],
  ['{{valor}} não é marca', '{{valor}} não é marca'],
  ['CNPJ {{loja.cnpj}}', null],
  ['Frete grátis {{frete.gratis}}', null],
  ['{{loja.fone}}', null],
  ['[Preencha: o prazo]', null],
])('%s', (text, filled) => {
  expect(fillText(text, VALUES)).toBe(filled)
})

test('a title drops what it can not say', () => {
  expect(fillTitle('Sobre a {{loja.nome}} {{loja.cnpj}} [Preencha: lema]', VALUES)).toBe(
    'Sobre a Casa Sonora',
  )
})

test('gaps name what is missing and where it is filled in, each once', () => {
  const text = '{{loja.cnpj}} [Preencha: o prazo] {{loja.cnpj}} {{frete.gratis}} {{loja.nome}} {{loja.fone}}'

  expect(findGaps(text, VALUES)).toEqual([
    { texto: 'CNPJ', onde: 'configuracoes' },
    { texto: 'o prazo', onde: 'pagina' },
    { texto: 'a marca {{loja.fone}} não existe', onde: 'pagina' },
  ])
})
