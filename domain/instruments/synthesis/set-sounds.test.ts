import { describe, expect, test } from 'vitest'
import { passageOf } from '#domain/instruments/listening/sound-problems.ts'
import { hertz, noteOf } from '../pitch/note.ts'
import { readString, type StatedString } from '../strings/stated-string.ts'
import type { SizedSet } from '../tension/stated-set.ts'
import { bow } from './bow.ts'
import { pluck } from './pluck.ts'
import { RATE } from './sampling.ts'
import { setSounds } from './set-sounds.ts'
import { type Voice, voicesOf } from './voice.ts'

const VIOLIN = setOf('violino', 328, [
  'E5 · Aço sólido · 7,8 kg',
  'A4 · Sintético · Alumínio · 5,5 kg',
  'D4 · Sintético · Alumínio · 4,4 kg',
  'G3 · Sintético · Prata · 4,4 kg',
])
const GUITAR = setOf('guitarra', 648, [
  'E4 · .010 · Aço',
  'B3 · .013 · Aço',
  'G3 · .017 · Aço',
  'D3 · .026 · Aço niquelado',
  'A2 · .036 · Aço niquelado',
  'E2 · .046 · Aço niquelado',
])
const CLASSICAL = setOf('violaoNailon', 650, [
  'E4 · 0,71 mm · Náilon · 7,0 kg',
  'B3 · 0,82 mm · Náilon · 5,2 kg',
  'G3 · 1,02 mm · Náilon · 5,5 kg',
  'D3 · 0,74 mm · Náilon · Cobre prateado · 7,0 kg',
  'A2 · 0,89 mm · Náilon · Cobre prateado · 7,0 kg',
  'E2 · 1,09 mm · Náilon · Cobre prateado · 6,3 kg',
])
const BASS = setOf('baixo', 864, [
  'G2 · .045 · Aço niquelado',
  'D2 · .065 · Aço niquelado',
  'A1 · .080 · Aço niquelado',
  'E1 · .100 · Aço niquelado',
])

describe('a string sounds at its pitch, within a cent', () => {
  test.each([
    ['violin', VIOLIN],
    ['electric guitar', GUITAR],
    ['classical guitar', CLASSICAL],
    ['electric bass', BASS],
  ])('%s', (_, set) => {
    for (const voice of voices(set)) {
      const samples = voice.bowed ? bow(voice, 1.5) : pluck(voice, 1.5)
      const expected = voice.bowed ? voice.hertz : voice.hertz * Math.sqrt(1 + voice.inharmonicity)

      expect(
        Math.abs(centsOf(fundamental(samples, voice.hertz), expected)),
        `${voice.hertz} Hz`,
      ).toBeLessThan(1)
    }
  })
})

test('stiffness is that of strings: small for plain steel, larger for thick nylon, smallest for ropes', () => {
  const [steel] = voices(GUITAR)
  const nylon = voices(CLASSICAL)[2]
  const synthetic = voices(VIOLIN)[3]

  // Measured guitars have about 1e-5 for the first string, and up to 1e-4 for the third one of nylon.
  expect(steel?.inharmonicity).toBeGreaterThan(0.8e-5)
  expect(steel?.inharmonicity).toBeLessThan(2e-5)
  expect(nylon?.inharmonicity).toBeGreaterThan(4e-5)
  expect(nylon?.inharmonicity).toBeLessThan(3e-4)
  expect(synthetic?.inharmonicity).toBeLessThan(nylon?.inharmonicity ?? 0)
})

test('a stretched partial stands where the stiffness puts it', () => {
  const voice: Voice = { ...first(GUITAR), inharmonicity: 1e-3 }
  const tenth = 10 * voice.hertz * Math.sqrt(1 + 1e-3 * 100)

  expect(level(pluck(voice, 1), tenth)).toBeGreaterThan(20 * level(pluck(voice, 1), 10 * voice.hertz))
})

test.each([
  ['plucked', GUITAR, pluck],
  ['bowed', VIOLIN, bow],
] as const)('brighter material has more of the high partials, %s', (_, set, play) => {
  const shares = ([1, 2, 3, 4, 5] as const).map((brightness) => {
    const voice = { ...first(set), hertz: hertz(noteOf('A3')), brightness }
    const samples = play(voice, 1)
    return level(samples, voice.hertz * 12) / level(samples, voice.hertz)
  })

  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(new Set(shares).size).toBe(5)
})

