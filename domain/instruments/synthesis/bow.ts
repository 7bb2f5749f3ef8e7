import { bodyGain } from './body.ts'
import { MAX_HERTZ, RATE } from './sampling.ts'
import type { Voice } from './voice.ts'

/** Where the bow stands between bridge and fingerboard, as a share of the length: partials with a node there are weak. */
const BOWED_AT = 0.11

/** Hertz above which a string rounds the corner of its motion off, from the warmest material to the brightest. */
const CORNER = [1_600, 2_100, 2_900, 3_800, 5_000] as const

/** Seconds in which the motion builds up, and in which it ends. */
const ATTACK = 0.09
const RELEASE = 0.15

/** Share of the rosin's noise in the sound. */
const NOISE = 0.012

/**
 * A bowed string in Helmholtz motion: it sticks to the bow and slips once a period, so that the force on the bridge is a
 * saw tooth, whose corner stiffness and losses of the string round off. The body answers to it; the bow adds some noise.
 */
export function bow(voice: Voice, seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE))
  const partials = partialsOf(voice)
  const loudest = Math.max(...partials.map(Math.abs))
  const step = (2 * Math.PI * voice.hertz) / RATE
  const noise = noiseOf(voice.hertz)
  const length = samples.length
  for (let i = 0; i < length; i++) {
    const time = i / RATE
    const begun = 1 - Math.exp(-time / (ATTACK / 3))
    const ending = Math.min(1, (length - i) / (RELEASE * RATE))
    // High partials need a clean motion, which takes a while longer.
    const sum = sumOf(partials, step * i, begun)
    samples[i] = begun * ending * (sum + NOISE * loudest * noise())
  }
  return samples
}

function partialsOf({ family, hertz, brightness, inharmonicity }: Voice): number[] {
  const body = bodyGain(family)
  const corner = CORNER[brightness - 1] ?? 0
  const partials: number[] = []
  for (let n = 1; n * hertz <= MAX_HERTZ; n++) {
    // The bow forces all partials into one period: stiffness only rounds the corner.
    const stiff = 1 / (1 + inharmonicity * n ** 4)
    const rounded = 1 / (1 + ((n * hertz) / corner) ** 2)
    const standing = 0.35 + 0.65 * Math.abs(Math.sin(Math.PI * n * BOWED_AT))
    partials.push(((n % 2 === 0 ? -1 : 1) / n) * stiff * rounded * standing * body(n * hertz))
  }
  return partials
}

/** Sums sines of multiples of an angle by their recursion, the higher ones the weaker as the motion begins. */
function sumOf(partials: readonly number[], angle: number, begun: number): number {
  const twice = 2 * Math.cos(angle)
  let [before, now] = [0, Math.sin(angle)]
  let [sum, share] = [0, 1]
  for (const partial of partials) {
    sum += partial * now * share
    share *= 0.5 + 0.5 * begun
    const next = twice * now - before
    before = now
    now = next
  }
  return sum
}

/** The same noise each time, rounded off: a linear congruential generator and one pole. */
function noiseOf(seed: number): () => number {
  let state = Math.round(seed * 1_000) >>> 0
  let smooth = 0

  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    smooth += 0.35 * (state / 2 ** 31 - 1 - smooth)
    return smooth
  }
}
