import { darken } from '../drawing/colour.ts'
import type { AcousticDrawing, Wood } from '../drawing/drawing.ts'
import { headstock, slots, type Tuner } from '../drawing/headstock.ts'
import { flourish } from '../drawing/letters.ts'
import { contactShadow } from '../drawing/light.ts'
import { line } from '../drawing/outline.ts'
import { type Sheet, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { AcousticForm } from './acoustic-form.ts'

/** Height of the head above the nut, in millimetres. */
export const headHeight = (drawing: AcousticDrawing): number => (drawing.strings === 12 ? 250 : 195)

/** The head of a guitar: slotted with rollers for nylon, solid with machine heads for steel. */
export function acousticHead(
  sheet: Sheet,
  drawing: AcousticDrawing,
  form: AcousticForm,
  side: 'front' | 'back' = 'front',
): string {
  const faces = side === 'front' ? 'posts' : 'housings'
  const { nutY: y, nutWidth } = form
  const a = nutWidth / 2 + 0.6
  const h = headHeight(drawing) - 6
  const w = form.nylon ? 37 : 38
  const perSide = [Math.ceil(drawing.strings / 2), Math.floor(drawing.strings / 2)]
  const crown = form.nylon
    ? `C${w} ${y - h + 6} ${w - 12} ${y - h + 10} ${w - 16} ${y - h + 4}C14 ${y - h - 6} -14 ${y - h - 6} ${16 - w} ${y - h + 4}C${12 - w} ${y - h + 10} ${-w} ${y - h + 6} ${-w} ${y - h + 12}`
    : `C${w} ${y - h} 16 ${y - h + 2} 0 ${y - h - 5}C-16 ${y - h + 2} ${-w} ${y - h} ${-w} ${y - h + 7}`
  const d = `M${-a} ${y}L${a} ${y}C${a + 1} ${y - 14} ${w - 3} ${y - 18} ${w - 3} ${y - 32}L${w} ${y - h + (form.nylon ? 12 : 7)}${crown}L${3 - w} ${y - 32}C${3 - w} ${y - 18} ${-a - 1} ${y - 14} ${-a} ${y}Z`
  const box = { x: -w - 2, y: y - h - 8, w: 2 * w + 4, h: h + 10 }
  const veneer: Wood = drawing.finish.kind === 'natural' ? drawing.back : 'ebony'
  const face: Wood = form.nylon ? 'rosewood' : veneer
  const top = y - h + (form.nylon ? 40 : 28)
  const tuners = perSide.flatMap((count, index): Tuner[] => {
    const side = index === 0 ? -1 : 1
    return Array.from({ length: count }, (_, i) => ({
      post: [side * (form.nylon ? 19 : 25), y - 46 + ((top - (y - 46)) * i) / Math.max(1, count - 1)],
      side,
      reach: form.nylon ? 30 : 26,
    }))
  })
  const inside = form.nylon
    ? slots(
        sheet,
        [-1, 1].map((side) => ({ x: side * 19, top: top - 16, bottom: y - 30, width: 14 })),
        tuners.filter((t) => t.side === 1).map((t) => t.post[1]),
        drawing.hardware,
      )
    : flourish([-6, y - h + 14], 20, '#d9b877')
  const art = headstock(sheet, {
    d,
    box,
    tuners: form.nylon ? tuners.map((t) => ({ ...t, post: [t.post[0], t.post[1]], reach: 30 })) : tuners,
    hardware: drawing.hardware,
    button: form.nylon ? 'pearl' : 'metal',
    face: woodSurface(sheet, d, box, face, { pitch: 1 }) + stroke(d, darken('#3a2416', 0.4), 0.8),
    tunersShow: form.nylon ? 'nothing' : faces,
  })
  const onTop = side === 'front' ? inside + headStrings(drawing, form, tuners) : backOf(inside, form)
  return contactShadow(d, 16) + art + onTop
}

/** From behind, only the slots are visible; the flourish is on the face. */
const backOf = (inside: string, form: AcousticForm): string => (form.nylon ? inside : '')

function headStrings(drawing: AcousticDrawing, form: AcousticForm, tuners: Tuner[]): string {
  const left = tuners.filter((t) => t.side === -1)
  const right = tuners.filter((t) => t.side === 1).reverse()
  const order = [...left, ...right]
  const spread = form.nutWidth - 9
  return order
    .map((tuner, i) => {
      const x = (i / (order.length - 1) - 0.5) * spread
      const end = tuner.post[0] - tuner.side * (form.nylon ? 1.5 : 3)
      return stroke(
        line([x, form.nutY - 3], [end, tuner.post[1]]),
        i < order.length * 0.6 && !(form.nylon && i > 2) ? '#b9a988' : '#dcd8cd',
        drawing.strings === 12 ? 0.6 : 0.9,
      )
    })
    .join('')
}
