import { expect, test } from 'vitest'
import { lettersOf } from '../tension/read-tuning.ts'
import { readPracticeTuning, type TuningInput, tuningAddress } from './practice-query.ts'
import { courseWord, tunedStrings } from './tuned-strings.ts'

test.each([
  [{}, ['violino', 'guitarra'], 'guitarra', 'E2 A2 D3 G3 B3 E4', 440],
  [{}, ['violino', 'ukulele'], 'violino', 'G3 D4 A4 E5', 440],
  [{ instrumento: 'oboe', la: 'agudo' }, ['violino'], 'violino', 'G3 D4 A4 E5', 440],
  [{ instrumento: 'baixo', afinacao: '5 cordas', la: '442' }, ['violino'], 'baixo', 'B0 E1 A1 D2 G2', 442],
  [
    { instrumento: 'guitarra', afinacao: 'Drop D', notas: 'c g c f a d', la: '415,5' },
    [],
    'guitarra',
    'C2 G2 C3 F3 A3 D4',
    415.5,
  ],
  [{ instrumento: 'guitarra', afinacao: 'nenhuma', la: '300' }, [], 'guitarra', 'E2 A2 D3 G3 B3 E4', 440],
] as const)(
  '%o in a shop with %o is %s in %s, A at %d Hz',
  (input, instruments, instrument, notes, pitch) => {
    const { instrumento, afinacao, la } = readPracticeTuning(input, instruments)

    expect([instrumento, lettersOf(afinacao.notas), la]).toEqual([instrument, notes, pitch])
  },
)

test.each([
  [{ notas: 'c g c f a d', la: '415,5' }, []],
  [{ notas: ' ', la: '' }, []],
  [{ la: '442 Hz' }, []],
  [{ notas: 'x y z' }, ['notas']],
  [{ la: '300' }, ['la']],
  [{ notas: 'quatro cordas', la: 'agudo' }, ['notas', 'la']],
  // An old link may name a tuning that is gone; nobody typed it.
  [{ afinacao: 'nenhuma' }, []],
])('of %o these can not be read: %o', (input, fields) => {
  expect(Object.keys(readPracticeTuning({ instrumento: 'guitarra', ...input }, []).problems)).toEqual(fields)
})

test.each([
  [{ instrumento: 'violino' }, '/ferramentas/afinador?instrumento=violino'],
  [
    { instrumento: 'baixo', afinacao: '5 cordas', la: '442' },
    '/ferramentas/afinador?instrumento=baixo&afinacao=5+cordas&la=442',
  ],
  [{ la: '440' }, '/ferramentas/afinador'],
])('%o has the address %s', (input, address) => {
  expect(tuningAddress('afinador', input)).toBe(address)
})

test('the first string is said first, with its frequency', () => {
  const strings = tunedStrings(readPracticeTuning({ instrumento: 'violino', la: '442' }, []))

  expect(strings.map(({ corda, nota, silaba }) => `${corda}ª ${nota} ${silaba}`)).toEqual([
    '1ª E5 Mi5',
    '2ª A4 Lá4',
    '3ª D4 Ré4',
    '4ª G3 Sol3',
  ])
  expect(strings[1]).toMatchObject({ hertz: 442, par: null })
})

test('of pairs in octaves the second string is said too', () => {
  const strings = tunedStrings(readPracticeTuning({ instrumento: 'violaCaipira' }, []))

  expect(strings.map(({ nota, par }) => [nota, par?.nota])).toEqual([
    ['E4', 'E4'],
    ['B3', 'B3'],
    ['G#3', 'G#4'],
    ['E3', 'E4'],
    ['B2', 'B3'],
  ])
})

test.each<[TuningInput, string, (string | undefined)[]]>([
  [
    { instrumento: 'violaoAco', afinacao: '12 cordas' },
    'par',
    ['E4/E4', 'B3/B3', 'G3/G4', 'D3/D4', 'A2/A3', 'E2/E3'],
  ],
  [
    { instrumento: 'guitarra', afinacao: '12 cordas, um tom abaixo' },
    'par',
    ['D4/D4', 'A3/A3', 'F3/F4', 'C3/C4', 'G2/G3', 'D2/D3'],
  ],
  [{ instrumento: 'violaoAco' }, 'corda', ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']],
  [{ instrumento: 'bandolim' }, 'par', ['E5/E5', 'A4/A4', 'D4/D4', 'G3/G3']],
  [{ instrumento: 'bandolim', notas: 'A D A D' }, 'par', ['D5/D5', 'A4/A4', 'D4/D4', 'A3/A3']],
  [{ instrumento: 'ukulele', afinacao: '5 cordas' }, 'corda', ['A4', 'E4', 'C4/C5', 'G4']],
])('%o is tuned by %s: %j', (input, word, strings) => {
  const tuning = readPracticeTuning(input, [])

  expect(courseWord(tuning.afinacao)).toBe(word)
  expect(tunedStrings(tuning).map(({ nota, par }) => (par ? `${nota}/${par.nota}` : nota))).toEqual(strings)
})
