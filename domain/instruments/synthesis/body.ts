import type { Family } from '../families/family.ts'

/** A resonance of a body or pickup: where, how sharp, how strong beside the rest. */
type Resonance = readonly [hertz: number, q: number, gain: number]

type Body = {
  resonances: readonly Resonance[]
  /** Above this frequency the instrument radiates less and less, in hertz. */
  ceiling: number
  /** Where a pickup hears the string, as a share of its length; null for an acoustic instrument. */
  pickup: number | null
}

/**
 * Where instruments of a family answer most. Bowed: the air (A0) and the first modes of the body (B1), and the bridge's
 * hill of the violin (E. Jansson, "Acoustics for Violin and Guitar Makers", chapters 6 and 7); larger ones are lower by about
 * their size. Guitars: the air and the top's first modes (same, chapter 5). Electric ones: the pickup's own resonance.
 * Orders of magnitude, not measurements of an instrument: they are the same for all strings that are compared.
 */
const BODIES: Readonly<Record<Family, Body>> = {
  violino: bowed(1),
  violaDeArco: bowed(0.8),
  violoncelo: bowed(0.36),
  contrabaixo: bowed(0.22),
  violaoNailon: acoustic(1, 3_500),
  violaoAco: acoustic(1.05, 6_000),
  guitarra: electric(0.22, 4_200),
  baixo: electric(0.18, 2_800),
  ukulele: acoustic(2.1, 4_500),
  cavaquinho: acoustic(2.1, 6_500),
  banjo: acoustic(2.6, 7_500),
  bandolim: acoustic(1.9, 7_000),
  violaCaipira: acoustic(1.15, 6_500),
}

/** Returns how strongly an instrument sounds at a frequency, in relation to its others. */
export function bodyGain(family: Family): (hertz: number) => number {
  const { resonances, ceiling } = BODIES[family]

  return (hertz) => {
    const raised = resonances.reduce(
      (sum, [at, q, gain]) => sum + gain / Math.sqrt(1 + (q * (hertz / at - at / hertz)) ** 2),
      1,
    )
    return raised / (1 + (hertz / ceiling) ** 4)
  }
}

/** Returns how strongly a pickup hears a partial where it stands; an acoustic instrument hears all alike. */
export function pickupGain(family: Family): (partial: number) => number {
  const { pickup } = BODIES[family]

  return (partial) => (pickup === null ? 1 : Math.abs(Math.sin(Math.PI * partial * pickup)))
}

function bowed(size: number): Body {
  return {
    resonances: [
      [275 * size, 12, 1.5],
      [460 * size, 15, 2],
      [540 * size, 15, 2],
      [1_000 * size, 3, 0.7],
      [2_500 * Math.sqrt(size), 2.5, 1.6],
    ],
    ceiling: 5_500 * Math.sqrt(size),
    pickup: null,
  }
}

function acoustic(size: number, ceiling: number): Body {
  return {
    resonances: [
      [100 * size, 8, 1],
      [200 * size, 10, 1.5],
      [400 * size, 8, 0.8],
      [900 * size, 3, 0.4],
    ],
    ceiling,
    pickup: null,
  }
}

function electric(pickup: number, resonance: number): Body {
  return { resonances: [[resonance, 2, 0.8]], ceiling: resonance * 1.3, pickup }
}
