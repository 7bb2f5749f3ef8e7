import { darken, lighten, mix, varnished } from './colour.ts'
import type { Wood } from './drawing.ts'
import { line } from './outline.ts'
import type { Box, Point, Sheet, Stop } from './sheet.ts'
import { clipped, group, linear, n, rect, shape, stroke } from './sheet.ts'

type Grain = 'fine' | 'flame' | 'plain' | 'streak' | 'cathedral' | 'dark' | 'weave'

const woods: Record<Wood, { base: string; line: string; grain: Grain }> = {
  spruce: { base: '#edd6a6', line: '#b07c3c', grain: 'fine' },
  cedar: { base: '#c98a55', line: '#7a431f', grain: 'fine' },
  maple: { base: '#ecd3a4', line: '#b88f56', grain: 'plain' },
  flamedMaple: { base: '#e6c48c', line: '#8d5a25', grain: 'flame' },
  mahogany: { base: '#8f4a2a', line: '#4c2010', grain: 'streak' },
  sapele: { base: '#96532f', line: '#522612', grain: 'streak' },
  rosewood: { base: '#5a3122', line: '#25110b', grain: 'streak' },
  ebony: { base: '#2b2622', line: '#100d0b', grain: 'dark' },
  walnut: { base: '#6f4a30', line: '#3a2314', grain: 'streak' },
  koa: { base: '#a9692f', line: '#5a2f10', grain: 'streak' },
  basswood: { base: '#e0c79c', line: '#b3935f', grain: 'plain' },
  ash: { base: '#dfc08a', line: '#8f6530', grain: 'cathedral' },
  imbuia: { base: '#6b452b', line: '#2f1b0e', grain: 'streak' },
  pernambuco: { base: '#8a3a1c', line: '#4a1808', grain: 'fine' },
  ipe: { base: '#6a4a2a', line: '#35220f', grain: 'fine' },
  pauFerro: { base: '#6f4430', line: '#341b12', grain: 'streak' },
  carbon: { base: '#26272a', line: '#4a4c52', grain: 'weave' },
}

/** Returns a wood's mid-tone, without varnish. */
export const woodTone = (wood: Wood): string => woods[wood].base

type WoodOptions = {
  /** Transparent colour over the wood. */
  tint?: string
  /** Distance between two lines of the grain, in the drawing's units. */
  pitch?: number
  /** Angle of the grain from the vertical, in degrees. */
  lean?: number
  /** The grain runs along x instead of y, as in a bow's stick. */
  lengthwise?: boolean
  /** Two halves glued in the middle (x = 0), as in tops and backs. */
  bookmatched?: boolean
}

/** A piece of wood with the given outline: its colour, its grain, its figure. */
export function woodSurface(
  sheet: Sheet,
  d: string,
  box: Box,
  wood: Wood,
  options: WoodOptions = {},
): string {
  const { base, line: lineColour, grain } = woods[wood]
  const tint = options.tint
  const body = tint ? varnished(lighten(base, 0.25), tint) : base
  const dark = tint ? varnished(lineColour, lighten(tint, 0.25)) : lineColour
  const paint = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(body, 0.16)],
      [0.5, body],
      [1, darken(body, 0.16)],
    ],
  )
  const settled = { pitch: box.w / 70, lean: 0, bookmatched: false, ...options }
  if (!options.lengthwise)
    return shape(d, paint) + clipped(sheet, d, figureOf[grain](sheet, box, dark, settled))
  const lying = figureOf[grain](sheet, { x: box.y, y: box.x, w: box.h, h: box.w }, dark, settled)
  return shape(d, paint) + clipped(sheet, d, group({ transform: 'matrix(0 1 1 0 0 0)' }, lying))
}

type Settled = { pitch: number; lean: number; bookmatched: boolean }
type Figure = (sheet: Sheet, box: Box, colour: string, settled: Settled) => string

const figureOf: Record<Grain, Figure> = {
  fine: (sheet, box, colour, settled) =>
    streaks(sheet, box, colour, 0.22) + lines(sheet, box, colour, settled, 0.44),
  plain: (sheet, box, colour, settled) =>
    streaks(sheet, box, colour, 0.18) +
    lines(sheet, box, colour, { ...settled, pitch: settled.pitch * 3 }, 0.2),
  flame: flames,
  streak: (sheet, box, colour, settled) =>
    streaks(sheet, box, colour, 0.7) + pores(sheet, box, colour, settled),
  cathedral,
  dark: (sheet, box, colour, settled) =>
    streaks(sheet, box, colour, 0.5) +
    lines(sheet, box, '#6a5a4c', { ...settled, pitch: settled.pitch * 2.5 }, 0.14),
  weave,
}

function lines(sheet: Sheet, box: Box, colour: string, settled: Settled, opacity: number): string {
  const slant = Math.tan((settled.lean * Math.PI) / 180) * box.h
  const strong: string[] = []
  const faint: string[] = []
  for (let x = box.x - Math.abs(slant); x < box.x + box.w + Math.abs(slant); ) {
    const bend = sheet.between(-0.5, 0.5) * settled.pitch
    const d = `M${tenth(x)} ${tenth(box.y)}q${tenth(bend + slant * 0.4)} ${tenth(box.h * 0.5)} ${tenth(slant)} ${tenth(box.h)}`
    if (sheet.random() < 0.3) strong.push(d)
    else faint.push(d)
    x += settled.pitch * sheet.between(0.6, 1.6)
  }
  return (
    stroke(strong.join(''), colour, settled.pitch * 0.34, { 'stroke-opacity': opacity }) +
    stroke(faint.join(''), colour, settled.pitch * 0.22, { 'stroke-opacity': opacity * 0.7 }) +
    joint(box, settled, colour)
  )
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10)

