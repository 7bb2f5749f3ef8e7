import { expect, test } from 'vitest'
import type { MyInstrument } from './my-instrument.ts'
import { stringToolsOf, tunerOf } from './tools-of-instrument.ts'

const TENSION = '/ferramentas/tensao'
const CHOICE = '/ferramentas/cordas'

test.each<[Pick<MyInstrument, 'familia'> & Partial<MyInstrument>, number | null, string, string]>([
  [{ familia: 'baixo', escala: 762 }, null, '?instrumento=baixo&escala=762', '?instrumento=baixo&escala=762'],
  [
    { familia: 'banjo', prende: 'gancho' },
    null,
    '?instrumento=banjo&prende=gancho',
    '?instrumento=banjo&prende=gancho',
  ],
  [
    { familia: 'guitarra', cordas: 7 },
    12,
    '?instrumento=guitarra&afinacao=7+cordas&atual=12',
    '?instrumento=guitarra&cordas=7',
  ],
  [
    { familia: 'violaoAco', cordas: 12 },
    null,
    '?instrumento=violaoAco&afinacao=12+cordas',
    '?instrumento=violaoAco&cordas=12',
  ],
  [
    { familia: 'guitarra', afinacao: 'Drop C' },
    null,
    '?instrumento=guitarra&afinacao=Drop+C',
    '?instrumento=guitarra&afinacao=Drop+C',
  ],
  [
    { familia: 'guitarra', afinacao: 'C2 G2 C3 F3 A3 C4' },
    null,
    '?instrumento=guitarra&notas=C2+G2+C3+F3+A3+C4',
    '?instrumento=guitarra&notas=C2+G2+C3+F3+A3+C4',
  ],
  [
    { familia: 'ukulele', tamanho: 'Barítono' },
    null,
    '?instrumento=ukulele&escala=508&afinacao=Bar%C3%ADtono',
    '?instrumento=ukulele&tamanho=Bar%C3%ADtono',
  ],
  [{ familia: 'cavaquinho' }, 3, '?instrumento=cavaquinho&atual=3', '?instrumento=cavaquinho'],
])('tools know of %j with the set %j what was said', (said, atual, tension, choice) => {
  const instrument = { tamanho: null, escala: null, cordas: null, ...said }

  expect(stringToolsOf(instrument, atual).map(({ url }) => url)).toEqual([TENSION + tension, CHOICE + choice])
})

test('the size of a bowed instrument says its scale', () => {
  const [tension, choice] = stringToolsOf({
    familia: 'violino',
    tamanho: '3/4',
    escala: null,
    cordas: null,
  })

  expect(Number(new URL(tension?.url ?? '', 'http://x').searchParams.get('escala'))).toBeGreaterThan(300)
  expect(Number(new URL(tension?.url ?? '', 'http://x').searchParams.get('escala'))).toBeLessThan(320)
  expect(choice?.url).toBe(`${CHOICE}?instrumento=violino&tamanho=3%2F4`)
})

test.each<[Pick<MyInstrument, 'familia'> & Partial<MyInstrument>, string]>([
  [{ familia: 'violaCaipira', afinacao: 'Cebolão em Ré' }, '&afinacao=Cebol%C3%A3o+em+R%C3%A9'],
  [{ familia: 'ukulele', tamanho: 'Barítono' }, '&afinacao=Bar%C3%ADtono'],
  [{ familia: 'baixo', cordas: 5 }, '&afinacao=5+cordas'],
  [{ familia: 'violino', afinacao: 'A3 E4 A4 C#5' }, '&notas=A3+E4+A4+C%235'],
  [{ familia: 'guitarra' }, ''],
])('the tuner of %j opens in its tuning', (said, tuning) => {
  const { url } = tunerOf({ tamanho: null, escala: null, cordas: null, ...said })

  expect(url).toBe(`/ferramentas/afinador?instrumento=${said.familia}${tuning}`)
})
