import { bodyGain, pickupGain } from './body.ts'
import { MAX_HERTZ, RATE } from './sampling.ts'
import type { Voice } from './voice.ts'

/** Where the string is plucked, as a share of its length. */
const PLUCKED_AT = 0.18

/** Seconds until the fundamental has lost 60 dB, from the warmest material to the brightest. */
const RINGING = [2.2, 2.8, 4.2, 4.8, 5.4] as const

/** Until a partial at 1 kHz has lost 60 dB: the warmer, the sooner. */
const RINGING_AT_1KHZ = [0.55, 0.8, 1.6, 2.2, 3] as const

/** Width of what plucks, as a share of the length: a soft finger takes more of the high partials than a pick. */
const WIDTHS = [0.035, 0.03, 0.018, 0.014, 0.01] as const

/** ln(1000): 60 dB. */
const DECAY = Math.log(1_000)

/**
 * A plucked stiff string, as the sum of its modes: each partial begins with its share of the triangle into which the
 * string was pulled, at a frequency that stiffness raises, and fades the sooner the higher it is.
 */
export function pluck(voice: Voice, seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE))
  const body = bodyGain(voice.family)
  const pickup = pickupGain(voice.family)
  const step = voice.brightness - 1
  const base = DECAY / (RINGING[step] ?? 1)
  const growth = DECAY / (RINGING_AT_1KHZ[step] ?? 1)
  const width = WIDTHS[step] ?? 0
  for (let n = 1; ; n++) {
    const hertz = n * voice.hertz * Math.sqrt(1 + voice.inharmonicity * n * n)
    if (hertz > MAX_HERTZ) break
    const shape = Math.sin(Math.PI * n * PLUCKED_AT) / (n * n)
    const blurred = Math.exp(-((n * width * Math.PI) ** 2) / 2)
    // Bridges and pickups follow the string's speed or force: a factor n more than its displacement.
    const amplitude = n * shape * blurred * body(hertz) * pickup(n)
    addPartial(samples, { hertz, amplitude, decay: base + growth * (hertz / 1_000) ** 1.5 })
  }
  return samples
}

/** Adds a fading sine by the recursion of a resonator: two multiplications a sample. */
function addPartial(
  samples: Float32Array,
  { hertz, amplitude, decay }: { hertz: number; amplitude: number; decay: number },
): void {
  const angle = (2 * Math.PI * hertz) / RATE
  const fade = Math.exp(-decay / RATE)
  const [first, second] = [2 * fade * Math.cos(angle), fade * fade]
  let [before, now] = [0, amplitude * fade * Math.sin(angle)]
  for (let i = 1; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) + now
    const next = first * now - second * before
    before = now
    now = next
  }
}
