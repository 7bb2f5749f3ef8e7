import { darken, lighten, varnished } from '../drawing/colour.ts'
import type { BowedDrawing } from '../drawing/drawing.ts'
import { gloss, partShadow, relief } from '../drawing/light.ts'
import { dome } from '../drawing/metal.ts'
import { oval, spline } from '../drawing/outline.ts'
import { clipped, group, linear, radial, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface, woodTone } from '../drawing/wood.ts'
import type { BowedForm } from './bowed-form.ts'
import { fHole } from './f-hole.ts'

/** The varnished top with its purfling, its arch and its f-holes. */
export function bowedPlate(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const { outline: d, box } = form
  const wood = varnished(lighten(woodTone(drawing.top), 0.25), drawing.varnish)
  const rim = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(wood, 0.12)],
      [1, darken(wood, 0.3)],
    ],
  )
  const purfling = clipped(
    sheet,
    d,
    stroke(d, '#2a160a', 10.4),
    stroke(d, '#d9b47c', 9.2),
    stroke(d, '#2a160a', 8.2),
    stroke(d, rim, 7),
  )
  const worn = radial(
    sheet,
    [0, 190],
    150,
    [
      [0, lighten(wood, 0.4), 0.5],
      [0.55, lighten(wood, 0.3), 0.2],
      [1, wood, 0],
    ],
    1.35,
  )
  return (
    group({ transform: 'translate(1.6 2.4)' }, shape(d, darken(wood, 0.62))) +
    woodSurface(sheet, d, box, drawing.top, { tint: drawing.varnish, pitch: 1.5, bookmatched: true }) +
    shape(d, worn) +
    purfling +
    relief(sheet, d, box, 17) +
    arching(sheet, d, form) +
    stroke(d, darken(wood, 0.7), 1.1) +
    fHole(sheet, form.fHole, 1) +
    fHole(sheet, form.fHole, -1) +
    gloss(sheet, d, box, 0.5)
  )
}

/** The long light on the arch and the hollow beside the waist. */
function arching(sheet: Sheet, d: string, form: BowedForm): string {
  const ridge = linear(
    sheet,
    [-70, 0],
    [70, 0],
    [
      [0, '#fff2d0', 0],
      [0.34, '#fff2d0', 0.28],
      [0.55, '#fff2d0', 0.04],
      [0.75, '#200e04', 0.14],
      [1, '#200e04', 0],
    ],
  )
  return clipped(sheet, d, rect({ ...form.box, x: -70, w: 140 }, ridge))
}

/** The frame of an electric violin. */
export function electricPlate(sheet: Sheet, body: string, form: BowedForm): string {
  const { outline: d, box } = form
  const window = spline(
    [
      [-58, 60],
      [-66, 100],
      [-48, 150],
      [-50, 190],
      [-76, 240],
      [-72, 300],
      [-34, 318],
      [-26, 250],
      [-24, 140],
      [-30, 66],
    ],
    true,
  )
  const whole = `${d}${window}`
  const paint = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(body, 0.35)],
      [0.45, body],
      [1, darken(body, 0.45)],
    ],
  )
  const knobs = [250, 282, 310].map((y, i) => dome(sheet, 'black', 62 - i * 9, y, 8)).join('')
  return (
    shape(whole, paint, { 'fill-rule': 'evenodd' }) +
    relief(sheet, d, box, 9, 0.7) +
    shape(window, '#e3d9c8') +
    stroke(window, darken(body, 0.6), 2.4) +
    group({ transform: 'translate(2 3)' }, stroke(window, '#000', 5, { 'stroke-opacity': 0.18 })) +
    gloss(sheet, d, box) +
    partShadow(oval(53, 280, 12, 34), 3) +
    knobs
  )
}