function joint(box: Box, settled: Settled, colour: string): string {
  if (!settled.bookmatched) return ''
  return stroke(line([0, box.y], [0, box.y + box.h]), colour, settled.pitch * 0.4, { 'stroke-opacity': 0.5 })
}

/** Broad soft stripes along the grain: one gradient with many uneven stops. */
function streaks(sheet: Sheet, box: Box, colour: string, opacity: number): string {
  const stops: Stop[] = []
  for (let at = 0; at < 1; at += sheet.between(0.02, 0.07))
    stops.push([at, colour, sheet.random() ** 2 * opacity])
  return rect(box, linear(sheet, [box.x, box.y], [box.x + box.w, box.y + box.h * 0.04], stops))
}

function pores(sheet: Sheet, box: Box, colour: string, settled: Settled): string {
  const p = settled.pitch
  const rows: string[] = []
  for (let i = 0; i < 26; i++) {
    const x = box.x + box.w * sheet.random()
    const drift = sheet.between(-0.03, 0.03) * box.h
    rows.push(
      `M${n(x)} ${n(box.y - sheet.random() * p * 20)}q${n(drift)} ${n(box.h / 2)} ${n(drift / 2)} ${n(box.h * 1.2)}`,
    )
  }
  return stroke(rows.join(''), darken(colour, 0.3), p * 0.3, {
    'stroke-opacity': 0.4,
    'stroke-dasharray': `${n(p * 5)} ${n(p * 7)} ${n(p * 2)} ${n(p * 10)} ${n(p * 8)} ${n(p * 4)}`,
  })
}

/**
 * Curly maple: soft bars across the grain that lean away from the joint, in two wavelengths so that the pattern does
 * not repeat.
 */
function flames(sheet: Sheet, box: Box, colour: string, settled: Settled): string {
  const half = (x: number, w: number, lean: number): string => {
    const area = { x, y: box.y, w, h: box.h }
    return [1, 0.61, 1.7]
      .map((scale, i) => {
        const period = settled.pitch * 11 * scale
        const to: Point = [x + period * (lean + i * 0.06 * Math.sign(lean)), box.y + period]
        const stops: Stop[] = [
          [0, colour, 0],
          [0.25, colour, 0.3 / (i + 1)],
          [0.4, colour, 0.1],
          [0.55, '#fff4d6', 0.18 / (i + 1)],
          [0.8, colour, 0.16 / (i + 1)],
          [1, colour, 0],
        ]
        return rect(area, linear(sheet, [x, box.y], to, stops, true))
      })
      .join('')
  }
  const grain = lines(sheet, box, colour, { ...settled, pitch: settled.pitch * 1.6 }, 0.16)
  if (!settled.bookmatched) return half(box.x, box.w, 0.16) + grain
  return half(box.x, -box.x, 0.2) + half(0, box.x + box.w, -0.2) + grain
}

/** Plain-sawn ash: nested arches between straight lines. */
function cathedral(sheet: Sheet, box: Box, colour: string, settled: Settled): string {
  const arches: string[] = []
  const centre = box.x + box.w * sheet.between(0.38, 0.58)
  const foot = box.y + box.h
  let half = box.w * 0.02
  let top = box.y + box.h * 0.04
  for (let i = 0; i < 15; i++) {
    const shoulder = top + (foot - top) * 0.34
    arches.push(
      `M${n(centre - half * 1.4)} ${n(foot)}C${n(centre - half * 1.1)} ${n(shoulder)} ${n(centre - half * 0.5)} ${n(top)} ${n(centre)} ${n(top)}S${n(centre + half * 1.1)} ${n(shoulder)} ${n(centre + half * 1.4)} ${n(foot)}`,
    )
    half += box.w * sheet.between(0.014, 0.036)
    // Each arch lies within the one before: year rings never cross.
    top -= box.h * sheet.between(0.012, 0.03)
  }
  return (
    streaks(sheet, box, colour, 0.35) +
    stroke(arches.join(''), colour, settled.pitch * 1.1, { 'stroke-opacity': 0.3 }) +
    stroke(arches.join(''), colour, settled.pitch * 2.6, { 'stroke-opacity': 0.1 }) +
    pores(sheet, box, mix(colour, '#c9a46a', 0.3), settled)
  )
}

/** Carbon fibre: two crossing families of short stripes. */
function weave(sheet: Sheet, box: Box, colour: string, settled: Settled): string {
  const p = settled.pitch * 2.4
  const stops: Stop[] = [
    [0, colour, 0],
    [0.5, colour, 0.75],
    [0.52, '#000000', 0.5],
    [1, '#000000', 0],
  ]
  return (
    rect(box, linear(sheet, [box.x, box.y], [box.x + p, box.y + p], stops, true)) +
    rect(box, linear(sheet, [box.x, box.y], [box.x + p, box.y - p], stops, true), { opacity: 0.6 })
  )
}
