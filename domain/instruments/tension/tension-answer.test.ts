import { describe, expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { readString } from '../strings/stated-string.ts'
import { tensionAnswer } from './tension-answer.ts'

const UKULELE = ['A4 · 3 kg', 'E4 · 3 kg', 'C4 · 3 kg', 'G4 · 3 kg']
const VIOLIN = ['E5 · 7,8 kg', 'A4 · 5,5 kg', 'D4 · 4,5 kg', 'G3 · 4,5 kg']

describe('a banjo is as long as its tuning says', () => {
  test.each([
    ['', 345],
    ['De cavaquinho', 345],
    ['D G B E', 345],
    ['Tenor', 560],
    ['5 cordas em Sol', 667],
    ['6 cordas', 648],
  ])('“%s”: %d mm', (afinacao, escala) => {
    const answer = tensionAnswer({ family: 'banjo', input: { afinacao }, jogo: null, atual: null })

    expect(answer.escala).toBe(escala)
  })

  test('and with strings of a cavaquinho in no danger', () => {
    const strings = [
      'D5 · 0,28 mm',
      'B4 · 0,32 mm',
      'G4 · 0,50 mm · Níquel',
      'D4 · 0,66 mm · Níquel',
    ].flatMap((text, i) => {
      const string = readString(i < 2 ? `${text} · liso` : text)
      return 'problema' in string ? [] : [string]
    })
    const jogo = {
      nome: 'Tradicional',
      family: 'cavaquinho' as const,
      scaleMm: null,
      count: 4,
      sizes: [],
      strings,
    }
    const { tensao } = tensionAnswer({ family: 'banjo', input: {}, jogo, atual: null })

    expect(Math.round(tensao?.total ?? 0)).toBe(35)
    expect(tensao?.avisos).toEqual([])
  })
})

describe('who says no scale computes a set on the length for which it is made', () => {
  test.each<[string, Family, Said, number]>([
    ['its tensions are stated there', 'ukulele', { scaleMm: 432, sizes: [] }, 432],
    ['they are stated within a percent of an usual one', 'ukulele', { scaleMm: 431.8, sizes: [] }, 432],
    ['it is sold for one size', 'ukulele', { scaleMm: null, sizes: ['Barítono'] }, 508],
    ['it is sold for a smaller size', 'violino', { scaleMm: null, sizes: ['1/4'] }, 260],
    ['it is sold for several', 'violino', { scaleMm: null, sizes: ['4/4', '1/4'] }, 328],
    ['nothing is said', 'violino', { scaleMm: null, sizes: [] }, 328],
  ])('%s', (_, family, said, escala) => {
    expect(answerFor(family, said, {}).escala).toBe(escala)
  })

  test('another instrument has its own', () => {
    const set = setOf('violaoNailon', { scaleMm: 580, sizes: [] })

    expect(tensionAnswer({ family: 'violaoAco', input: {}, jogo: set, atual: null }).escala).toBe(648)
  })
})

describe('a set that is sold in several sizes and described in the largest', () => {
  const said = { scaleMm: 328, sizes: ['4/4', '1/2', '1/4'] }

  test('says so on a smaller instrument', () => {
    expect(answerFor('violino', said, { escala: '255' }).problemas).toEqual([
      'Jogo é vendido por tamanho, e a ficha descreve as cordas do tamanho inteiro: as do 1/4 são mais pesadas, e quanto puxam o fabricante não diz.',
    ])
  })

  test.each<[string, Said, string]>([
    ['at full size', said, '328'],
    ['for a size that it is not sold for', said, '230'],
    ['that is described at this size', { ...said, scaleMm: 255 }, '255'],
    ['that is sold for this size only', { scaleMm: null, sizes: ['1/4'] }, '255'],
  ])('says nothing %s', (_, stated, escala) => {
    expect(answerFor('violino', stated, { escala }).problemas).toEqual([])
  })
})

const SIX = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']
const TWELVE = ['E4', 'E4', 'B3', 'B3', 'G4', 'G3', 'D4', 'D3', 'A3', 'A2', 'E3', 'E2']

describe('a set of twelve strings', () => {
  const [twelve, oneOfEach, six] = [
    named('Doze', TWELVE, 8, null),
    named('Doze por par', SIX, 8, 12),
    named('Seis', SIX, 12, null),
  ]
  const answer = (jogo: typeof twelve, atual: typeof twelve | null, input = {}) =>
    tensionAnswer({ family: 'violaoAco', input, jogo, atual })

  test.each([
    ['that describes all', twelve],
    ['that describes one of each pair', oneOfEach],
  ])('%s is in the tuning of twelve, and not called slack', (_, jogo) => {
    const { afinacao, tensao } = answer(jogo, null)

    expect(afinacao).toMatchObject({ nome: '12 cordas', pares: true })
    expect(tensao?.total).toBe(96)
    expect(tensao?.linhas.map(({ sensacao }) => sensacao)).not.toContain('solta')
  })

  test('is compared with today’s pair by pair', () => {
    const { tensao } = answer(twelve, oneOfEach)

    expect(tensao?.linhas.map(({ nota, atual }) => `${nota} ${atual}`)).toEqual([
      ...['E4 8', 'E4 8', 'B3 8', 'B3 8', 'G4 null', 'G3 8'],
      ...['D4 null', 'D3 8', 'A3 null', 'A2 8', 'E3 null', 'E2 8'],
    ])
    expect(answer(oneOfEach, twelve).tensao?.linhas.map(({ atual }) => atual)).toEqual([8, 8, 8, 8, 8, 8])
    expect(tensao?.totalAtual).toBe(96)
  })

  test('is compared with one gauge for each pair, or one for each string', () => {
    const pairs = answer(twelve, null, { calibres: '10 14 23 30 39 47' })
    const all = answer(twelve, null, { calibres: '10 10 14 14 23 9 30 12 39 18 47 27' })

    expect([pairs.problemas, all.problemas]).toEqual([[], []])
    expect(pairs.tensao?.totalAtual).toBeGreaterThan(110)
    expect(all.tensao?.totalAtual).toBeGreaterThan(100)
    expect(all.tensao?.linhas.map(({ atual }) => atual)).not.toContain(null)
  })

  test('does not pull twice as much as today’s six, as far as the neck is concerned', () => {
    expect(answer(twelve, six).tensao?.avisos).toEqual([])
    expect(answer(twelve, null, { calibres: '10 14 23 30 39' }).problemas[0]).toContain('Escreva 6 ou 12,')
  })

  test('serves in a tuning of six, and a set of six in none of twelve', () => {
    expect(answer(twelve, null, { afinacao: 'Ré grave' })).toMatchObject({
      problemas: [],
      afinacao: { nome: 'Ré grave', pares: true },
      tuned: { strings: 12 },
    })
    expect(answer(six, null, { afinacao: '12 cordas' }).problemas).toEqual([
      'Seis tem 6 cordas, e a afinação é de 12.',
    ])
  })
})

test('strings on the instrument say its tuning and scale until a set is chosen', () => {
  const atual = { ...named('Barítono', ['E4', 'B3', 'G3', 'D3'], 4, null), family: 'ukulele' as const }
  const { escala, afinacao } = tensionAnswer({
    family: 'ukulele',
    input: {},
    jogo: null,
    atual: { ...atual, scaleMm: 508 },
  })

  expect([escala, afinacao.nome]).toEqual([508, 'Barítono'])
})

function named(nome: string, notes: readonly string[], kg: number, count: number | null) {
  const strings = notes.flatMap((note) => {
    const string = readString(`${note} · ${kg} kg`)
    return 'problema' in string ? [] : [string]
  })

  return { nome, family: 'violaoAco' as const, scaleMm: 648, count, strings, sizes: [] }
}

type Said = { scaleMm: number | null; sizes: string[] }

function answerFor(family: Family, said: Said, input: { escala?: string }) {
  return tensionAnswer({ family, input, jogo: setOf(family, said), atual: null })
}

function setOf(family: Family, said: Said) {
  const strings = (family === 'ukulele' ? UKULELE : VIOLIN).flatMap((line) => {
    const string = readString(line)
    return 'problema' in string ? [] : [string]
  })

  return { nome: 'Jogo', family, count: null, strings, ...said }
}
