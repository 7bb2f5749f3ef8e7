import { darken, lighten, luma, mix } from '../drawing/colour.ts'
import { rounded } from '../drawing/outline.ts'
import { group, linear, n, newSheet, type Point, radial, rect, type Sheet, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import { frame } from '../picture.ts'

/** A banner's size in pixels. */
export type Stage = { width: number; height: number }

/** The placement of an object in a scene: its point `of` is moved to `at`, then scaled and rotated. */
export type Place = { at: Point; of?: Point; zoom: number; turn?: number }

/** A banner as SVG; everything drawn in it shares one sheet. */
export function scene(seed: string, stage: Stage, paint: (sheet: Sheet) => string): string {
  const sheet = newSheet(seed)
  const inside = paint(sheet)
  return frame(stage.width, stage.height, sheet, inside)
}

/** Places a drawn object in a scene. */
export function actor(art: string, { at, of = [0, 0], zoom, turn = 0 }: Place): string {
  const transform = `translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)}) scale(${n(zoom)}) translate(${n(-of[0])} ${n(-of[1])})`
  return group({ transform }, art)
}

/** A plain wall of one colour, lit from a point, darker away from it. */
export function wall(sheet: Sheet, { width, height }: Stage, colour: string, light: Point): string {
  const bright = luma(colour) > 0.6
  const glow = radial(sheet, light, Math.max(width, height) * (bright ? 1 : 0.75), [
    [0, lighten(colour, bright ? 0.5 : 0.26)],
    [0.4, colour],
    [1, bright ? mix(colour, '#c9a877', 0.3) : darken(colour, 0.5)],
  ])
  return rect({ x: 0, y: 0, w: width, h: height }, glow)
}

/** A table of broad planks, lit from the upper left. */
export function table(sheet: Sheet, { width, height }: Stage, tint: string, planks: number): string {
  const h = height / planks
  let boards = ''
  for (let i = 0; i < planks; i++) {
    const box = { x: -10, y: i * h, w: width + 20, h }
    boards += woodSurface(sheet, rounded(box, 1), box, 'walnut', { tint, pitch: 9, lengthwise: true })
    boards +=
      stroke(`M0 ${n(i * h)}H${width}`, '#120905', 3, { 'stroke-opacity': 0.7 }) +
      stroke(`M0 ${n(i * h + 2.5)}H${width}`, '#fff0d8', 1.2, { 'stroke-opacity': 0.16 })
  }
  const light = linear(
    sheet,
    [0, 0],
    [width, height],
    [
      [0, '#fff0d8', 0.16],
      [0.5, '#000000', 0.05],
      [1, '#000000', 0.5],
    ],
  )
  return boards + rect({ x: 0, y: 0, w: width, h: height }, light)
}

/** Fades the text side into the wall's colour. */
export function fadeForText(
  sheet: Sheet,
  { width, height }: Stage,
  colour: string,
  from: Point,
  to: Point,
): string {
  const veil = linear(sheet, from, to, [
    [0, colour, 0.96],
    [0.55, colour, 0.7],
    [1, colour, 0],
  ])
  return rect({ x: 0, y: 0, w: width, h: height }, veil)
}
