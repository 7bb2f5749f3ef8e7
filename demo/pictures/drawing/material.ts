import { darken, lighten } from './colour.ts'
import { contactShadow, gloss, partShadow, relief } from './light.ts'
import { type Metal, metal } from './metal.ts'
import { type Box, linear, radial, type Sheet, shape, stroke } from './sheet.ts'

/** A smooth painted or moulded piece on the sand. */
export function piece(sheet: Sheet, d: string, box: Box, colour: string, height = 6): string {
  return contactShadow(d, height) + part(sheet, d, box, colour)
}

/** The same on top of another piece. */
export function topPiece(sheet: Sheet, d: string, box: Box, colour: string, height = 3): string {
  return partShadow(d, height) + part(sheet, d, box, colour)
}

function part(sheet: Sheet, d: string, box: Box, colour: string): string {
  const paint = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(colour, 0.32)],
      [0.4, colour],
      [1, darken(colour, 0.4)],
    ],
  )
  return (
    shape(d, paint, { stroke: darken(colour, 0.6), 'stroke-width': 0.35 }) +
    relief(sheet, d, box, Math.min(box.w, box.h) * 0.09, 0.6) +
    gloss(sheet, d, box, 0.4)
  )
}

/** A metal piece on the sand, with light across its bounding box. */
export function metalPiece(sheet: Sheet, d: string, box: Box, kind: Metal, height = 5): string {
  return (
    contactShadow(d, height) +
    shape(d, metal(sheet, kind, [box.x, box.y], [box.x + box.w * 0.7, box.y + box.h]), {
      stroke: '#00000077',
      'stroke-width': 0.35,
    })
  )
}

/** A round rod along a line: tubes of stands, cables, wires. */
export function rod(d: string, colour: string, width: number, height = width): string {
  const place = `translate(${height * 0.6} ${height * 0.8})`
  return (
    stroke(d, '#2a1c10', width * 1.1, {
      'stroke-opacity': 0.14,
      transform: place,
      'stroke-linecap': 'round',
    }) +
    stroke(d, '#2a1c10', width * 1.9, {
      'stroke-opacity': 0.07,
      transform: place,
      'stroke-linecap': 'round',
    }) +
    stroke(d, darken(colour, 0.55), width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke(d, colour, width * 0.74, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke(d, lighten(colour, 0.45), width * 0.26, {
      'stroke-linecap': 'round',
      transform: `translate(${-width * 0.1} ${-width * 0.12})`,
      'stroke-opacity': 0.8,
    })
  )
}

/** Glass or glossy resin, lit from within at the lower right. */
export const glassy = (sheet: Sheet, x: number, y: number, r: number, colour: string): string =>
  radial(sheet, [x + r * 0.3, y + r * 0.35], r * 1.3, [
    [0, lighten(colour, 0.6)],
    [0.5, colour],
    [1, darken(colour, 0.4)],
  ])
