import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchDocument, searchTokens } from './search-text.ts'

describe('typed and indexed text have the same tokens', () => {
  test.each([
    { text: 'Violões', tokens: ['violao'] },
    { text: 'violao', tokens: ['violao'] },
    { text: 'VIOLAS', tokens: ['viola'] },
    { text: 'violinos', tokens: ['violino'] },
    { text: 'guitarra elétrica', tokens: ['guitarra', 'eletrico'] },
    { text: 'cordas d’addario', tokens: ['corda', 'daddario'] },
    { text: "cordas D'Addario", tokens: ['corda', 'daddario'] },
    { text: 'EXL-120', tokens: ['exl120'] },
    { text: 'ej 27n', tokens: ['ej', '27n'] },
    { text: 'Tagima T-635', tokens: ['tagima', 't635'] },
    { text: 'violino 3/4', tokens: ['violino', '3x4'] },
    { text: 'violino ½', tokens: ['violino', '1x2'] },
    { text: 'viola 15,5"', tokens: ['viola', '15d5'] },
    { text: 'palheta 0,73mm', tokens: ['palheta', '073', 'mm'] },
    { text: 'cabo 5 metros', tokens: ['cabo', '5', 'm'] },
    { text: 'contra-baixo', tokens: ['contra', 'baixo'] },
    { text: 'Pau-Brasil', tokens: ['pau', 'brasil'] },
    { text: 'kit c/ estojo p/ violino', tokens: ['kit', 'estojo', 'violino'] },
    { text: 'violino sem estojo', tokens: ['violino', 'sem', 'estojo'] },
    { text: 'bronze 80/20', tokens: ['bronze', '80x20'] },
    { text: '  ?!  ', tokens: [] },
    { text: 'de para com', tokens: [] },
    { text: '日本', tokens: [] },
  ])('$text', ({ text, tokens }) => {
    expect(searchTokens(text)).toEqual(tokens)
  })
})

describe('keeps notes and drops conjunctions and articles', () => {
  test.each([
    { text: 'corda Mi violino', tokens: ['corda', 'mi', 'violino'] },
    { text: 'corda E violino', tokens: ['corda', 'mi', 'violino'] },
    { text: 'Corda Mi (E) para violino', tokens: ['corda', 'mi', 'mi', 'violino'] },
    { text: 'corda lá', tokens: ['corda', 'la'] },
    { text: 'corda a violino', tokens: ['corda', 'la', 'violino'] },
    { text: 'corda dó viola', tokens: ['corda', 'notado', 'viola'] },
    { text: 'corda C violoncelo', tokens: ['corda', 'notado', 'violoncelo'] },
    { text: 'corda do violino', tokens: ['corda', 'violino'] },
    { text: 'corda e arco', tokens: ['corda', 'arco'] },
    { text: 'arco e breu', tokens: ['arco', 'breu'] },
  ])('$text', ({ text, tokens }) => {
    expect(searchTokens(text)).toEqual(tokens)
  })
})

test('tokens contain only letters and digits for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const token of searchTokens(text)) expect(token).toMatch(/^[a-z0-9]+$/)
    }),
  )
})

test('reads a long hostile text quickly', () => {
  expect(searchTokens('1-'.repeat(50_000)).length).toBeLessThanOrEqual(20_000)
  expect(searchTokens('.'.repeat(100_000))).toEqual([])
})

describe('the document of a product', () => {
  const source = {
    nome: 'Encordoamento EXL 110 Níquel 10-46 para guitarra',
    marca: "D'Addario",
    categorias: ['Cordas', 'Cordas para guitarra'],
    atributos: ['10-46', 'Níquel'],
    palavrasChave: ['jogo de cordas', 'E'],
    descricao: '<p>Som <b>brilhante</b>&nbsp;e firme.</p>',
    codigos: ['DAD-EXL110', '7891234567895'],
  }
  const document = searchDocument(source)
  const a = document.a.split(' ')

  test('contains a code in each way it is typed', () => {
    expect(a).toEqual(expect.arrayContaining(['exl', 'exl110', 'dadexl110', '7891234567895', 'daddario']))
  })

  test('contains both ends of a range of gauges', () => {
    expect(a).toEqual(expect.arrayContaining(['010x046', '010', '046']))
  })

  test('separates the weights and lists each word once', () => {
    expect(document.b).toBe('corda guitarra 010x046 010 046 niquel')
    expect(document.c).toBe('jogo corda mi')
  })

  test('a category of several instruments does not make a viola a violin', () => {
    const viola = searchDocument({
      ...source,
      categorias: ['Violinos e família', 'Violas de arco'],
      descricao: '',
    })
    expect(viola.b.split(' ')).toEqual(expect.arrayContaining(['viola', 'arco']))
    expect(viola.b.split(' ')).not.toContain('violino')
    expect(viola.d).toBe('zzviolino zzfamilia')
  })

  test('reads HTML as text', () => {
    expect(document.d).toBe('zzsom zzbrilhante zzfirme')
  })

  test('lists no word as mentioned that is one of its own', () => {
    const { a, b, c, d } = searchDocument({ ...source, descricao: 'Níquel, som e encordoamento. Jogo som.' })
    expect(`${a} ${b} ${c}`.split(' ')).toEqual(expect.arrayContaining(['niquel', 'encordoamento', 'jogo']))
    expect(d).toBe('zzsom')
  })

  test('marks the words of the name, and its first word', () => {
    expect(a).toEqual(expect.arrayContaining(['zhencordoamento', 'znguitarra', 'zndaddario']))
    expect(searchDocument({ ...source, nome: "D'Addario Violino 4/4" }).a.split(' ')).toContain('zhviolino')
  })
})
