import type { SmallPluckedDrawing } from '../drawing/drawing.ts'
import { headstock, type Tuner } from '../drawing/headstock.ts'
import { flourish } from '../drawing/letters.ts'
import { contactShadow } from '../drawing/light.ts'
import { line } from '../drawing/outline.ts'
import { n, type Sheet, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { SmallForm } from './small-form.ts'

/** The head with its tuners: two rows for most, depending on the number of strings. */
export function smallHead(
  sheet: Sheet,
  drawing: SmallPluckedDrawing,
  form: SmallForm,
  side: 'front' | 'back' = 'front',
): string {
  const { nutY: y, head: h, nutWidth } = form
  const a = nutWidth / 2 + 0.5
  const w = a + (form.courses ? 13 : 10)
  const d = `M${n(-a)} ${n(y)}L${n(a)} ${n(y)}C${n(a + 1)} ${n(y - 10)} ${n(w - 2)} ${n(y - 12)} ${n(w - 2)} ${n(y - 24)}L${n(w + 1)} ${n(y - h + 14)}C${n(w + 2)} ${n(y - h + 2)} ${n(w * 0.5)} ${n(y - h + 9)} ${n(w * 0.3)} ${n(y - h + 2)}Q0 ${n(y - h - 5)} ${n(-w * 0.3)} ${n(y - h + 2)}C${n(-w * 0.5)} ${n(y - h + 9)} ${n(-w - 2)} ${n(y - h + 2)} ${n(-w - 1)} ${n(y - h + 14)}L${n(2 - w)} ${n(y - 24)}C${n(2 - w)} ${n(y - 12)} ${n(-a - 1)} ${n(y - 10)} ${n(-a)} ${n(y)}Z`
  const box = { x: -w - 2, y: y - h - 6, w: 2 * w + 4, h: h + 8 }
  const count = form.courses ? form.strings : form.strings / 2
  const size = form.courses ? 0.72 : 0.68
  const row = (side: -1 | 1): Tuner[] =>
    Array.from({ length: count }, (_, i) => ({
      post: [side * (w - 10), y - 30 - ((h - 56) * i) / Math.max(1, count - 1)],
      side,
      reach: 19,
    }))
  const tuners = [...row(-1), ...row(1).reverse()]
  const wires = tuners
    .map(({ post }, i): string => line([(i / (tuners.length - 1) - 0.5) * (nutWidth - 8), y - 3], post))
    .join('')
  const wireColour = drawing.instrument === 'ukulele' ? '#efe9dc' : '#cfc9ba'
  const onTheFace = stroke(wires, wireColour, 0.7) + flourish([-4, y - h + 9], 13, '#e3c88a')
  return (
    contactShadow(d, 11) +
    headstock(sheet, {
      d,
      box,
      tuners,
      hardware: 'chrome',
      button: drawing.instrument === 'ukulele' ? 'black' : 'pearl',
      size,
      tunersShow: side === 'front' ? 'posts' : 'housings',
      face: woodSurface(sheet, d, box, drawing.back, { pitch: 1.1 }) + stroke(d, '#22120a', 0.8),
    }) +
    (side === 'front' ? onTheFace : '')
  )
}
