import { darken, lighten } from '../drawing/colour.ts'
import type { CaseDrawing } from '../drawing/drawing.ts'
import { contactShadow, gloss, partShadow, relief } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { rounded, spline } from '../drawing/outline.ts'
import { clipped, group, linear, moved, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'
import { type CaseForm, caseForms } from './case-forms.ts'
import { cloth } from './textile.ts'

export const caseViews = [
  { view: 'fechado', label: 'fechado' },
  { view: 'aberto', label: 'aberto' },
  { view: 'detalhe', label: 'detalhe do acabamento' },
]

/** Cases and bags, millimetres scaled to a height of about 300 units, centred at 0, 0. */
export function drawCase(sheet: Sheet, drawing: CaseDrawing, view: string): Picture {
  const form = caseForms[drawing.shape]
  const { box } = form
  const tall = Math.max(box.h, box.w)
  switch (view) {
    case 'aberto':
      return {
        art:
          moved(-box.w * 0.56, 0, inside(sheet, drawing, form, true)) +
          moved(box.w * 0.56, 0, inside(sheet, drawing, form, false)),
        camera: { x: 0, y: 0, span: Math.max(box.w * 2.5, box.h * 1.16) },
      }
    case 'detalhe':
      return {
        art: closed(sheet, drawing, form),
        camera: { x: box.w * 0.2, y: form.handleY, span: tall * 0.42, turn: 10 },
      }
    default:
      return {
        art: closed(sheet, drawing, form),
        camera: { x: 0, y: 0, span: tall * 1.12, turn: box.w > box.h * 0.6 ? -4 : 14 },
      }
  }
}

function closed(sheet: Sheet, drawing: CaseDrawing, form: CaseForm): string {
  const { outline: d, box } = form
  const surface = cloth(sheet, d, box, drawing.shell, drawing.texture)
  const seam = (width: number) =>
    clipped(
      sheet,
      d,
      stroke(d, darken(drawing.shell, 0.55), width, { 'stroke-opacity': 0.9 }),
      stroke(d, lighten(drawing.shell, 0.28), width - 1.6),
      stroke(d, darken(drawing.shell, 0.2), width - 2.4),
    )
  return (
    handle(sheet, drawing, form) +
    contactShadow(d, 24) +
    group({ transform: 'translate(2 3)' }, shape(d, darken(drawing.shell, 0.6))) +
    surface +
    (form.soft
      ? zipper(sheet, drawing, form) + pocket(sheet, drawing, form)
      : seam(9) + latches(sheet, form)) +
    relief(sheet, d, box, form.soft ? 26 : 20, 0.9) +
    (drawing.texture === 'gloss' || drawing.texture === 'carbon' ? gloss(sheet, d, box, 1.2) : '') +
    tag(sheet, drawing, form)
  )
}

function handle(sheet: Sheet, drawing: CaseDrawing, form: CaseForm): string {
  const x = form.soft ? 0 : form.box.x + form.box.w
  if (form.soft) return ''
  const d = spline([
    [x - 12, form.handleY - 26],
    [x + 9, form.handleY - 24],
    [x + 13, form.handleY],
    [x + 9, form.handleY + 24],
    [x - 12, form.handleY + 26],
  ])
  return (
    group({ transform: 'translate(4 6)' }, stroke(d, '#2a1c10', 8, { 'stroke-opacity': 0.16 })) +
    stroke(d, darken(drawing.shell, 0.6), 8, { 'stroke-linecap': 'round' }) +
    stroke(
      d,
      linear(
        sheet,
        [x, 0],
        [x + 14, 0],
        [
          [0, lighten(drawing.shell, 0.3)],
          [1, darken(drawing.shell, 0.3)],
        ],
      ),
      5.4,
      { 'stroke-linecap': 'round' },
    )
  )
}

function latches(sheet: Sheet, form: CaseForm): string {
  return form.latches
    .map((y) => {
      const x =
        form.box.x +
        form.box.w * (Math.abs(y) > 80 || form.box.w > 120 ? 0.93 : 0.9) -
        (y < -60 && form.box.w > 120 ? form.box.w * 0.22 : 0)
      const b = { x: x - 7, y: y - 7, w: 13, h: 14 }
      return (
        partShadow(rounded(b, 2), 2) +
        shape(rounded(b, 2), metal(sheet, 'chrome', [b.x, b.y], [b.x + b.w, b.y + b.h])) +
        dome(sheet, 'chrome', x, y, 3)
      )
    })
    .join('')
}

function zipper(sheet: Sheet, drawing: CaseDrawing, form: CaseForm): string {
  const { outline: d } = form
  const pull = rounded({ x: form.box.w * 0.36, y: 40, w: 5, h: 13 }, 2)
  return (
    clipped(
      sheet,
      d,
      stroke(d, darken(drawing.shell, 0.65), 17),
      stroke(d, darken(drawing.shell, 0.1), 13),
      stroke(d, '#c4beb0', 13.6, { 'stroke-dasharray': '1 1.1', 'stroke-opacity': 0.55 }),
      stroke(d, darken(drawing.shell, 0.08), 11),
    ) +
    partShadow(pull, 1.4) +
    shape(pull, metal(sheet, 'nickel', [form.box.w * 0.36, 40], [form.box.w * 0.4, 56]))
  )
}

function pocket(sheet: Sheet, drawing: CaseDrawing, form: CaseForm): string {
  const w = form.box.w * 0.6
  const b = { x: -w / 2, y: 26, w, h: 92 }
  const d = rounded(b, 9)
  const upper = rounded({ x: -w * 0.2, y: -104, w: w * 0.4, h: 78 }, 6)
  const seams = (p: string) =>
    partShadow(p, 2.4) +
    shape(
      p,
      linear(
        sheet,
        [b.x, b.y],
        [b.x + w, b.y + b.h],
        [
          [0, lighten(drawing.shell, 0.16)],
          [1, darken(drawing.shell, 0.2)],
        ],
      ),
    ) +
    stroke(p, lighten(drawing.shell, 0.4), 0.6, { 'stroke-dasharray': '2 1.6' }) +
    stroke(p, darken(drawing.shell, 0.5), 0.7)
  const grip = spline([
    [-14, -12],
    [-12, -2],
    [0, 2],
    [12, -2],
    [14, -12],
  ])
  return (
    seams(d) +
    seams(upper) +
    stroke(`M${b.x + 6} 38H${b.x + w - 6}`, '#b9b3a4', 1.6, { 'stroke-dasharray': '1 .9' }) +
    group({ transform: 'translate(2 3)' }, stroke(grip, '#000', 6, { 'stroke-opacity': 0.2 })) +
    stroke(grip, darken(drawing.shell, 0.5), 5.6, { 'stroke-linecap': 'round' }) +
    stroke(grip, lighten(drawing.shell, 0.12), 3, { 'stroke-linecap': 'round' })
  )
}

function tag(sheet: Sheet, drawing: CaseDrawing, form: CaseForm): string {
  if (form.box.w < 60) return ''
  const b = { x: -13, y: form.soft ? 66 : -8, w: 26, h: 11 }
  return (
    partShadow(rounded(b, 2), 1) +
    shape(
      rounded(b, 2),
      metal(sheet, drawing.texture === 'leather' ? 'brass' : 'nickel', [b.x, b.y], [b.x + 30, b.y + 16]),
    ) +
    rect({ x: b.x + 3, y: b.y + 4.6, w: 20, h: 1.4 }, '#00000077')
  )
}

/** One half of the open case: the shell with its lining; the lower half has the bed for the instrument. */
function inside(sheet: Sheet, drawing: CaseDrawing, form: CaseForm, lid: boolean): string {
  const { outline: d, box, cradle } = form
  const lining = drawing.lining
  const plush = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(lining, 0.22)],
      [0.5, lining],
      [1, darken(lining, 0.3)],
    ],
  )
  const bed = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, darken(lining, 0.5)],
      [0.6, darken(lining, 0.25)],
      [1, lighten(lining, 0.05)],
    ],
  )
  const quilt = Array.from(
    { length: 16 },
    (_, i) => `M${box.x + i * 22 - 160} ${box.y}l320 320M${box.x + i * 22 + 160 - 160} ${box.y}l-320 320`,
  ).join('')
  const straps = [-40, 40]
    .map((x) => rect({ x: x - 3, y: -60, w: 6, h: 150 }, darken(lining, 0.45), { opacity: 0.8 }))
    .join('')
  const content = lid
    ? clipped(sheet, d, stroke(quilt, darken(lining, 0.4), 0.8, { 'stroke-opacity': 0.4 })) +
      (box.w > 100 ? clipped(sheet, d, straps) : '')
    : clipped(
        sheet,
        cradle,
        shape(cradle, bed),
        group({ transform: 'translate(4 5)' }, stroke(cradle, '#000', 9, { 'stroke-opacity': 0.18 })),
        group({ transform: 'translate(2 3)' }, stroke(cradle, '#000', 5, { 'stroke-opacity': 0.2 })),
      ) + stroke(cradle, lighten(lining, 0.4), 0.8, { 'stroke-opacity': 0.6 })
  return (
    contactShadow(d, 20) +
    cloth(sheet, d, box, drawing.shell, drawing.texture) +
    clipped(sheet, d, group({ transform: 'translate(0 0) scale(.93 .95)' }, shape(d, plush))) +
    group({ transform: 'scale(.93 .95)' }, content + stroke(d, darken(lining, 0.5), 1.4)) +
    relief(sheet, d, box, 9, 0.7)
  )
}
