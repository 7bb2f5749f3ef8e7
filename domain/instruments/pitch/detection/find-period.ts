/** The period of a sound in samples, and how alike its repetitions are: from 0 to 1. */
export type FoundPeriod = { period: number; clarity: number }

/** The first repetition that is nearly as good as the best one: later ones are two and more periods. */
const NEARLY = 0.9

/**
 * Finds the shortest time after which a sound repeats itself, by the normalised square difference of P. McLeod and
 * G. Wyvill, "A smarter way to find pitch" (2005), from `min` to `max` samples. Null if nothing repeats.
 */
export function findPeriod(samples: Float32Array, min: number, max: number): FoundPeriod | null {
  const likeness = likenesses(samples, Math.ceil(max) + 2)
  const peaks = peaksOf(likeness).filter(({ period }) => period >= min && period <= max)
  const best = Math.max(...peaks.map(({ clarity }) => clarity))

  return peaks.find(({ clarity }) => clarity >= NEARLY * best) ?? null
}

/** For each shift up to `max`: 1 if the sound is the same after it, −1 if it is upside down. */
function likenesses(samples: Float32Array, max: number): Float64Array {
  const likeness = new Float64Array(Math.min(max, samples.length >> 1) + 1)
  let energy = 2 * samples.reduce((sum, value) => sum + value * value, 0)
  for (let shift = 0; shift < likeness.length; shift++) {
    const overlap = samples.length - shift
    let product = 0
    for (let i = 0; i < overlap; i++) product += (samples[i] ?? 0) * (samples[i + shift] ?? 0)
    likeness[shift] = energy > 0 ? (2 * product) / energy : 0
    // The next shift has one sample less at either end.
    energy -= (samples[shift] ?? 0) ** 2 + (samples[overlap - 1] ?? 0) ** 2
  }

  return likeness
}

/** The highest point of each stretch above zero, after the one around no shift at all. */
function peaksOf(likeness: Float64Array): FoundPeriod[] {
  const peaks: FoundPeriod[] = []
  let top = 0
  let shift = likeness.findIndex((value) => value < 0)
  for (; shift > 0 && shift < likeness.length - 1; shift++) {
    const value = likeness[shift] ?? 0
    const highest = top === 0 ? 0 : (likeness[top] ?? 0)
    if (value > highest && isPeak(likeness, shift)) top = shift
    if (value >= 0 || top === 0) continue
    peaks.push(vertex(likeness, top))
    top = 0
  }

  return top === 0 ? peaks : [...peaks, vertex(likeness, top)]
}

function isPeak(values: Float64Array, i: number): boolean {
  const value = values[i] ?? 0

  return value >= (values[i - 1] ?? 0) && value >= (values[i + 1] ?? 0)
}

/** The top of the parabola through a peak and its neighbours. */
function vertex(values: Float64Array, i: number): FoundPeriod {
  const [before, at, after] = [values[i - 1] ?? 0, values[i] ?? 0, values[i + 1] ?? 0]
  const curve = before - 2 * at + after
  const offset = curve === 0 ? 0 : (before - after) / (2 * curve)

  return { period: i + offset, clarity: Math.min(1, at - ((before - after) * offset) / 4) }
}
