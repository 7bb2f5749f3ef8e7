import type { AcousticDrawing } from '../drawing/drawing.ts'
import { contactShadow } from '../drawing/light.ts'
import { polygon } from '../drawing/outline.ts'
import { painted } from '../drawing/painted.ts'
import { clipped, group, linear, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { AcousticForm } from './acoustic-form.ts'
import { acousticHead } from './acoustic-head.ts'

/** The guitar from behind: bookmatched back with its centre strip, neck, heel. */
export function acousticBack(sheet: Sheet, drawing: AcousticDrawing, form: AcousticForm): string {
  const { back: d, box } = form
  const a = form.nutWidth / 2
  const neck = polygon([
    [-a, form.nutY - 6],
    [a, form.nutY - 6],
    [a + 4, 4],
    [-a - 4, 4],
  ])
  const heel = `M${-a - 4} -22C${-a - 3} 4 ${-16} 26 0 28C16 26 ${a + 3} 4 ${a + 4} -22Z`
  const round = linear(
    sheet,
    [-a - 4, 0],
    [a + 4, 0],
    [
      [0, '#1a0c04', 0.5],
      [0.32, '#fff3d8', 0.34],
      [0.6, '#1a0c04', 0],
      [1, '#1a0c04', 0.55],
    ],
  )
  const solid =
    drawing.finish.kind === 'solid' ? drawing.finish : { kind: 'natural' as const, colour: '#ffffff' }
  const edge = ['#1d120b', '#efe3c6', '#1d120b', '#efe3c6']
    .map((colour, i) => stroke(d, colour, 14 - i * 2.4))
    .join('')
  return (
    contactShadow(d, 32) +
    acousticHead(sheet, drawing, form, 'back') +
    woodSurface(sheet, neck, { x: -a - 4, y: form.nutY - 6, w: 2 * a + 8, h: -form.nutY + 10 }, 'mahogany', {
      pitch: 1.4,
    }) +
    shape(neck, round) +
    group({ transform: 'translate(2.5 4)' }, shape(d, '#2c170c')) +
    painted(sheet, d, box, {
      wood: drawing.back,
      finish: solid,
      carve: 16,
      bookmatched: true,
      pitch: 2.4,
      shine: 0.8,
    }) +
    clipped(
      sheet,
      d,
      edge,
      stroke(`M0 0V${form.length}`, '#1d120b', 6),
      stroke(`M0 0V${form.length}`, '#d9b877', 4),
      stroke(`M0 0V${form.length}`, '#7a3a1c', 1.6),
    ) +
    woodSurface(sheet, heel, { x: -a - 4, y: -22, w: 2 * a + 8, h: 52 }, 'mahogany', { pitch: 1.4 }) +
    shape(heel, round) +
    stroke(heel, '#2c170c', 1)
  )
}
