import { describe, expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { readString } from '../strings/stated-string.ts'
import { tensionAnswer } from './tension-answer.ts'

const UKULELE = ['A4 · 3 kg', 'E4 · 3 kg', 'C4 · 3 kg', 'G4 · 3 kg']
const VIOLIN = ['E5 · 7,8 kg', 'A4 · 5,5 kg', 'D4 · 4,5 kg', 'G3 · 4,5 kg']

describe('who says no scale computes a set on the length for which it is made', () => {
  test.each<[string, Family, Said, number]>([
    ['its tensions are stated there', 'ukulele', { scaleMm: 432, sizes: [] }, 432],
    ['they are stated within a percent of an usual one', 'ukulele', { scaleMm: 431.8, sizes: [] }, 432],
    ['it is sold for one size', 'ukulele', { scaleMm: null, sizes: ['Barítono'] }, 508],
    ['it is sold for one size without an usual length', 'violino', { scaleMm: null, sizes: ['1/4'] }, 258],
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
