import type { StringSetDrawing } from '../drawing/drawing.ts'
import { moved, type Sheet } from '../drawing/sheet.ts'
import { coils } from '../electric/coil.ts'
import type { Picture } from '../picture.ts'
import { packet } from './packet.ts'
import { stringEnds } from './string-ends.ts'

export const stringSetViews = [
  { view: 'embalagem', label: 'embalagem' },
  { view: 'cordas', label: 'embalagem e cordas enroladas' },
  { view: 'ponta', label: 'detalhe das pontas' },
]

/** A set of strings: its packet (100 × 100 units), the coils, the ends. */
export function drawStringSet(sheet: Sheet, drawing: StringSetDrawing, view: string): Picture {
  switch (view) {
    case 'cordas':
      return {
        art: moved(-28, -24, packet(sheet, drawing), -7, 0.88) + coils(sheet, drawing),
        camera: { x: 0, y: 2, span: 168 },
      }
    case 'ponta':
      return { art: stringEnds(sheet, drawing), camera: { x: 0, y: 0, span: 100, turn: -24 } }
    default:
      return { art: packet(sheet, drawing), camera: { x: 0, y: 0, span: 132, turn: -4 } }
  }
}
