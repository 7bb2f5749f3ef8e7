import { darken, lighten } from './colour.ts'
import type { Hardware } from './drawing.ts'
import { circle, linear, type Point, type Sheet, type Stop, sphere } from './sheet.ts'

const tones: Record<Hardware | 'steel' | 'brass' | 'silver', string> = {
  chrome: '#c9ccd0',
  nickel: '#c4bfb3',
  gold: '#d0a545',
  black: '#2b2a2b',
  steel: '#b9bcc0',
  brass: '#c79a4b',
  silver: '#d6d6d2',
}

export type Metal = keyof typeof tones

/** Returns a metal's mid-tone. */
export const tone = (metal: Metal): string => tones[metal]

/** Polished metal across the given line: sky, horizon and ground as a bar or plate reflects them. */
export function metal(sheet: Sheet, kind: Metal, from: Point, to: Point): string {
  return linear(sheet, from, to, mirrorOf(tones[kind]))
}

function mirrorOf(base: string): Stop[] {
  return [
    [0, darken(base, 0.25)],
    [0.18, lighten(base, 0.75)],
    [0.42, base],
    [0.55, darken(base, 0.42)],
    [0.72, lighten(base, 0.3)],
    [1, darken(base, 0.5)],
  ]
}

/** A domed metal button from above: knob, screw, post, end of a tuner. */
export function dome(sheet: Sheet, kind: Metal, cx: number, cy: number, r: number): string {
  const base = tones[kind]
  const paint = sphere(sheet, [
    [0, lighten(base, 0.85)],
    [0.35, base],
    [0.8, darken(base, 0.45)],
    [1, darken(base, 0.65)],
  ])
  return circle(cx, cy, r, paint, { stroke: darken(base, 0.7), 'stroke-width': r * 0.07 })
}

/** A screw head with its slot. */
export function screw(sheet: Sheet, kind: Metal, cx: number, cy: number, r: number): string {
  const slot = `M${cx - r * 0.6} ${cy - r * 0.3}L${cx + r * 0.6} ${cy + r * 0.3}`
  return `${dome(sheet, kind, cx, cy, r)}<path d="${slot}" stroke="${darken(tones[kind], 0.75)}" stroke-width="${Math.round(r * 25) / 100}"/>`
}
