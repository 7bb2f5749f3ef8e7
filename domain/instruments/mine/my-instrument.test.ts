import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOLDS } from '../compatibility/string-ends.ts'
import { FAMILIES, FAMILY_WORDS } from '../families/family.ts'
import { midiOf, noteAt, noteLetter, noteOf } from '../pitch/note.ts'
import { scaleRange, sizeNamed, sizesOf } from '../sizes/sizes.ts'
import { inTuning, readInstrumentTuning, tuningsFor } from './instrument-tuning.ts'
import {
  hasMachines,
  instrumentCode,
  instrumentWords,
  MAX_INSTRUMENT_CODE,
  MAX_MY_INSTRUMENTS,
  type MyInstrument,
  mineAddress,
  onMine,
  readInstrumentCode,
  readInstrumentCodes,
  readMyInstrument,
} from './my-instrument.ts'

const VIOLIN: MyInstrument = { familia: 'violino', tamanho: '3/4', escala: null, cordas: null }
const BASS: MyInstrument = { familia: 'baixo', tamanho: null, escala: 762, cordas: 5 }
const LEFT: MyInstrument = {
  familia: 'guitarra',
  tamanho: null,
  escala: 648,
  cordas: null,
  prende: 'encaixe',
  furo: 8.7,
  mao: 'canhoto',
}
const VIOLA: MyInstrument = { familia: 'violaDeArco', tamanho: '15,5"', escala: null, cordas: null }

test.each([
  [VIOLIN, 'violino.3-4', 'violino 3/4', 'no meu violino 3/4'],
  [VIOLA, 'viola-de-arco.15-5', 'viola de arco 15,5"', 'na minha viola de arco 15,5"'],
  [
    BASS,
    'baixo-eletrico.762mm.5c',
    'baixo elétrico de 5 cordas, escala de 762 mm',
    'no meu baixo elétrico de 5 cordas',
  ],
  [
    LEFT,
    'guitarra.648mm.encaixe.furo-8-7.canhoto',
    'guitarra para canhoto, escala de 648 mm, encaixe para bola, furo de 8,7 mm',
    'na minha guitarra para canhoto',
  ],
  [
    { familia: 'guitarra', tamanho: null, escala: null, cordas: null, afinacao: 'Drop C' },
    'guitarra.afinacao-drop-c',
    'guitarra, afinação Drop C',
    'na minha guitarra',
  ],
  [
    { familia: 'ukulele', tamanho: 'Tenor', escala: null, cordas: null, afinacao: 'Sol grave' },
    'ukulele.tenor.afinacao-sol-grave',
    'ukulele Tenor, afinação Sol grave',
    'no meu ukulele Tenor',
  ],
  [
    {
      familia: 'violino',
      tamanho: '4/4',
      escala: null,
      cordas: null,
      afinacao: 'A3 E4 A4 C#5',
    },
    'violino.4-4.notas-a3e4a4cs5',
    'violino 4/4, afinação A3 E4 A4 C#5',
    'no meu violino 4/4',
  ],
] satisfies [MyInstrument, string, string, string][])(
  '%o is %s in addresses, and %s in words',
  (instrument, code, words, where) => {
    expect(instrumentCode(instrument)).toBe(code)
    expect(readInstrumentCode(code)).toEqual(instrument)
    expect(instrumentWords(instrument)).toBe(words)
    expect(onMine(instrument)).toBe(where)
  },
)

test('each possible instrument is read as it was written', () => {
  fc.assert(
    fc.property(anInstrument(), (instrument) => {
      expect(readInstrumentCode(instrumentCode(instrument))).toEqual(instrument)
    }),
  )
})

