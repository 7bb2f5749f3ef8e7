import { describe, expect, test } from 'vitest'
import { MEDIA_LIMITS, passageOf, soundsProblems, spinProblems } from './sound-problems.ts'

const sound = (titulo: string, arquivo = `${titulo}.mp3`) => ({ titulo, arquivo })

describe('the sounds of a product', () => {
  test('are fine with a title and a file each', () => {
    expect(soundsProblems({ sons: [sound('1ª corda, Mi'), sound('Escala de Sol')] })).toEqual([])
  })

  test.each([
    ['', /Diga o que se ouve/],
    [' … ', /Diga o que se ouve/],
    ['a'.repeat(MEDIA_LIMITS.titulo + 1), /no máximo 60/],
  ])('need a title that says what is heard, unlike %j', (titulo, mensagem) => {
    expect(soundsProblems({ sons: [sound('Acorde'), sound(titulo)] })).toEqual([
      { campo: 'sons.1.titulo', mensagem: expect.stringMatching(mensagem) },
    ])
  })

  test('are of different passages: capitals and accents tell none apart', () => {
    expect(soundsProblems({ sons: [sound('Mi Bemól', 'a.mp3'), sound('mi bemol', 'b.mp3')] })).toMatchObject([
      { campo: 'sons.1.titulo', mensagem: 'Outro som do produto tem este título.' },
    ])
  })

  test('are of different files', () => {
    expect(soundsProblems({ sons: [sound('Acorde', 'a.mp3'), sound('Escala', 'a.mp3')] })).toMatchObject([
      { campo: 'sons.1.titulo', mensagem: expect.stringContaining('duas vezes') },
    ])
  })
})

test.each([
  [0, []],
  [7, [{ campo: 'giro', mensagem: expect.stringContaining('ao menos 8') }]],
  [8, []],
])('a turn of %i pictures', (count, problems) => {
  expect(spinProblems({ giro: Array.from({ length: count }) })).toEqual(problems)
})

test('a sharp is another note', () => {
  expect(passageOf('1ª corda, Fá#4')).not.toBe(passageOf('1ª corda, Fá4'))
})

test('the same passage of two products is found by the words of its title', () => {
  expect(passageOf('1ª corda, Mi')).toBe(passageOf(' 1ª CORDA – MI '))
})
