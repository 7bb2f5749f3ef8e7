import type { Sheet } from './sheet.ts'
import { group, n, radial, rect } from './sheet.ts'

/** Where the viewer stands: what point of the drawing is in the middle, how many of its units the square spans, how far it is turned. */
export type Camera = { x: number; y: number; span: number; turn?: number }

export type Picture = { art: string; camera: Camera }

export const SIDE = 1200

/** The finished SVG: sand, the art as the camera sees it. */
export function develop(sheet: Sheet, { art, camera }: Picture): string {
  const zoom = SIDE / camera.span
  const transform = `translate(${SIDE / 2} ${SIDE / 2}) scale(${Math.round(zoom * 1e4) / 1e4}) rotate(${n(camera.turn ?? 0)}) translate(${n(-camera.x)} ${n(-camera.y)})`
  const ground = backdrop(sheet)
  const seen = group({ transform }, art)
  return frame(SIDE, SIDE, sheet, ground + seen)
}

/** The outer element with what the shapes refer to. */
export function frame(width: number, height: number, sheet: Sheet, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.defs.join('')}</defs>${inside}</svg>`
}

function backdrop(sheet: Sheet): string {
  const light = radial(sheet, [470, 400], 1000, [
    [0, '#f8f3ea'],
    [0.5, '#f1eadf'],
    [1, '#e6dccb'],
  ])
  return rect({ x: 0, y: 0, w: SIDE, h: SIDE }, light)
}
