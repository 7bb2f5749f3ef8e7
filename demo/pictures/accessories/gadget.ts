import { bowedGadgets } from '../bowed/gadget-bowed.ts'
import type { GadgetDrawing } from '../drawing/drawing.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'
import { careGadgets } from './gadget-care.ts'
import { guitarGadgets } from './gadget-guitar.ts'
import { standGadgets } from './gadget-stands.ts'

export const gadgetViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'inclinado', label: 'em ângulo' },
  { view: 'detalhe', label: 'detalhe' },
]

/** A small accessory in about 100 × 100 units, centred at 0, 0; `detail` is the centre of the close-up. */
type Gadget = { art: string; span?: number; detail?: readonly [x: number, y: number]; turn?: number }
export type GadgetMaker = (sheet: Sheet, drawing: GadgetDrawing) => Gadget

const makers: Record<GadgetDrawing['kind'], GadgetMaker> = {
  ...bowedGadgets,
  ...guitarGadgets,
  ...careGadgets,
  ...standGadgets,
}

/** Accessories that need few parameters. */
export function drawGadget(sheet: Sheet, drawing: GadgetDrawing, view: string): Picture {
  const { art, span = 130, detail = [0, 0], turn = 0 } = makers[drawing.kind](sheet, drawing)
  switch (view) {
    case 'detalhe':
      return { art, camera: { x: detail[0], y: detail[1], span: span * 0.5, turn: turn - 8 } }
    case 'inclinado':
      return { art, camera: { x: 0, y: 0, span: span * 1.1, turn: turn + 26 } }
    default:
      return { art, camera: { x: 0, y: 0, span, turn } }
  }
}
