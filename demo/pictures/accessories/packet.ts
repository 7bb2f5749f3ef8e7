import { darken, lighten } from '../drawing/colour.ts'
import type { StringSetDrawing } from '../drawing/drawing.ts'
import { letters } from '../drawing/letters.ts'
import { contactShadow, gloss } from '../drawing/light.ts'
import { polygon, rounded } from '../drawing/outline.ts'
import { group, linear, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { inkOn, packetFace } from './packet-face.ts'

/** The packet alone, 100 × 100 units. */
export function packet(sheet: Sheet, drawing: StringSetDrawing): string {
  switch (drawing.pack) {
    case 'envelope':
      return envelope(sheet, drawing)
    case 'box':
      return box(sheet, drawing)
    case 'tube':
      return tube(sheet, drawing)
  }
}

function envelope(sheet: Sheet, drawing: StringSetDrawing): string {
  const frame = { x: -50, y: -50, w: 100, h: 100 }
  const d = rounded(frame, 1.6)
  const back = group(
    { transform: 'rotate(2.4) translate(1.5 1.2)' },
    contactShadow(d, 4),
    shape(d, lighten(drawing.background, 0.2)),
  )
  return (
    back +
    contactShadow(d, 5) +
    packetFace(sheet, drawing, frame) +
    gloss(sheet, d, frame, 0.45) +
    stroke(d, '#ffffff', 0.5, { 'stroke-opacity': 0.35 })
  )
}

function box(sheet: Sheet, drawing: StringSetDrawing): string {
  const frame = { x: -50, y: -46, w: 94, h: 94 }
  const d = rounded(frame, 0.8)
  const side = polygon([
    [44, -46],
    [51, -41],
    [51, 53],
    [44, 48],
  ])
  const below = polygon([
    [-50, 48],
    [44, 48],
    [51, 53],
    [-43, 53],
  ])
  return (
    contactShadow(
      polygon([
        [-50, -46],
        [44, -46],
        [51, -41],
        [51, 53],
        [-43, 53],
        [-50, 48],
      ]),
      7,
    ) +
    shape(side, darken(drawing.background, 0.42)) +
    shape(below, darken(drawing.background, 0.55)) +
    packetFace(sheet, drawing, frame) +
    gloss(sheet, d, frame, 0.4)
  )
}

function tube(sheet: Sheet, drawing: StringSetDrawing): string {
  const frame = { x: -58, y: -15, w: 116, h: 30 }
  const d = rounded(frame, 4)
  const round = linear(
    sheet,
    [0, -15],
    [0, 15],
    [
      [0, '#000000', 0.3],
      [0.22, '#ffffff', 0.5],
      [0.4, '#ffffff', 0],
      [0.8, '#000000', 0.25],
      [1, '#000000', 0.5],
    ],
  )
  const cap = (x: number) => rect({ x, y: -16, w: 9, h: 32 }, darken(drawing.accent, 0.1), { rx: 2 })
  const ink = inkOn(drawing.background)
  return group(
    { transform: 'rotate(-28)' },
    contactShadow(d, 8),
    shape(d, drawing.background),
    rect({ x: -32, y: -15, w: 3, h: 30 }, drawing.accent),
    letters(drawing.title, [6, -7], { height: 8, colour: ink, align: 'centre', fit: 60, weight: 0.9 }),
    letters(drawing.subtitle, [6, 4], { height: 4, colour: drawing.accent, align: 'centre', fit: 60 }),
    cap(-60),
    cap(51),
    shape(d, round),
  )
}