test.each([
  '',
  'violino.',
  'violino.9-9',
  'violino.3-4.650mm',
  'violino.4c',
  'violino.7c',
  'violino.5c.3-4',
  'VIOLINO',
  'guitarra.648mm.648mm',
  'alaude',
  'guitarra.64mm',
  'constructor',
  'guitarra.furo-3',
  'guitarra.furo-9-0',
  'guitarra.gancho',
  'violino.furo-10',
  'guitarra.destro',
  'guitarra.canhoto.furo-10',
  'guitarra.afinacao-padrao',
  'guitarra.afinacao-cebolao-em-re',
  'guitarra.7c.afinacao-drop-c',
  'ukulele.baritono.afinacao-baritono',
  'ukulele.soprano.afinacao-baritono',
  'guitarra.notas-',
  'guitarra.notas-e2a2d3g3b3e4',
  'guitarra.notas-d2a2d3g3b3e4',
  'guitarra.notas-c2g2c3f3a3',
  'guitarra.notas-e4b3g3d3a2e2',
  'guitarra.notas-c2g2c3f3as3bs3',
  'guitarra.notas-c2g2c3f3a3c4.afinacao-drop-c',
])('%j is no instrument', (code) => {
  expect(readInstrumentCode(code)).toBeNull()
})

test('no code is longer than an account or an address holds', () => {
  fc.assert(
    fc.property(anInstrument(), (instrument) => instrumentCode(instrument).length <= MAX_INSTRUMENT_CODE),
  )
})

test('of many codes, those of a person are read, each once', () => {
  const many = Array.from({ length: 40 }, (_, i) => `guitarra.${600 + i}mm`)

  expect(readInstrumentCodes(['violino.3-4', 'violino.3-4', 'x', ...many].join(','))).toHaveLength(
    MAX_MY_INSTRUMENTS,
  )
  expect(readInstrumentCodes('violino.3-4,violino.3-4,x')).toEqual([VIOLIN])
})

test.each([
  [{ instrumento: 'violino', tamanho: '3/4', escala: '', cordas: '4' }, VIOLIN, []],
  [{ instrumento: 'baixo', escala: '76,2 cm', cordas: '5' }, BASS, []],
  [{ instrumento: 'violino', tamanho: '9/9' }, null, ['tamanho']],
  [{ instrumento: 'baixo', escala: '30"', cordas: '5' }, BASS, []],
  [{ instrumento: 'guitarra', escala: 'longa' }, null, ['escala']],
  [{ instrumento: 'guitarra', escala: '900' }, null, ['escala']],
  [{ instrumento: 'guitarra', cordas: '5' }, null, ['cordas']],
  [{ instrumento: 'rabeca' }, null, []],
  [{ instrumento: 'guitarra', escala: '648', prende: 'encaixe', furo: '8,7 mm', mao: 'canhoto' }, LEFT, []],
  [{ instrumento: 'guitarra', furo: '11/32"' }, null, ['furo']],
  [{ instrumento: 'guitarra', furo: '100' }, null, ['furo']],
  [{ instrumento: 'violino', furo: '8' }, null, ['furo']],
  [
    { instrumento: 'violaCaipira', afinacao: 'Cebolão em Ré' },
    { familia: 'violaCaipira', tamanho: null, escala: null, cordas: null, afinacao: 'Cebolão em Ré' },
    [],
  ],
  [
    { instrumento: 'guitarra', afinacao: 'Padrão' },
    { familia: 'guitarra', tamanho: null, escala: null, cordas: null },
    [],
  ],
  [{ instrumento: 'guitarra', cordas: '7', afinacao: 'Drop C' }, null, ['afinacao']],
  [{ instrumento: 'guitarra', afinacao: 'De ouvido' }, null, ['afinacao']],
  [{ instrumento: 'ukulele', tamanho: 'Soprano', afinacao: 'Barítono' }, null, ['afinacao']],
  [{ instrumento: 'violino', tamanho: '3/4', prende: '', furo: '', mao: '' }, VIOLIN, []],
  [
    { instrumento: 'guitarra', notas: 'dó sol dó fá lá dó' },
    { familia: 'guitarra', tamanho: null, escala: null, cordas: null, afinacao: 'C2 G2 C3 F3 A3 C4' },
    [],
  ],
  // Notes count before the list, and those of a tuning with a name are that.
  [
    { instrumento: 'guitarra', afinacao: 'Drop D', notas: 'CGCFAD' },
    { familia: 'guitarra', tamanho: null, escala: null, cordas: null, afinacao: 'Drop C' },
    [],
  ],
  [
    { instrumento: 'guitarra', notas: 'E A D G B E' },
    { familia: 'guitarra', tamanho: null, escala: null, cordas: null },
    [],
  ],
  [{ instrumento: 'guitarra', notas: 'C G C F A' }, null, ['notas']],
  [{ instrumento: 'guitarra', notas: 'de ouvido' }, null, ['notas']],
  [{ instrumento: 'guitarra', notas: 'E4 B3 G3 D3 A2 E2' }, null, ['notas']],
])('of the form %o', (input, instrument, fields) => {
  const read = readMyInstrument(input)

  expect(read.problems.map(({ campo }) => campo)).toEqual(fields)
  if (instrument) expect(read.instrument).toEqual(instrument)
})

