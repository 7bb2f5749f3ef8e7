import { darken } from '../drawing/colour.ts'
import type { Hardware, Wood } from '../drawing/drawing.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { metal, screw } from '../drawing/metal.ts'
import { polygon, rounded, spline } from '../drawing/outline.ts'
import { type Finish, painted } from '../drawing/painted.ts'
import { type Box, group, linear, moved, type Point, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { SolidBody } from './solid-body.ts'
import { type SolidHead, solidHead } from './solid-neck.ts'

/** Returns the bounding box of points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

type SolidBack = {
  body: SolidBody
  finish: Finish
  wood: Wood
  neck: Wood
  nutWidth: number
  head: SolidHead
  springs: boolean
  hardware: Hardware
}

/** A solid instrument from behind: neck, plate with four screws, covers of the cavities. */
export function solidBack(sheet: Sheet, b: SolidBack): string {
  const d = spline(b.body.points, true)
  const box = boundsOf(b.body.points)
  const nutY = -b.body.scale
  const joint = -200
  const a = b.nutWidth / 2
  const neck = polygon([
    [-a, nutY - 6],
    [a, nutY - 6],
    [a + 6, joint],
    [-a - 6, joint],
  ])
  const round = linear(
    sheet,
    [-a - 5, 0],
    [a + 5, 0],
    [
      [0, '#1a0c04', 0.45],
      [0.33, '#fff3d8', 0.4],
      [0.6, '#1a0c04', 0],
      [1, '#1a0c04', 0.5],
    ],
  )
  const neckBox = { x: -a - 6, y: nutY - 6, w: 2 * a + 12, h: joint - nutY + 6 }
  const finish: Finish =
    b.finish.kind === 'sunburst' && b.body.carve > 20
      ? { kind: 'natural', colour: darken(b.finish.colour, 0.3) }
      : b.finish
  const seen =
    contactShadow(d, 26) +
    moved(0, nutY, solidHead(sheet, { ...b.head, behind: true })) +
    woodSurface(sheet, neck, neckBox, b.body.carve > 20 ? 'mahogany' : b.neck, {
      pitch: 1.6,
      ...(b.body.carve > 20 ? {} : { tint: '#f4d9a4' }),
    }) +
    shape(neck, round) +
    group({ transform: 'translate(2.5 4)' }, shape(d, darken(finish.colour, 0.6))) +
    painted(sheet, d, box, { wood: b.body.carve > 20 ? 'mahogany' : b.wood, finish, carve: 14 }) +
    (b.body.carve > 20 ? '' : neckPlate(sheet, b.hardware)) +
    covers(sheet, b)
  return group({ transform: 'scale(-1 1)' }, seen)
}

function neckPlate(sheet: Sheet, hardware: Hardware): string {
  const box = { x: -26, y: -212, w: 52, h: 64 }
  const d = rounded(box, 5)
  const screws = [
    [-19, -205],
    [19, -205],
    [-19, -155],
    [19, -155],
  ]
    .map(([x = 0, y = 0]) => screw(sheet, hardware, x, y, 4))
    .join('')
  return (
    partShadow(d, 2) +
    shape(d, metal(sheet, hardware, [-26, -212], [40, -120]), { stroke: '#00000077', 'stroke-width': 0.6 }) +
    screws
  )
}

function covers(sheet: Sheet, b: SolidBack): string {
  if (b.body.hollow) return ''
  const control = spline(
    [
      [58, -30],
      [88, -44],
      [112, -14],
      [126, 34],
      [116, 66],
      [86, 58],
      [64, 16],
    ],
    true,
  )
  const spring = rounded({ x: -44, y: -98, w: 88, h: 132 }, 10)
  const plate = (d: string, heads: Point[]) =>
    partShadow(d, 1.6) +
    shape(d, '#262423') +
    stroke(d, '#5a5654', 0.8) +
    heads.map(([x, y]) => screw(sheet, 'nickel', x, y, 2.2)).join('')
  const vent = stroke('M-34 -60H34', '#0c0b0b', 7, { 'stroke-linecap': 'round' })
  return (
    plate(control, [
      [86, -36],
      [118, 32],
      [88, 50],
      [70, 6],
    ]) +
    (b.springs
      ? plate(spring, [
          [-38, -92],
          [38, -92],
          [-38, 28],
          [38, 28],
        ]) + vent
      : '')
  )
}
