import { drawAcoustic } from './acoustic.ts'
import { drawBass } from './bass.ts'
import { drawBow } from './bow.ts'
import { drawBowed } from './bowed.ts'
import { drawBridge } from './bridge.ts'
import { drawCase } from './case.ts'
import type { Drawing } from './drawing.ts'
import { drawElectric } from './electric.ts'
import { drawGadget } from './gadget.ts'
import { develop, type Picture } from './picture.ts'
import { drawRosin } from './rosin.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { drawSmallPlucked } from './small-plucked.ts'
import { drawStrap } from './strap.ts'
import { drawStringSet } from './string-set.ts'
import { drawTuner } from './tuner.ts'

/**
 * A product's picture as an SVG of 1200 × 1200 on sand. `view` is one of `viewsOf(drawing)`; an unknown one gives the
 * whole thing. `seed` (the product's slug, say) settles the grain: the same three arguments give the same text.
 */
export function draw(drawing: Drawing, view: string, seed: string): string {
  const sheet = newSheet(`${seed}/${view}`)
  return develop(sheet, pictureOf(sheet, drawing, view))
}

function pictureOf(sheet: Sheet, drawing: Drawing, view: string): Picture {
  switch (drawing.family) {
    case 'bowed':
      return drawBowed(sheet, drawing, view)
    case 'acoustic':
      return drawAcoustic(sheet, drawing, view)
    case 'electric':
      return drawElectric(sheet, drawing, view)
    case 'bass':
      return drawBass(sheet, drawing, view)
    case 'smallPlucked':
      return drawSmallPlucked(sheet, drawing, view)
    case 'bow':
      return drawBow(sheet, drawing, view)
    case 'bridge':
      return drawBridge(sheet, drawing, view)
    case 'stringSet':
      return drawStringSet(sheet, drawing, view)
    case 'case':
      return drawCase(sheet, drawing, view)
    case 'rosin':
      return drawRosin(sheet, drawing, view)
    case 'tuner':
      return drawTuner(sheet, drawing, view)
    case 'strap':
      return drawStrap(sheet, drawing, view)
    case 'gadget':
      return drawGadget(sheet, drawing, view)
  }
}
