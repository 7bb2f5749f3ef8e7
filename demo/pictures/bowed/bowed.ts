import type { BowedDrawing } from '../drawing/drawing.ts'
import { strings } from '../drawing/fretboard.ts'
import { contactShadow } from '../drawing/light.ts'
import { rounded } from '../drawing/outline.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'
import { bowBeside } from './bow.ts'
import { bowedBack } from './bowed-back.ts'
import { bridgeFromAbove, chinRest, endpin, neckAndBoard, tailpiece } from './bowed-fittings.ts'
import { type BowedForm, bowedForm } from './bowed-form.ts'
import { bowedPlate, electricPlate } from './bowed-plate.ts'
import { scrollFront, scrollSide } from './scroll.ts'

export const bowedViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'corpo', label: 'detalhe do corpo' },
  { view: 'voluta', label: 'detalhe da voluta' },
  { view: 'costas', label: 'costas' },
  { view: 'efe', label: 'detalhe do efe e do cavalete' },
]

/** Violin, viola, cello, double bass in millimetres of a full-size violin: the body's top edge is y = 0, its bottom y = 356. */
export function drawBowed(sheet: Sheet, drawing: BowedDrawing, view: string): Picture {
  const form = bowedForm(drawing)
  if (view === 'voluta')
    return {
      art: scrollSide(sheet, drawing),
      camera: { x: drawing.instrument === 'doubleBass' ? 34 : 4, y: -40, span: 270, turn: -14 },
    }
  if (view === 'costas') {
    return {
      art: bowedBack(sheet, drawing, form),
      camera: { x: 0, y: form.middle, span: form.span, turn: -9 },
    }
  }
  const art = bowedFront(sheet, drawing, form)
  if (view === 'corpo') return { art, camera: { x: 6, y: 190, span: 400, turn: 11 } }
  if (view === 'efe') return { art, camera: { x: 26, y: 196, span: 165, turn: 17 } }
  if (drawing.outfit) {
    return {
      art: art + bowBeside(sheet, drawing, form),
      camera: { x: 46, y: form.middle, span: form.span * 1.06, turn: 12 },
    }
  }
  return { art, camera: { x: 0, y: form.middle, span: form.span / (0.8 + 0.2 * drawing.size), turn: 12 } }
}

/** The instrument seen from the front. */
function bowedFront(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const { outline: d } = form
  const neckShadow = contactShadow(rounded({ x: -11, y: form.nutY - 60, w: 22, h: 100 }, 8), 12, 0.8)
  return (
    contactShadow(d, 26) +
    neckShadow +
    endpin(sheet, form) +
    scrollFront(sheet, drawing, form) +
    (drawing.electric
      ? electricPlate(sheet, drawing.electric.body, form)
      : bowedPlate(sheet, drawing, form)) +
    neckAndBoard(sheet, drawing, form) +
    bridgeFromAbove(sheet, form) +
    tailpiece(sheet, drawing, form) +
    strings({
      count: 4,
      fromY: form.nutY,
      toY: form.bridgeY,
      fromWidth: 16.5,
      toWidth: 33,
      thick: 1.2,
      thin: 0.55,
      wound: 3,
      woundColour: '#b9b6ae',
      plainColour: '#d8d6d0',
    }) +
    strings({
      count: 4,
      fromY: form.bridgeY,
      toY: form.tailY + 5,
      fromWidth: 33,
      toWidth: 28,
      thick: 1.2,
      thin: 0.6,
      wound: 3,
      woundColour: '#8c3040',
      plainColour: '#3c5a8c',
    }) +
    (form.chinRest && !drawing.electric ? chinRest(sheet, drawing, form) : '')
  )
}