test.each([
  [VIOLIN, '?instrumento=violino&tamanho=3%2F4'],
  [
    { familia: 'guitarra', tamanho: null, escala: null, cordas: 7, afinacao: 'G#1 D#2 G#2 C#3 F#3 A#3 D#4' },
    '?instrumento=guitarra&cordas=7&notas=G%231+D%232+G%232+C%233+F%233+A%233+D%234',
  ],
] satisfies [MyInstrument, string][])('the address of %o fills the form in', (instrument, query) => {
  const address = mineAddress(instrument)

  expect(address).toBe(`/ferramentas/meu-instrumento${query}`)
  expect(readMyInstrument(Object.fromEntries(new URLSearchParams(query))).instrument).toEqual(instrument)
})

test('a tuning that is refused leaves the instrument in the usual one', () => {
  const tuned = inTuning({ ...BASS, escala: null }, 'C0 E1 A1 D2 G2')

  expect(readInstrumentTuning(tuned, { notas: 'C E A D' })).toEqual({
    instrument: { ...BASS, escala: null },
    problems: [
      {
        campo: 'notas',
        mensagem:
          'São 4 notas, e não 5. Escreva uma nota por corda, da mais grave à mais aguda, como B0 E1 A1 D2 G2.',
      },
    ],
  })
})

function anInstrument(): fc.Arbitrary<MyInstrument> {
  return fc.constantFrom(...FAMILY_WORDS).chain((familia) =>
    fc.option(fc.constantFrom(...['', ...sizesOf(familia).map(({ nome }) => nome)])).chain((nome) => {
      const tamanho = nome || null
      const [min, max] = scaleRange(familia, tamanho ? sizeNamed(familia, tamanho) : undefined)

      return fc
        .record(
          {
            familia: fc.constant(familia),
            tamanho: fc.constant(tamanho),
            escala: fc.option(fc.integer({ min, max })),
            cordas: fc.option(fc.constantFrom(...FAMILIES[familia].strings.slice(1))),
            prende: fc.constantFrom(...HOLDS[familia]),
            ...(hasMachines(familia) && {
              furo: fc.integer({ min: 50, max: 200 }).map((tenths) => tenths / 10),
            }),
            mao: fc.constant('canhoto' as const),
          },
          { requiredKeys: ['familia', 'tamanho', 'escala', 'cordas'] },
        )
        .chain((instrument) =>
          fc
            .record({
              tuning: fc.constantFrom(...tuningsFor(instrument)),
              shifts: fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 10, maxLength: 10 }),
              isOwn: fc.boolean(),
            })
            .map(({ tuning, shifts, isOwn }) => {
              const { nome, notas } = tuning
              return readInstrumentTuning(
                instrument,
                isOwn ? { notas: shifted(notas, shifts) } : { afinacao: nome },
              ).instrument
            }),
        )
    }),
  )
}

/** Notes, each so many semitones higher. */
function shifted(notas: string, semitones: readonly number[]): string {
  const notes = notas.split(' ').map((letter, i) => noteAt(midiOf(noteOf(letter)) + (semitones[i] ?? 0)))

  return notes.map(noteLetter).join(' ')
}
