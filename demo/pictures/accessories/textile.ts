import { darken, lighten } from '../drawing/colour.ts'
import type { CaseDrawing } from '../drawing/drawing.ts'
import { type Box, clipped, linear, n, rect, type Sheet, type Stop, shape, stroke } from '../drawing/sheet.ts'

/** A covering: canvas, lacquer, carbon weave or leather within the outline. */
export function cloth(
  sheet: Sheet,
  d: string,
  box: Box,
  colour: string,
  texture: CaseDrawing['texture'],
): string {
  const base = shape(
    d,
    linear(
      sheet,
      [box.x, box.y],
      [box.x + box.w, box.y + box.h],
      [
        [0, lighten(colour, 0.2)],
        [0.45, colour],
        [1, darken(colour, 0.3)],
      ],
    ),
  )
  return base + clipped(sheet, d, textures[texture](sheet, box, colour))
}

const stripes = (sheet: Sheet, box: Box, pitch: number, angle: 1 | -1 | 0, stops: readonly Stop[]): string =>
  rect(
    box,
    linear(
      sheet,
      [box.x, box.y],
      [box.x + (angle === 0 ? 0 : pitch), box.y + (angle === -1 ? -pitch : pitch)],
      stops,
      true,
    ),
  )

const textures: Record<CaseDrawing['texture'], (sheet: Sheet, box: Box, colour: string) => string> = {
  canvas: (sheet, box, colour) => {
    const thread: Stop[] = [
      [0, darken(colour, 0.5), 0.34],
      [0.5, lighten(colour, 0.4), 0.2],
      [1, darken(colour, 0.5), 0.34],
    ]
    return stripes(sheet, box, box.h / 130, 1, thread) + stripes(sheet, box, box.h / 130, -1, thread)
  },
  gloss: () => '',
  carbon: (sheet, box) => {
    const fibre: Stop[] = [
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.2],
      [0.52, '#000000', 0.5],
      [1, '#000000', 0],
    ]
    return stripes(sheet, box, box.h / 55, 1, fibre) + stripes(sheet, box, box.h / 55, -1, fibre)
  },
  leather: (sheet, box, colour) => {
    const creases = Array.from({ length: 150 }, () => {
      const x = box.x + box.w * sheet.random()
      const y = box.y + box.h * sheet.random()
      const s = box.h / 46
      return `M${n(x)} ${n(y)}q${n(s * sheet.between(0.2, 0.6))} ${n(s * sheet.between(-0.5, 0.5))} ${n(s * sheet.between(0.5, 1))} ${n(s * sheet.between(-0.3, 0.3))}`
    }).join('')
    return stroke(creases, darken(colour, 0.6), box.h / 420, { 'stroke-opacity': 0.5 })
  },
}
