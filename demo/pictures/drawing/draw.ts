import { drawCase } from '../accessories/case.ts'
import { drawGadget } from '../accessories/gadget.ts'
import { drawStrap } from '../accessories/strap.ts'
import { drawStringSet } from '../accessories/string-set.ts'
import { drawTuner } from '../accessories/tuner.ts'
import { drawBow } from '../bowed/bow.ts'
import { drawBowed } from '../bowed/bowed.ts'
import { drawBridge } from '../bowed/bridge.ts'
import { drawRosin } from '../bowed/rosin.ts'
import { drawBass } from '../electric/bass.ts'
import { drawElectric } from '../electric/electric.ts'
import { develop, type Picture } from '../picture.ts'
import { drawAcoustic } from '../plucked/acoustic.ts'
import { drawSmallPlucked } from '../plucked/small-plucked.ts'
import type { Drawing } from './drawing.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { type Mark, wear } from './wear.ts'

/**
 * Draws a product's picture as an SVG of 1200 × 1200 on sand. `view` is one of `viewsOf(drawing)`; an unknown view
 * shows the whole product. `seed` (such as the product's slug) determines the grain: the same three arguments give the
 * same text.
 */
export function draw(drawing: Drawing, view: string, seed: string): string {
  const sheet = newSheet(`${seed}/${view}`)
  return develop(sheet, pictureOf(sheet, drawing, view))
}

/** What a close-up shows: so many times the mark's size, and at least so much. */
const [AROUND, NEAREST] = [3.4, 90]

/** The same of one used instrument with its traces of use; `close` is the mark that the picture shows from near. */
export function drawUsed(
  drawing: Drawing,
  { view, marks, close }: { view: string; marks: readonly Mark[]; close?: number },
  seed: string,
): string {
  const sheet = newSheet(`${seed}/${view}`)
  const { art, camera } = pictureOf(sheet, drawing, view)
  const shown = close === undefined ? undefined : marks[close]
  const near = shown && { x: shown.at[0], y: shown.at[1], span: Math.max(NEAREST, shown.size * AROUND) }

  return develop(sheet, { art: art + wear(sheet, marks), camera: { ...camera, ...near } })
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
