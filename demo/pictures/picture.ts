import type { Sheet } from './drawing/sheet.ts'
import { group, linear, n, rect } from './drawing/sheet.ts'

/**
 * The camera: the point of the drawing in the centre, the number of its units that the square spans, and the rotation.
 */
type Camera = { x: number; y: number; span: number; turn?: number }

export type Picture = { art: string; camera: Camera }

const SIDE = 1200

/** Returns the finished SVG: sand, and the art as the camera sees it. */
export function develop(sheet: Sheet, { art, camera }: Picture): string {
  const zoom = SIDE / camera.span
  const transform = `translate(${SIDE / 2} ${SIDE / 2}) scale(${Math.round(zoom * 1e4) / 1e4}) rotate(${n(camera.turn ?? 0)}) translate(${n(-camera.x)} ${n(-camera.y)})`
  const background = backdrop(sheet)
  const seen = group({ transform }, art)
  return frame(SIDE, SIDE, sheet, background + seen)
}

/** Returns the outer element with its definitions. */
export function frame(width: number, height: number, sheet: Sheet, inside: string): string {
  const [defs = '', art = ''] = shareOutlines(`${sheet.defs.join('')}\n${inside}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${art}</svg>`
}

/**
 * An outline is filled, clipped to, shaded and edged: its long path is written once and referenced by every later use.
 */
function shareOutlines(text: string): string[] {
  const long = /<path d="([^"]{100,})"/g
  const uses = new Map<string, number>()
  for (const [, d = ''] of text.matchAll(long)) uses.set(d, (uses.get(d) ?? 0) + 1)
  const shared = [...uses].filter(([, count]) => count > 1).map(([d]) => d)
  const ids = new Map(shared.map((d, i) => [d, `p${i}`]))
  const paths = shared.map((d, i) => `<path id="p${i}" d="${d}"/>`).join('')
  const compact = text.replace(long, (whole, d: string) =>
    ids.has(d) ? `<use href="#${ids.get(d)}"` : whole,
  )
  return `${paths}${compact}`.split('\n')
}

/**
 * Sand, lighter where the light comes in: a vertical gradient, because a radial one takes longer to render than many an
 * instrument.
 */
function backdrop(sheet: Sheet): string {
  const light = linear(
    sheet,
    [0, 0],
    [0, SIDE],
    [
      [0, '#f8f3ea'],
      [0.55, '#f1eadf'],
      [1, '#e9dfd0'],
    ],
  )
  return rect({ x: 0, y: 0, w: SIDE, h: SIDE }, light)
}
