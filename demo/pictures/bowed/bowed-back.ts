import { darken, lighten, varnished } from '../drawing/colour.ts'
import type { BowedDrawing } from '../drawing/drawing.ts'
import { contactShadow, gloss, relief } from '../drawing/light.ts'
import { polygon, rounded } from '../drawing/outline.ts'
import { circle, clipped, group, linear, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface, woodTone } from '../drawing/wood.ts'
import type { BowedForm } from './bowed-form.ts'
import { fittingTone } from './bowed-form.ts'
import { scrollFront } from './scroll.ts'

/** The instrument from behind: bookmatched back, button, neck and the back of the head. */
export function bowedBack(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const { outline: d, box } = form
  const wood = drawing.electric
    ? drawing.electric.body
    : varnished(lighten(woodTone(drawing.back), 0.25), drawing.varnish)
  const tint = drawing.electric ? drawing.electric.body : drawing.varnish
  const neck = polygon([
    [-12.5, form.nutY - 4],
    [12.5, form.nutY - 4],
    [15.5, 2],
    [-15.5, 2],
  ])
  const round = linear(
    sheet,
    [-15, 0],
    [15, 0],
    [
      [0, '#1a0c04', 0.45],
      [0.35, '#fff3d8', 0.4],
      [0.6, '#1a0c04', 0],
      [1, '#1a0c04', 0.5],
    ],
  )
  const purfling = clipped(
    sheet,
    d,
    stroke(d, '#2a160a', 10.4),
    stroke(d, '#d9b47c', 9.2),
    stroke(d, '#2a160a', 8.2),
    stroke(d, wood, 7),
  )
  const button = rounded({ x: -11, y: -13, w: 22, h: 16 }, 9)
  return (
    contactShadow(d, 26) +
    contactShadow(neck, 12, 0.8) +
    circle(0, 359, 5.5, darken(fittingTone(drawing.fittings), 0.1)) +
    scrollFront(sheet, drawing, form) +
    woodSurface(
      sheet,
      rounded({ x: -11, y: form.nutY - 70, w: 22, h: 76 }, 8),
      { x: -12, y: form.nutY - 72, w: 24, h: 78 },
      drawing.back,
      { tint, pitch: 0.8 },
    ) +
    woodSurface(sheet, neck, { x: -16, y: form.nutY - 4, w: 32, h: 140 }, drawing.back, {
      tint: lighten(tint, 0.5),
      pitch: 0.9,
    }) +
    shape(neck, round) +
    group({ transform: 'translate(1.6 2.4)' }, shape(d, darken(wood, 0.62))) +
    woodSurface(sheet, d, box, drawing.back, { tint, pitch: 1.7, bookmatched: true }) +
    purfling +
    relief(sheet, d, box, 17) +
    stroke(d, darken(wood, 0.7), 1.1) +
    shape(button, wood) +
    relief(sheet, button, { x: -11, y: -13, w: 22, h: 16 }, 3, 0.7) +
    gloss(sheet, d, box, 0.7)
  )
}
