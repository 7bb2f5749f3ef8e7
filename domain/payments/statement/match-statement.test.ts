import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryIdentities } from './entry-identities.ts'
import { type ExpectedCharge, type KeyedEntry, type MatchKind, matchStatement } from './match-statement.ts'
import { credit } from './statement.fixtures.ts'
import type { StatementEntry } from './statement.ts'

const MARIA = { nome: 'Maria da Silva', documento: '52998224725' }
const JOSE = { nome: 'José Souza', documento: '11144477735' }
const A = charge('A', {})
const B = charge('B', { txid: 'BBBBBBBBBBBBBBBB', pagador: JOSE })
const NAMED = ['PIX RECEBIDO MARIA DA SILVA']

test.each<[string, Partial<StatementEntry>, MatchKind, string[]]>([
  ['txid and amount', { textos: ['PIX AAAAAAAAAAAAAAAA'] }, 'certo', ['A']],
  ['a txid in small letters', { textos: ['pix id aaaaaaaaaaaaaaaa.'] }, 'certo', ['A']],
  ['a txid with spaces', { textos: ['AAAA AAAA AAAA AAAA'] }, 'certo', ['A']],
  ['a txid and another amount', { textos: ['AAAAAAAAAAAAAAAA'], valor: 100 }, 'valorDiferente', ['A']],
  ['a txid before the charge', { textos: ['AAAAAAAAAAAAAAAA'], dia: '2026-11-20' }, 'valorDiferente', ['A']],
  ['two txids', { textos: ['AAAAAAAAAAAAAAAABBBBBBBBBBBBBBBB'] }, 'ambiguo', ['A', 'B']],
  ['amount and payer', { textos: NAMED }, 'sugerido', ['A']],
  ['amount and CPF', { textos: ['PIX ***.982.247-**'] }, 'sugerido', ['A']],
  ['the amount alone', { textos: ['PIX RECEBIDO'] }, 'ambiguo', ['A', 'B']],
  ['amount and payer after the last day', { textos: NAMED, dia: '2026-12-20' }, 'semPedido', []],
  ['the payer with another amount', { textos: NAMED, valor: 29_991 }, 'semPedido', []],
])('%s', (_, some, tipo, candidatos) => {
  expect(kindsOf([credit(some)], [A, B])).toEqual([[tipo, candidatos]])
})

test('money that went out pays nothing', () => {
  expect(matchStatement(keyed([credit({ valor: -29_990, textos: ['AAAAAAAAAAAAAAAA'] })]), [A])).toEqual([])
})

test('one open charge with the same amount is no proof', () => {
  expect(kindsOf([credit({})], [A])).toEqual([['ambiguo', ['A']]])
})

test('two charges of one buyer with the same amount are for a person to decide', () => {
  const other = charge('C', { txid: 'CCCCCCCCCCCCCCCC' })

  expect(kindsOf([credit({ textos: NAMED })], [A, other])).toEqual([['ambiguo', ['A', 'C']]])
})

test('two movements that fit one charge are for a person to decide', () => {
  const entries = [credit({ textos: NAMED }), credit({ textos: NAMED })]

  expect(kindsOf(entries, [A])).toEqual([
    ['ambiguo', ['A']],
    ['ambiguo', ['A']],
  ])
})

test('what a txid pays is no candidate for others, whatever their order', () => {
  const entries = [credit({ textos: NAMED }), credit({ textos: ['AAAAAAAAAAAAAAAA'] })]

  expect(kindsOf(entries, [A])).toEqual([
    ['semPedido', []],
    ['certo', ['A']],
  ])
})

test('the second payment of a code is shown as repeated', () => {
  const entries = [credit({ textos: ['AAAAAAAAAAAAAAAA'] }), credit({ textos: ['AAAAAAAAAAAAAAAA'] })]

  expect(kindsOf(entries, [A])).toEqual([
    ['certo', ['A']],
    ['repetido', ['A']],
  ])
})

describe('money that a person has entered before', () => {
  const confirmed = charge('A', { recebimentos: [{ valor: 29_990, dia: '2026-11-25', isManual: true }] })

  test.each([
    ['with the txid', ['AAAAAAAAAAAAAAAA']],
    ['with the payer', NAMED],
  ])('is recognized %s, once', (_, textos) => {
    const [first, second] = kindsOf([credit({ textos }), credit({ textos })], [confirmed])

    expect(first?.[0]).toBe('jaConferido')
    expect(['repetido', 'semPedido']).toContain(second?.[0])
  })

  test('is not recognized by another amount or another week', () => {
    expect(kindsOf([credit({ textos: ['AAAAAAAAAAAAAAAA'], valor: 1 })], [confirmed])).toEqual([
      ['repetido', ['A']],
    ])
    expect(kindsOf([credit({ textos: ['AAAAAAAAAAAAAAAA'], dia: '2026-12-02' })], [confirmed])).toEqual([
      ['repetido', ['A']],
    ])
  })
})

