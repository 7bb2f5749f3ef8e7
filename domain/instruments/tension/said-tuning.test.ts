import { expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { lettersOf } from './read-tuning.ts'
import { saidTuning, tuningText } from './said-tuning.ts'

const OPEN = { size: null, scaleMm: null, strings: null }

test.each<[Family, string, Partial<typeof OPEN> | { strings: number } | { size: string }, string]>([
  ['guitarra', 'drop c', {}, 'Drop C'],
  ['guitarra', 'C G C F A D', { strings: 6 }, 'Drop C'],
  ['guitarra', 'C G D A E G', { strings: 6 }, 'C2 G2 D3 A3 E3 G4'],
  ['guitarra', 'C2 G2 D3 A3 E4 G4', { strings: 6 }, 'C2 G2 D3 A3 E4 G4'],
  // Nashville: the lower four an octave up.
  ['violaoAco', 'E3 A3 D4 G4 B3 E4', { strings: 6 }, 'E3 A3 D4 G4 B3 E4'],
  ['violaCaipira', 'sol ré sol si ré', { strings: 10 }, 'Rio Abaixo'],
  ['violaCaipira', 'lá mi lá dó# mi', { strings: 10 }, 'A2 E3 A3 C#4 E4'],
  ['violaoAco', 'C G C F A D', { strings: 12 }, 'C2 G2 C3 F3 A3 D4'],
  ['ukulele', 'D G B E', { size: 'Barítono', strings: 4 }, 'Barítono'],
  ['contrabaixo', 'F# B E A', {}, 'Solo'],
  ['violino', 'lá mi lá dó#', { strings: 4 }, 'A3 E4 A4 C#5'],
])('on a %s, “%s” is read for %o', (family, text, built, read) => {
  const { tuning, problema } = saidTuning(family, text, { ...OPEN, ...built })

  expect(problema).toBeNull()
  expect(tuning && tuningText(tuning)).toBe(read)
})

test('an own tuning of pairs has their other strings', () => {
  const { tuning } = saidTuning('violaCaipira', 'A2 E3 A3 C#4 E4', { ...OPEN, strings: 10 })

  expect(tuning && lettersOf(tuning.notas)).toBe('A2 E3 A3 C#4 E4')
  expect(tuning?.others).toEqual([[12], [12], [12], [0], [0]])
})

test.each<[Family, string, number | null, string]>([
  [
    'guitarra',
    'C G C F A',
    6,
    'São 5 notas, e não 6. Escreva uma nota por corda, da mais grave à mais aguda, como E2 A2 D3 G3 B3 E4.',
  ],
  [
    'guitarra',
    'C2 G2 C3 F3 A3',
    null,
    'São 5 notas, e não 6. Escreva uma nota por corda, da mais grave à mais aguda, como E2 A2 D3 G3 B3 E4.',
  ],
  [
    'violino',
    'Lá',
    4,
    'É uma nota só, e não 4. Escreva uma nota por corda, da mais grave à mais aguda, como G3 D4 A4 E5.',
  ],
  [
    'violaCaipira',
    'afrouxada',
    10,
    'Não entendi a afinação “afrouxada”. Escreva uma nota por par, do mais grave ao mais agudo, como B2 E3 G#3 B3 E4.',
  ],
  [
    'guitarra',
    'E4 B3 G3 D3 A2 E2',
    6,
    'A 6ª corda seria E4, a mais de uma oitava da usual. Escreva uma nota por corda, da mais grave à mais aguda, como E2 A2 D3 G3 B3 E4.',
  ],
  ['guitarra', 'B E A D G B E', 6, 'Esta afinação é de 7 cordas, e o instrumento tem 6.'],
])('on a %s, “%s” for %o strings is refused', (family, text, strings, sentence) => {
  expect(saidTuning(family, text, { ...OPEN, strings })).toEqual({ tuning: null, problema: sentence })
})

test('a tuning of a longer instrument is refused on a shorter one', () => {
  expect(saidTuning('ukulele', 'Barítono', { ...OPEN, size: 'Soprano', strings: 4 }).problema).toBe(
    'Esta afinação é de um instrumento maior.',
  )
})
