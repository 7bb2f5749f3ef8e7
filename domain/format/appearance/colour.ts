/** How a colour is written: six hexadecimal digits in lower case. */
export const COLOUR = /^#[0-9a-f]{6}$/

type Channels = [red: number, green: number, blue: number]

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)

  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether light text belongs on a ground. */
export function isDark(ground: string): boolean {
  return contrast(ground, '#ffffff') > contrast(ground, '#000000')
}

/** Mixes a share of another colour (0 to 1) into a colour, in sRGB. */
export function mix(colour: string, other: string, share: number): string {
  const added = channelsOf(other)

  return colourOf(channelsOf(colour).map((value, i) => value + ((added[i] ?? 0) - value) * share))
}

/**
 * Returns the colour nearest to this one that has at least this contrast with all grounds: the colour itself, or the
 * smallest step towards black or white. If neither passes, as between a black and a white ground, the better one.
 */
export function nearestPassing(colour: string, grounds: readonly string[], minimum: number): string {
  const worst = (tried: string) => Math.min(...grounds.map((ground) => contrast(tried, ground)))
  for (let step = 0; step <= STEPS; step++) {
    const tried = ['#000000', '#ffffff'].map((end) => mix(colour, end, step / STEPS))
    const passing = tried.filter((one) => worst(one) >= minimum)
    if (passing.length > 0) return passing.reduce((best, one) => (worst(one) > worst(best) ? one : best))
  }

  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff'
}

const STEPS = 100

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(linear)

  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(value: number): number {
  const share = value / 255

  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function channelsOf(colour: string): Channels {
  const number = Number.parseInt(colour.slice(1), 16)

  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function colourOf(channels: number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
