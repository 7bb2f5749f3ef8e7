/** Blends two `#rrggbb` colours; `t` 0 gives the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = channels(a)
  const [br, bg, bb] = channels(b)
  return hex(ar + (br - ar) * t, ag + (bg - ag) * t, ab + (bb - ab) * t)
}

/** Towards the brown-black of a deep shade. */
export const darken = (colour: string, t: number): string => mix(colour, '#140c06', t)

/** Towards warm white. */
export const lighten = (colour: string, t: number): string => mix(colour, '#fffaf0', t)

/** Returns the colour under a transparent varnish of the second colour: channels multiplied. */
export function varnished(wood: string, varnish: string): string {
  const [ar, ag, ab] = channels(wood)
  const [br, bg, bb] = channels(varnish)
  return hex((ar * br) / 255, (ag * bg) / 255, (ab * bb) / 255)
}

/** Perceived lightness of a colour, 0 (black) to 1 (white). */
export function luma(colour: string): number {
  const [r, g, b] = channels(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

function channels(colour: string): [number, number, number] {
  const value = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  const n = Number.parseInt(value.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

function hex(r: number, g: number, b: number): string {
  const byte = (v: number) => Math.max(0, Math.min(255, Math.round(v)))
  return `#${((byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).padStart(6, '0')}`
}
