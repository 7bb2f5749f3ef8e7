import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginsWith, MAX_TERMS, readSearch, searchQueries } from './query.ts'

const query = (text: string, typing = false) => searchQueries(readSearch(text, { typing })).all

describe('builds the PostgreSQL query of a text', () => {
  test.each([
    { text: 'violões', expected: `('violao')` },
    { text: 'cordas violino', expected: `('corda' | 'encordoamento') & ('violino')` },
    {
      text: "cordas d' addario violino",
      expected: `('corda' | 'encordoamento') & ('daddario') & ('violino')`,
    },
    {
      text: 'jogo de cordas violino',
      expected: `('encordoamento' | 'corda') & ('violino')`,
    },
    { text: 'exl 120', expected: `(('exl' & '120') | 'exl120')` },
    { text: 'EJ27', expected: `('ej27':*)` },
    { text: 'guitarra .010-.046', expected: `('guitarra') & ('010x046')` },
    { text: 'violino 3/4', expected: `('violino') & ('3x4')` },
    { text: 'corda mi violino', expected: `('corda' | 'encordoamento') & ('mi') & ('violino')` },
    { text: 'comprar violão barato', expected: `('violao')` },
    { text: 'violão violão violões', expected: `('violao')` },
    { text: 'corda 10', expected: `('corda' | 'encordoamento') & ('10' | '010')` },
    { text: 'de para', expected: '' },
    { text: '', expected: '' },
  ])('$text', ({ text, expected }) => {
    expect(query(text)).toBe(expected)
  })
})

test('the last word is also a prefix while typing', () => {
  expect(query('cordas vio', true)).toBe(`('corda' | 'encordoamento') & ('vio':*)`)
  expect(query('violões', true)).toBe(`('violao' | 'violoes':*)`)
})

test('viola never matches violão as a prefix, and violã only matches violão', () => {
  expect(query('viola', true)).toBe(`('viola')`)
  expect(query('violã', true)).toBe(`('violao':*)`)
  expect(query('viol', true)).toBe(`('viol':*)`)
})

test('the description, the name and its first word have separate queries', () => {
  const [term] = readSearch('arco')
  expect(searchQueries(readSearch('arco crina'))).toEqual({
    all: `('arco') & ('crina')`,
    withDescription: `(('arco' | 'zzarco')) & (('crina' | 'zzcrina'))`,
    inName: `('znarco') & ('zncrina')`,
  })
  expect(term && beginsWith(term)).toBe(`('zharco')`)
})

test('each word of an alternative may be in the description while the others are its own', () => {
  const synonyms = new Map([['rabeca', [['violino', 'barroco']]]])
  const terms = readSearch('rabeca', { synonyms })

  expect(searchQueries(terms).withDescription).toBe(
    `(('rabeca' | 'zzrabeca') | (('violino' | 'zzviolino') & ('barroco' | 'zzbarroco')))`,
  )
})

/** The subset of the `::tsquery` grammar that we write. */
const VALID = /^$|^(?:\(*'[a-z0-9]+'(?::\*)?\)*(?: [&|] (?!$)|$))+$/

test('the query of any text is valid and bounded', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          'corda',
          'd',
          'exl',
          '120',
          "'",
          '&',
          '|',
          '!',
          '(',
          ')',
          ':*',
          '<->',
          '3/4',
          '10-46',
          '\\',
        ),
        {
          maxLength: 60,
        },
      )
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(typed, fc.boolean(), (text, typing) => {
      const terms = readSearch(text, { typing })
      expect(terms.length).toBeLessThanOrEqual(MAX_TERMS)
      for (const written of [...Object.values(searchQueries(terms)), ...terms.map(beginsWith)]) {
        expect(written).toMatch(VALID)
        expect(written.split('(').length).toBe(written.split(')').length)
      }
    }),
  )
})
