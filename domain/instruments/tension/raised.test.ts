import { expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { noteOf } from '../pitch/note.ts'
import { readString } from '../strings/stated-string.ts'
import { raisedWarnings } from './raised.ts'
import { setTension } from './set-tension.ts'

const SOLO_ADVICE =
  'O jogo é feito para a afinação Orquestra (E1 A1 D2 G2), um tom abaixo: nesta afinação puxa mais do que deve e pode arrebentar. Prefira um feito para ela.'

test.each<[string, Family, string, string, string | null]>([
  ['in its own tuning', 'contrabaixo', 'G2 D2 A1 E1', 'E1 A1 D2 G2', null],
  ['of orchestra, in solo tuning', 'contrabaixo', 'G2 D2 A1 E1', 'F#1 B1 E2 A2', SOLO_ADVICE],
  ['of solo tuning, in it', 'contrabaixo', 'A2 E2 B1 F#1', 'F#1 B1 E2 A2', null],
  ['in the scordatura of Biber, a tone higher below', 'violino', 'E5 A4 D4 G3', 'A3 E4 A4 C#5', null],
  ['in open E', 'guitarra', 'E4 B3 G3 D3 A2 E2', 'E2 B2 E3 G#3 B3 E4', null],
  ['in Drop C', 'guitarra', 'E4 B3 G3 D3 A2 E2', 'C2 G2 C3 F3 A3 D4', null],
  [
    'with one string two tones higher',
    'guitarra',
    'E4 B3 G3 D3 A2 E2',
    'E2 A2 D3 G3 B3 G#4',
    'A 1ª corda fica dois tons acima da nota para que foi feita, e pode arrebentar.',
  ],
  [
    'in fifths',
    'guitarra',
    'E4 B3 G3 D3 A2 E2',
    'E2 A2 D3 B3 E4 G4',
    'As cordas 1ª, 2ª e 3ª ficam até uma quarta acima da nota para que foram feitas, e podem arrebentar.',
  ],
])('a set %s', (_, family, own, tuned, warning) => {
  const strings = own.split(' ').map((note) => {
    const string = readString(`${note} · 7 kg`)
    if ('problema' in string) throw new Error(string.problema)
    return string
  })
  const set = { family, scaleMm: 648, count: null, strings }
  const tension = setTension(set, { scaleMm: 648, notes: tuned.split(' ').map(noteOf), reference: 440 })

  expect(tension && raisedWarnings(set, tension).map(({ texto }) => texto)).toEqual(
    warning === null ? [] : [warning],
  )
})
