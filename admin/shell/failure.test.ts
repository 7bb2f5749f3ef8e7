import { ORPCError } from '@orpc/client'
import { describe, expect, test } from 'vitest'
import { errorOfBody, failureOf, invalidInput, isAnswered, shownText } from './failure.ts'

const refused = (body: object, status: number) => failureOf(errorOfBody(body, status))
const said = (...mensagens: string[]) => mensagens.map((mensagem) => ({ tipo: 'erro', mensagem }))

describe('failureOf', () => {
  test('a refusal has its code, its sentences and its data', () => {
    const body = { mensagens: said('Já saiu.', 'Confira.'), code: 'PedidoNaoPermite', data: { em: 'x' } }

    expect(refused(body, 422)).toEqual({
      code: 'PedidoNaoPermite',
      mensagem: 'Já saiu.\nConfira.',
      campos: {},
      dados: { em: 'x' },
    })
  })

  test('an invalid input has its sentences by field, the first of each, and never shows a path', () => {
    const mensagens = said('loja.nome: Preencha.', 'loja.nome: Curto demais.', 'Confira: algo falta.')
    const { campos, mensagem } = refused({ mensagens, code: 'EntradaInvalida' }, 400)

    expect(campos).toEqual({ 'loja.nome': 'Preencha.', '': 'Confira: algo falta.' })
    expect(mensagem).toBe('Preencha.\nCurto demais.\nConfira: algo falta.')
  })

  test('fields of a refusal are those of its data', () => {
    const data = { campos: [{ campo: 'valor', mensagem: 'O máximo é R$ 10,00.' }] }

    expect(refused({ mensagens: said('Confira.'), code: 'CamposInvalidos', data }, 422).campos).toEqual({
      valor: 'O máximo é R$ 10,00.',
    })
  })

  test('what the schema refuses before it is sent looks like an invalid input', () => {
    const issues = [{ message: 'Preencha.', path: ['skus', 0, 'sku'] }]
    const unsent = new ORPCError('BAD_REQUEST', { status: 400, data: { issues } })

    expect(failureOf(unsent)).toMatchObject({
      code: 'EntradaInvalida',
      campos: { 'skus.0.sku': 'Preencha.' },
    })
  })

  test('what a form refuses itself looks like an invalid input', () => {
    expect(failureOf(invalidInput([{ campo: 'peso', mensagem: 'Preencha.' }]))).toMatchObject({
      code: 'EntradaInvalida',
      mensagem: 'Preencha.',
      campos: { peso: 'Preencha.' },
    })
  })

  test.each([
    [
      'a lost connection',
      new TypeError('Failed to fetch'),
      'SemConexao',
      /Confira sua conexão e tente de novo/,
    ],
    ['a body that is none', errorOfBody('<html>', 502), 'ErroInterno', /Tente de novo/],
    ['no body', errorOfBody(undefined, 500), 'ErroInterno', /Tente de novo/],
  ])('%s says what to do', (_, error, code, mensagem) => {
    expect(failureOf(error)).toMatchObject({ code, mensagem: expect.stringMatching(mensagem), campos: {} })
  })
})

test.each([
  ['SemConexao', false],
  ['ErroInterno', false],
  ['VersaoAntiga', true],
  ['EntradaInvalida', true],
] as const)('after %s it is known that nothing was done: %s', (code, known) => {
  expect(isAnswered({ code, mensagem: '', campos: {}, dados: null })).toBe(known)
})

test.each([
  ['one sentence', 'A.', 'A.'],
  ['three', 'A.\nB.\nC.', 'A.\nB.\nC.'],
  ['more than a notification holds', 'A.\nB.\nC.\nD.\nE.', 'A.\nB.\nC.\nE mais 2.'],
  ['the same of several fields', 'A.\nA.\nB.\nA.\nC.', 'A.\nB.\nC.'],
])('a notification shows %s', (_, mensagem, text) => {
  expect(shownText({ code: 'EntradaInvalida', mensagem, campos: {}, dados: null })).toBe(text)
})
