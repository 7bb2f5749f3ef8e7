import { expect, test } from 'vitest'
import { changesInProducts, effectSentences, rulesSentence } from './effect-sentences.ts'

const CHANGES = {
  campos: [
    { de: '1ª corda', para: 'Prima' },
    { de: 'Cor', para: null },
  ],
  valores: [{ campo: 'Tensão', de: 'Leve', para: 'Baixa' }],
}

const USE = {
  campos: [
    { label: '1ª Corda', produtos: 1200 },
    { label: 'Cor', produtos: 1 },
  ],
  valores: [{ campo: 'Tensão', valor: 'leve', produtos: 0 }],
}

test('each change says in how many products it is filled', () => {
  expect(effectSentences(CHANGES, USE)).toEqual([
    '“1ª corda” passa a se chamar “Prima”. Preenchida em 1.200 produtos.',
    '“Cor” sai da ficha: fica escrita, mas deixa de ser filtro, e a comparação e as ferramentas não a leem mais. Preenchida em um produto.',
    'Tensão: “Leve” passa a ser “Baixa”. Está em 0 produtos.',
  ])
  expect(effectSentences(CHANGES, null)[0]).toBe('“1ª corda” passa a se chamar “Prima”.')
})

test('a choice that is removed stays in the products that have it', () => {
  const valores = [{ campo: 'Tensão', de: 'Leve', para: null }]

  expect(effectSentences({ campos: [], valores }, USE)).toEqual([
    'Tensão: “Leve” sai da escolha: fica nos produtos que o dizem, também nos filtros, com um aviso na ficha, até alguém escolher outro valor; nenhum outro produto o recebe. Está em 0 produtos.',
  ])
})

test('a removed field whose name another one takes is lost where both are filled', () => {
  const campos = [
    { de: '1ª corda', para: 'Cor' },
    { de: 'Cor', para: null },
  ]

  expect(effectSentences({ campos, valores: [] }, USE)[1]).toBe(
    '“Cor” sai da ficha e dá o nome a outro campo: onde os dois estão escritos, o que ela dizia se perde. Preenchida em um produto.',
  )
})

test('what no product has filled needs no confirmation, unless it could not be counted', () => {
  expect(changesInProducts(CHANGES, USE)).toEqual({ ...CHANGES, valores: [] })
  expect(changesInProducts(CHANGES, null)).toEqual(CHANGES)
})

test.each([
  ['what is renamed', { ...CHANGES, campos: [] }, /passam a filtrar pelo novo/, /tirado/],
  ['what is removed', { campos: [{ de: 'Cor', para: null }], valores: [] }, /tirado/, /pelo novo/],
])('rules that filter by %s are spoken of', (_what, changes, said, unsaid) => {
  expect(rulesSentence(changes)).toMatch(said)
  expect(rulesSentence(changes)).not.toMatch(unsaid)
})

test('nothing is said of rules where only a choice is removed, which stays written', () => {
  expect(rulesSentence({ campos: [], valores: [{ campo: 'Tensão', de: 'Leve', para: null }] })).toBe('')
})