test('what is plucked fades, what is bowed stays', () => {
  const [plucked, bowed] = [pluck(first(GUITAR), 2), bow(first(VIOLIN), 2)]
  const ratio = (samples: Float32Array) => power(samples, 1.5, 1.7) / power(samples, 0.3, 0.5)

  expect(ratio(plucked)).toBeLessThan(0.5)
  expect(ratio(bowed)).toBeGreaterThan(0.8)
})

describe.each([
  ['violin', VIOLIN],
  ['guitar', GUITAR],
  ['classical guitar', CLASSICAL],
  ['bass', BASS],
])('the sounds of a %s set', (_, set) => {
  const sounds = setSounds(set).map(({ compute, ...sound }) => ({
    ...sound,
    samples: compute(),
    again: compute(),
  }))

  test('are its open strings, and each string alone by the words of its passage', () => {
    expect(sounds.map(({ corda }) => corda)).toEqual([null, ...set.strings.map((_string, i) => i + 1)])
    expect(new Set(sounds.map(({ titulo }) => passageOf(titulo))).size).toBe(sounds.length)
  })

  test('are the same each time', () => {
    for (const { samples, again } of sounds) expect(Buffer.compare(bytes(samples), bytes(again))).toBe(0)
  })

  test('are as loud as each other, without clipping, and end in silence', () => {
    for (const { samples } of sounds) {
      const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
      expect(peak).toBeLessThan(0.9)
      expect(Math.sqrt(power(samples, 0, samples.length / RATE))).toBeGreaterThan(0.07)
      expect(Math.sqrt(power(samples, 0, samples.length / RATE))).toBeLessThan(0.13)
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
      expect(samples.every(Number.isFinite)).toBe(true)
    }
  })
})

test('strings that are the same sound once, since no product has a file twice', () => {
  const viola = setOf('violaCaipira', null, [
    'E4 · .010 · liso',
    'E4 · .010 · liso',
    'B3 · .013 · liso',
    'B3 · .012 · liso',
    'E4 · .010 · liso',
    'E3 · .024 · Bronze fosforoso',
  ])

  expect(setSounds(viola).map(({ corda }) => corda)).toEqual([null, 1, 3, 4, 6])
})

test('a set with a string of unknown weight has no sounds', () => {
  expect(setSounds(setOf('guitarra', null, ['E4 · .010 · Aço', 'B3 · .013 · Titânio']))).toEqual([])
})

function setOf(family: SizedSet['family'], scaleMm: number | null, lines: string[]): SizedSet {
  const strings = lines.map(readString).filter((one): one is StatedString => !('problema' in one))
  if (strings.length < lines.length) throw new Error(`A string of ${family} can't be read.`)

  return { family, scaleMm, count: null, strings, sizes: [] }
}

function voices(set: SizedSet): Voice[] {
  return voicesOf(set).filter((voice) => voice !== null)
}

function first(set: SizedSet): Voice {
  return voices(set)[0]!
}

/** The frequency near a pitch at which the samples have most energy, by a search of the maximum. */
function fundamental(samples: Float32Array, near: number): number {
  const steady = samples.subarray(Math.round(0.2 * RATE))
  let [low, high] = [near * 2 ** (-20 / 1_200), near * 2 ** (20 / 1_200)]
  while (high / low > 2 ** (0.02 / 1_200)) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3]
    if (level(steady, left) < level(steady, right)) low = left
    else high = right
  }
  return (low + high) / 2
}

/** The amplitude at a frequency, through a window of Hann, by Goertzel's recursion. */
function level(samples: Float32Array, at: number): number {
  const twice = 2 * Math.cos((2 * Math.PI * at) / RATE)
  let [before, now] = [0, 0]
  for (const [i, sample] of samples.entries()) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length)
    const next = window * sample + twice * now - before
    before = now
    now = next
  }
  return Math.sqrt(now * now + before * before - twice * now * before) / samples.length
}

function centsOf(one: number, other: number): number {
  return 1_200 * Math.log2(one / other)
}

function power(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE))

  return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
}

function bytes(samples: Float32Array): Uint8Array {
  return new Uint8Array(samples.buffer)
}
