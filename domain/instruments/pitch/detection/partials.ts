/** A partial of a sound: the first is the fundamental. */
export type Partial = { number: number; hertz: number; amplitude: number }

/** More say nothing new about the pitch, and those of stiff strings are far from their places. */
const PARTIALS = 6

/** Of the sample rate: above it the filter before it weakens them. */
const HIGHEST = 0.38

/** Periods in a window: fewer, and neighbouring partials disturb each other. */
const PERIODS = 4.6

/** Measures the lowest partials of a sound whose fundamental is about `hertz`. */
export function measurePartials(samples: Float32Array, rate: number, hertz: number): Partial[] {
  const count = Math.max(1, Math.min(PARTIALS, Math.floor((HIGHEST * rate) / hertz)))

  return Array.from({ length: count }, (_, i) => measured(samples, rate, { number: i + 1, hertz }))
}

/**
 * Returns the frequency of the first partial by all that are there; null if none is. Those of a stiff string are at
 * n·f·√(1 + B·n²) (H. Fletcher, "Normal vibration frequencies of a stiff piano string", 1964): the square of each
 * frequency by its number is a line in n², which is fitted. High and strong partials tell most.
 */
export function firstPartial(partials: readonly Partial[]): number | null {
  const strongest = Math.max(...partials.map(({ amplitude }) => amplitude))
  const points = partials
    .filter(({ amplitude }) => amplitude > 0 && amplitude >= FAINT * strongest)
    .map(({ number, hertz, amplitude }) => ({
      x: number ** 2,
      y: (hertz / number) ** 2,
      weight: (number * amplitude) ** 2,
    }))
  if (points.length === 0) return null
  const total = sumOf(points, ({ weight }) => weight)
  const x = sumOf(points, (point) => point.weight * point.x) / total
  const y = sumOf(points, (point) => point.weight * point.y) / total
  const spread = sumOf(points, (point) => point.weight * (point.x - x) ** 2)
  const slope =
    spread === 0 ? 0 : sumOf(points, (point) => point.weight * (point.x - x) * (point.y - y)) / spread
  const stiffness = Math.min(MAX_STIFFNESS * y, Math.max(0, slope))

  return Math.sqrt(y + stiffness * (1 - x))
}

/** Of the strongest partial: what is weaker is too near to the noise. */
const FAINT = 0.05

/** The stiffest strings of basses and pianos. */
const MAX_STIFFNESS = 0.002

/**
 * The frequency by which the phase advances from one window to the next. Short windows find the way for long ones, in
 * which the same error of phase is a smaller error of frequency.
 */
function measured(
  samples: Float32Array,
  rate: number,
  { number, hertz }: Omit<Partial, 'amplitude'>,
): Partial {
  const longest = samples.length >> 1
  let length = Math.min(longest, Math.round((PERIODS * rate) / hertz))
  let partial: Partial = { number, hertz: number * hertz, amplitude: 0 }
  for (;;) {
    const step = (2 * Math.PI * partial.hertz) / rate
    const first = spectrumAt(samples, longest - length, length, step)
    const second = spectrumAt(samples, longest, length, step)
    const advance = wrapped(second.phase - first.phase - step * length)
    partial = {
      number,
      hertz: partial.hertz + (advance * rate) / (2 * Math.PI * length),
      amplitude: (first.amplitude + second.amplitude) / 2,
    }
    if (length === longest) return partial
    length = Math.min(longest, 2 * length)
  }
}

/** Phase and amplitude at one frequency, in radians per sample, of what a Blackman-Harris window lets through. */
function spectrumAt(samples: Float32Array, start: number, length: number, step: number) {
  const [turnRe, turnIm] = [Math.cos(step), -Math.sin(step)]
  const windowStep = (2 * Math.PI) / length
  let [re, im, waveRe, waveIm, weight] = [0, 0, 1, 0, 0]
  for (let i = 0; i < length; i++) {
    const cosine = Math.cos(windowStep * (i + 0.5))
    const double = 2 * cosine * cosine - 1
    const window = 0.35875 - 0.48829 * cosine + 0.14128 * double - 0.01168 * cosine * (2 * double - 1)
    const value = window * (samples[start + i] ?? 0)
    re += value * waveRe
    im += value * waveIm
    weight += window
    const turned = waveRe * turnRe - waveIm * turnIm
    waveIm = waveRe * turnIm + waveIm * turnRe
    waveRe = turned
  }

  return { phase: Math.atan2(im, re), amplitude: (2 * Math.hypot(re, im)) / weight }
}

/** An angle from −π to π. */
function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
}

function sumOf<T>(list: readonly T[], value: (each: T) => number): number {
  return list.reduce((sum, each) => sum + value(each), 0)
}
