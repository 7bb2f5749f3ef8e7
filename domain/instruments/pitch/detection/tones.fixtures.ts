import { pieceLength } from './detect-pitch.ts'

/** A generated sound: what plays it, and what is heard beside it. */
export type Tone = {
  /** The frequency of the first partial. */
  hertz: number
  sampleRate?: number
  /** The amplitude of each partial, from the first one. */
  partials?: readonly number[]
  /** How stiff the string is: its partials are at n·f·√(1 + B·n²). */
  stiffness?: number
  /** By how much a plucked string dies away in a second, and its higher partials sooner; 0 for a held tone. */
  decay?: number
  /** Decibels by which the tone is louder than white noise in the whole band. */
  noise?: number | null
  seed?: number
}

export const SINE = [1]
export const SAWTOOTH = Array.from({ length: 12 }, (_, i) => 1 / (i + 1))
/** Only odd partials, as of a stopped pipe. */
export const HOLLOW = Array.from({ length: 11 }, (_, i) => (i % 2 === 0 ? 1 / (i + 1) : 0))
/** As a small microphone hears a low string: the fundamental a hundredth of the loudest partial. */
export const WEAK_FUNDAMENTAL = [0.01, 0.5, 1, 0.7, 0.5, 0.3, 0.2]
export const NO_FUNDAMENTAL = [0, 1, 0.8, 0.6, 0.4, 0.3]
/** Plucked at a fifth of its length: the fifth and tenth partials are missing. */
export const PLUCKED = Array.from(
  { length: 10 },
  (_, i) => Math.abs(Math.sin((Math.PI * (i + 1)) / 5)) / (i + 1),
)

/** Returns the samples of a tone, as loud as speech near a microphone. */
export function generateTone({
  hertz,
  sampleRate = 48_000,
  partials = SINE,
  stiffness = 0,
  decay = 0,
  noise = null,
  seed = 1,
}: Tone): Float32Array {
  const random = randomNumbers(seed)
  const unstretched = hertz / Math.sqrt(1 + stiffness)
  const tone = new Float32Array(pieceLength(sampleRate))
  for (const [i, amplitude] of partials.entries()) {
    const number = i + 1
    const frequency = number * unstretched * Math.sqrt(1 + stiffness * number ** 2)
    const phase = 2 * Math.PI * random()
    if (amplitude === 0 || frequency >= sampleRate / 2) continue
    addWave(tone, {
      step: (2 * Math.PI * frequency) / sampleRate,
      fall: Math.exp((-decay * number) / sampleRate),
      re: amplitude * Math.cos(phase),
      im: amplitude * Math.sin(phase),
    })
  }
  const level = 0.05 / rootMeanSquare(tone)
  const noiseLevel = noise === null ? 0 : 0.05 / 10 ** (noise / 20)

  return tone.map((value) => value * level + (noiseLevel > 0 ? noiseLevel * normal(random) : 0))
}

/** Adds a wave that turns by `step` radians and shrinks by the factor `fall` with each sample. */
function addWave(tone: Float32Array, wave: { step: number; fall: number; re: number; im: number }): void {
  const [cosine, sine] = [wave.fall * Math.cos(wave.step), wave.fall * Math.sin(wave.step)]
  let { re, im } = wave
  for (let i = 0; i < tone.length; i++) {
    tone[i] = (tone[i] ?? 0) + re
    const turned = re * cosine - im * sine
    im = re * sine + im * cosine
    re = turned
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Nearly a normal distribution: the sum of four numbers, with a deviation of 1. */
function normal(random: () => number): number {
  return Math.sqrt(3) * (random() + random() + random() + random() - 2)
}

function rootMeanSquare(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
}
