import { darken, lighten, varnished } from '../drawing/colour.ts'
import type { BowedDrawing } from '../drawing/drawing.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { line, oval, polygon, rounded, spline } from '../drawing/outline.ts'
import { circle, linear, radial, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import { type BowedForm, fittingTone } from './bowed-form.ts'

export function neckAndBoard(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const board = `M-12 ${form.nutY}L12 ${form.nutY}L${form.boardEnd} ${form.boardY}Q0 ${form.boardY + 5} ${-form.boardEnd} ${form.boardY}Z`
  const round = linear(
    sheet,
    [-21, 0],
    [21, 0],
    [
      [0, '#000000', 0.5],
      [0.3, '#f4ead8', 0.34],
      [0.42, '#f4ead8', 0.12],
      [0.6, '#000000', 0],
      [1, '#000000', 0.5],
    ],
  )
  const box = { x: -22, y: form.nutY, w: 44, h: form.boardY - form.nutY + 5 }
  const wood = varnished('#e8cf9e', drawing.varnish)
  const heel = shape(
    polygon([
      [-17, -6],
      [17, -6],
      [18, 4],
      [-18, 4],
    ]),
    darken(wood, 0.2),
  )
  const nut = rect({ x: -12.2, y: form.nutY - 5, w: 24.4, h: 5.6 }, '#1b1714', { rx: 1.4 })
  return (
    heel +
    partShadow(board, 6) +
    woodSurface(
      sheet,
      board,
      box,
      drawing.fittings === 'rosewood' && drawing.electric ? 'rosewood' : 'ebony',
      { pitch: 0.9 },
    ) +
    shape(board, round) +
    nut +
    rect({ x: -12, y: form.nutY - 5, w: 24, h: 1.4 }, '#7d746a', { opacity: 0.7 })
  )
}

export function bridgeFromAbove(sheet: Sheet, form: BowedForm): string {
  const y = form.bridgeY
  const d = `M-21 ${y - 1.2}Q0 ${y - 4.4} 21 ${y - 1.2}L22 ${y + 3}L16 ${y + 3.6}Q12 ${y + 2}  7 ${y + 3.4}L-7 ${y + 3.4}Q-12 ${y + 2} -16 ${y + 3.6}L-22 ${y + 3}Z`
  const paint = linear(
    sheet,
    [0, y - 4],
    [0, y + 4],
    [
      [0, '#f6e2b4'],
      [0.45, '#dcb679'],
      [1, '#8e6430'],
    ],
  )
  return partShadow(d, 7) + shape(d, paint, { stroke: '#6a4520', 'stroke-width': 0.5 })
}

export function tailpiece(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const { tailY } = form
  const end = 349
  const d = `M-20 ${tailY + 6}C-20 ${tailY - 1} 20 ${tailY - 1} 20 ${tailY + 6}C20 ${tailY + 36} 11 ${end - 40} 10.5 ${end - 8}Q10 ${end} 0 ${end}Q-10 ${end} -10.5 ${end - 8}C-11 ${end - 40} -20 ${tailY + 36} -20 ${tailY + 6}Z`
  const base = fittingTone(drawing.fittings)
  const paint = linear(
    sheet,
    [-20, 0],
    [20, 0],
    [
      [0, darken(base, 0.3)],
      [0.3, lighten(base, 0.32)],
      [0.48, lighten(base, 0.06)],
      [0.52, base],
      [1, darken(base, 0.5)],
    ],
  )
  const gut = stroke(`M-5 ${end - 6}L-3 362M5 ${end - 6}L3 362`, '#1c1815', 2)
  const saddle = rect({ x: -18, y: 347, w: 36, h: 7 }, darken(base, 0.2), { rx: 2 })
  const slots = [-13.5, -4.5, 4.5, 13.5]
    .map(
      (x) =>
        circle(x, tailY + 11, 1.9, '#0c0908') + stroke(line([x, tailY + 4], [x, tailY + 11]), '#0c0908', 0.9),
    )
    .join('')
  const tuners = form.fineTuners
    ? [-13.5, -4.5, 4.5, 13.5]
        .slice(4 - form.fineTuners)
        .map(
          (x) =>
            rect(
              { x: x - 2.2, y: tailY + 6, w: 4.4, h: 15 },
              metal(sheet, 'nickel', [x - 2.2, 0], [x + 2.2, 0]),
              { rx: 1.5 },
            ) + dome(sheet, 'nickel', x, tailY + 12, 4),
        )
        .join('')
    : ''
  return (
    saddle +
    partShadow(d, 8) +
    gut +
    shape(d, paint, { stroke: darken(base, 0.6), 'stroke-width': 0.6 }) +
    slots +
    tuners +
    stroke(`M-17 ${tailY + 19}Q0 ${tailY + 16} 17 ${tailY + 19}`, lighten(base, 0.3), 0.7)
  )
}

export function endpin(sheet: Sheet, form: BowedForm): string {
  if (form.chinRest) return circle(0, 359, 5.5, '#1f1a17')
  const rod = rect({ x: -2.2, y: 356, w: 4.4, h: form.endpin }, metal(sheet, 'chrome', [-2.2, 0], [2.2, 0]))
  return (
    contactShadow(rounded({ x: -3, y: 360, w: 6, h: form.endpin - 6 }, 2), 6) +
    rod +
    shape(
      polygon([
        [-7, 355],
        [7, 355],
        [5, 372],
        [-5, 372],
      ]),
      '#241e1a',
    ) +
    shape(oval(0, 356 + form.endpin, 3, 4.5), '#1a1715')
  )
}

export function chinRest(sheet: Sheet, drawing: BowedDrawing, _form: BowedForm): string {
  const base = fittingTone(drawing.fittings)
  const d = spline(
    [
      [-14, 318],
      [-26, 296],
      [-52, 284],
      [-82, 292],
      [-97, 314],
      [-88, 337],
      [-58, 350],
      [-30, 354],
      [-8, 352],
      [-6, 338],
    ],
    true,
  )
  const bowl = radial(
    sheet,
    [-52, 322],
    52,
    [
      [0, darken(base, 0.45)],
      [0.6, base],
      [0.85, lighten(base, 0.22)],
      [1, darken(base, 0.2)],
    ],
    0.66,
  )
  const clamp = [-34, -20]
    .map((x) => rect({ x, y: 350, w: 4, h: 12 }, metal(sheet, 'nickel', [x, 0], [x + 4, 0]), { rx: 1 }))
    .join('')
  const shine = stroke(
    spline([
      [-84, 304],
      [-66, 293],
      [-44, 292],
    ]),
    '#ffffff',
    3,
    { 'stroke-opacity': 0.28, 'stroke-linecap': 'round' },
  )
  return clamp + partShadow(d, 6) + shape(d, bowl, { stroke: darken(base, 0.6), 'stroke-width': 0.6 }) + shine
}
