import { darken, lighten } from '../drawing/colour.ts'
import type { RosinDrawing } from '../drawing/drawing.ts'
import { flourish } from '../drawing/letters.ts'
import { contactShadow, gloss, partShadow, relief } from '../drawing/light.ts'
import { oval, polygon, rounded, spline } from '../drawing/outline.ts'
import { circle, clipped, group, linear, moved, radial, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'

export const rosinViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'caixa', label: 'com a embalagem' },
  { view: 'detalhe', label: 'detalhe da resina' },
]

/** A cake of rosin in cloth, wood or box; about 100 units across. */
export function drawRosin(sheet: Sheet, drawing: RosinDrawing, view: string): Picture {
  const cake = drawing.shape === 'round' ? roundCake(sheet, drawing) : blockCake(sheet, drawing)
  if (view === 'caixa')
    return {
      art: moved(-26, -22, box(sheet, drawing), -8) + moved(20, 18, cake, 6, 0.85),
      camera: { x: 0, y: 0, span: 172 },
    }
  if (view === 'detalhe') return { art: cake, camera: { x: -8, y: -6, span: 62, turn: 12 } }
  return {
    art:
      (drawing.shape === 'boxed' ? moved(34, 30, box(sheet, drawing), 14, 0.8) : clothUnder(sheet, drawing)) +
      cake,
    camera: { x: 0, y: 0, span: 150 },
  }
}

function clothUnder(sheet: Sheet, drawing: RosinDrawing): string {
  const d = spline(
    [
      [-58, -44],
      [-20, -52],
      [24, -46],
      [60, -50],
      [54, -8],
      [62, 44],
      [20, 50],
      [-24, 44],
      [-56, 54],
      [-50, 6],
    ],
    true,
    0.9,
  )
  const paint = linear(
    sheet,
    [-60, -50],
    [60, 55],
    [
      [0, lighten(drawing.holder, 0.3)],
      [0.5, drawing.holder],
      [1, darken(drawing.holder, 0.3)],
    ],
  )
  const folds =
    spline([
      [-56, -30],
      [-10, -22],
      [30, -34],
      [58, -20],
    ]) +
    spline([
      [-50, 30],
      [-14, 36],
      [26, 28],
      [58, 34],
    ]) +
    spline([
      [-30, -48],
      [-36, 0],
      [-28, 46],
    ]) +
    spline([
      [40, -48],
      [46, 4],
      [36, 48],
    ])
  return (
    contactShadow(d, 6) +
    shape(d, paint) +
    clipped(
      sheet,
      d,
      stroke(folds, darken(drawing.holder, 0.6), 6, { 'stroke-opacity': 0.1 }),
      stroke(folds, darken(drawing.holder, 0.6), 2, { 'stroke-opacity': 0.14 }),
      group({ transform: 'translate(-2 -2)' }, stroke(folds, '#ffffff', 2, { 'stroke-opacity': 0.16 })),
    )
  )
}

function amber(sheet: Sheet, tint: string): string {
  return radial(sheet, [-12, -12], 62, [
    [0, lighten(tint, 0.62)],
    [0.35, lighten(tint, 0.18)],
    [0.75, tint],
    [1, darken(tint, 0.45)],
  ])
}

function roundCake(sheet: Sheet, drawing: RosinDrawing): string {
  const { tint } = drawing
  const d = oval(0, 0, 34)
  const glow = radial(sheet, [14, 16], 26, [
    [0, lighten(tint, 0.7), 0.65],
    [1, tint, 0],
  ])
  const dust = Array.from(
    { length: 26 },
    () =>
      `M${Math.round(sheet.between(-24, 20))} ${Math.round(sheet.between(-26, 24))}l${Math.round(sheet.between(3, 9))} ${Math.round(sheet.between(-3, 1))}`,
  ).join('')
  return (
    contactShadow(oval(0, 0, 37), 9) +
    shape(oval(0, 0, 37), darken(drawing.holder, 0.2)) +
    circle(0, 0, 36, lighten(drawing.holder, 0.12)) +
    shape(oval(1, 2, 34.5), darken(tint, 0.6)) +
    shape(d, amber(sheet, tint)) +
    shape(d, glow) +
    clipped(
      sheet,
      d,
      stroke(dust, '#fff6e0', 0.5, { 'stroke-opacity': 0.35 }),
      stroke(oval(0, 0, 31.5), lighten(tint, 0.7), 1, { 'stroke-opacity': 0.4 }),
    ) +
    flourish([-8, -13], 26, darken(tint, 0.5)) +
    gloss(sheet, d, { x: -34, y: -34, w: 68, h: 68 }, 1.5)
  )
}

function blockCake(sheet: Sheet, drawing: RosinDrawing): string {
  const { tint, holder } = drawing
  const wood = rounded({ x: -42, y: -26, w: 84, h: 52 }, 3)
  const d = rounded({ x: -36, y: -20, w: 72, h: 36 }, 1.5)
  const front = polygon([
    [-36, 16],
    [36, 16],
    [34, 23],
    [-34, 23],
  ])
  const facet = polygon([
    [-36, -20],
    [36, -20],
    [30, -14],
    [-30, -14],
  ])
  return (
    contactShadow(wood, 9) +
    shape(
      wood,
      linear(
        sheet,
        [-42, -26],
        [42, 26],
        [
          [0, lighten(holder, 0.3)],
          [0.5, holder],
          [1, darken(holder, 0.35)],
        ],
      ),
    ) +
    relief(sheet, wood, { x: -42, y: -26, w: 84, h: 52 }, 3) +
    partShadow(d, 3) +
    shape(front, darken(tint, 0.5)) +
    shape(d, amber(sheet, tint)) +
    shape(facet, lighten(tint, 0.6), { opacity: 0.4 }) +
    stroke(
      polygon([
        [-30, -14],
        [30, -14],
        [30, 11],
        [-30, 11],
      ]),
      lighten(tint, 0.5),
      0.6,
      { 'stroke-opacity': 0.5 },
    ) +
    gloss(sheet, d, { x: -36, y: -20, w: 72, h: 36 }, 1.4)
  )
}

function box(sheet: Sheet, drawing: RosinDrawing): string {
  const { holder } = drawing
  const d = rounded({ x: -36, y: -36, w: 72, h: 72 }, 2)
  return (
    contactShadow(d, 8) +
    shape(
      polygon([
        [36, -36],
        [42, -31],
        [42, 42],
        [-30, 42],
        [-36, 36],
        [36, 36],
      ]),
      darken(holder, 0.5),
    ) +
    shape(
      d,
      linear(
        sheet,
        [-36, -36],
        [36, 36],
        [
          [0, lighten(holder, 0.22)],
          [1, darken(holder, 0.2)],
        ],
      ),
    ) +
    stroke(rounded({ x: -32, y: -32, w: 64, h: 64 }, 1), lighten(drawing.tint, 0.4), 0.8) +
    circle(0, 0, 22, 'none', { stroke: lighten(drawing.tint, 0.4), 'stroke-width': 0.8 }) +
    flourish([-9, -17], 34, lighten(drawing.tint, 0.45)) +
    gloss(sheet, d, { x: -36, y: -36, w: 72, h: 72 }, 0.5)
  )
}