test('money of another statement makes a movement with its txid a repeated one', () => {
  const confirmed = charge('A', { recebimentos: [{ valor: 29_990, dia: '2026-11-24', isManual: false }] })

  expect(kindsOf([credit({ textos: ['AAAAAAAAAAAAAAAA'] })], [confirmed])).toEqual([['repetido', ['A']]])
})

describe('the identity of a movement', () => {
  test('is that of its id, account, day and amount', () => {
    const [one, copy, otherDay, otherAmount, otherAccount] = entryIdentities([
      credit({ idBanco: '1' }),
      credit({ idBanco: '1', textos: ['outro texto'] }),
      credit({ idBanco: '1', dia: '2026-11-25' }),
      credit({ idBanco: '1', valor: 1 }),
      credit({ idBanco: '1', conta: 'outra' }),
    ])

    expect(new Set([one, copy, otherDay, otherAmount, otherAccount]).size).toBe(5)
    expect(entryIdentities([credit({ idBanco: '1', textos: ['outro texto'] })])).toEqual([one])
  })

  test('counts equal movements without an id', () => {
    const twice = entryIdentities([credit({}), credit({})])

    expect(new Set(twice).size).toBe(2)
    expect(entryIdentities([credit({}), credit({ valor: 5 }), credit({})])).toEqual(
      expect.arrayContaining(twice),
    )
  })
})

describe('for any statement', () => {
  const charges = ['A', 'B', 'C', 'D'].map((id, i) =>
    charge(id, { txid: id.repeat(16), valor: i < 2 ? 1000 : 2000, pagador: i % 2 ? JOSE : MARIA }),
  )
  const entries = fc.array(
    fc
      .record({
        idBanco: fc.constantFrom('', '1', '2'),
        valor: fc.constantFrom(1000, 2000, 3000, -1000),
        dia: fc.constantFrom('2026-11-20', '2026-11-24', '2026-11-25', '2027-01-01'),
        textos: fc.array(
          fc.constantFrom('A'.repeat(16), 'C'.repeat(16), 'MARIA DA SILVA', 'JOSE SOUZA', 'PIX'),
          {
            maxLength: 3,
          },
        ),
      })
      .map(credit),
    { maxLength: 12 },
  )

  test('only a txid makes sure, and each charge is proposed at most once', () => {
    fc.assert(
      fc.property(entries, (some) => {
        const matches = matchStatement(keyed(some), charges)
        const proposed = matches.filter(({ tipo }) => tipo === 'certo' || tipo === 'sugerido')

        for (const { tipo, lancamento, candidatos } of matches)
          if (tipo === 'certo') expect(lancamento.textos).toContain(candidatos[0]!.repeat(16))
        expect(new Set(proposed.map(({ candidatos }) => candidatos[0])).size).toBe(proposed.length)
        expect(matches).toHaveLength(some.filter(({ valor }) => valor > 0).length)
      }),
    )
  })

  test('the same statement proposes nothing again once it was confirmed', () => {
    fc.assert(
      fc.property(entries, (some) => {
        const first = matchStatement(keyed(some), charges)
        const done = first.filter(({ tipo }) => tipo === 'certo' || tipo === 'sugerido')
        const known = new Set(done.map(({ lancamento }) => lancamento.chave))
        const after = charges.map((one) => ({
          ...one,
          recebimentos: done
            .filter(({ candidatos }) => candidatos[0] === one.id)
            .map(({ lancamento: { valor, dia } }) => ({ valor, dia, isManual: false })),
        }))
        const second = matchStatement(keyed(some, known), after)

        for (const { lancamento, tipo } of second)
          if (known.has(lancamento.chave)) expect(tipo).toBe('jaConferido')
        expect(second.filter(({ tipo }) => tipo === 'certo')).toEqual([])
      }),
    )
  })
})

function kindsOf(entries: readonly StatementEntry[], charges: readonly ExpectedCharge[]) {
  return matchStatement(keyed(entries), charges).map(({ tipo, candidatos }) => [tipo, candidatos])
}

function keyed(entries: readonly StatementEntry[], known = new Set<string>()): KeyedEntry[] {
  const identities = entryIdentities(entries)

  return entries.map((entry, i) => {
    const chave = identities[i] ?? ''
    return { ...entry, chave, isKnown: known.has(chave) }
  })
}

function charge(id: string, some: Partial<ExpectedCharge>): ExpectedCharge {
  return {
    id,
    txid: 'AAAAAAAAAAAAAAAA',
    valor: 29_990,
    pagador: MARIA,
    de: '2026-11-23',
    ate: '2026-12-01',
    recebimentos: [],
    ...some,
  }
}
