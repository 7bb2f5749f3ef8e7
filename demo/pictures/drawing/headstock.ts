import { darken, lighten } from './colour.ts'
import type { Hardware } from './drawing.ts'
import { contactShadow, partShadow, relief } from './light.ts'
import { dome, metal, tone } from './metal.ts'
import { line, oval, rounded } from './outline.ts'
import type { Box, Point, Sheet } from './sheet.ts'
import { circle, linear, n, rect, shape, stroke } from './sheet.ts'

/** A tuner: its post, and the side of its button (−1 left, 1 right). */
export type Tuner = { post: Point; side: -1 | 1; reach: number }

type Headstock = {
  d: string
  box: Box
  tuners: Tuner[]
  hardware: Hardware
  button: 'metal' | 'pearl' | 'black'
  /** The surface, wood or paint. */
  face: string
  size?: number
  /** What is visible of the tuners on the face: posts, gear housings from behind, or nothing on slotted heads. */
  tunersShow?: 'posts' | 'housings' | 'nothing'
}

/** A head with its tuners from the front. Buttons are drawn below the head's edge, posts on its face. */
export function headstock(sheet: Sheet, h: Headstock): string {
  const size = h.size ?? 1
  const buttons = h.tuners.map((tuner) => buttonOf(sheet, tuner, h, size)).join('')
  const show = tunerFaces[h.tunersShow ?? 'posts']
  const posts = h.tuners.map((tuner) => show(sheet, tuner, h.hardware, size)).join('')
  return buttons + h.face + relief(sheet, h.d, h.box, 3, 0.7) + posts
}

function buttonOf(sheet: Sheet, { post, side, reach }: Tuner, h: Headstock, size: number): string {
  const [x, y] = post
  const end = x + side * reach
  const shaft = rect(
    { x: Math.min(x, end), y: y - 2 * size, w: reach, h: 4 * size },
    metal(sheet, h.hardware, [0, y - 2 * size], [0, y + 2 * size]),
  )
  const w = 11 * size
  const k = 9 * size
  const d = `M${n(end)} ${n(y - k * 0.5)}c${n(side * w * 0.5)} ${n(-k * 0.55)} ${n(side * w)} ${n(-k * 0.3)} ${n(side * w)} ${n(k * 0.5)}s${n(-side * w * 0.5)} ${n(k * 1.05)} ${n(-side * w)} ${n(k * 0.5)}Z`
  const base = { metal: tone(h.hardware), pearl: '#efe6d0', black: '#2c2a29' }[h.button]
  const paint = linear(
    sheet,
    [0, y - k],
    [0, y + k],
    [
      [0.05, darken(base, 0.1)],
      [0.3, lighten(base, 0.7)],
      [0.6, base],
      [1, darken(base, 0.55)],
    ],
  )
  return (
    contactShadow(d, 5 * size) +
    shaft +
    shape(d, paint, { stroke: darken(base, 0.6), 'stroke-width': 0.4 * size })
  )
}

type TunerFace = (sheet: Sheet, tuner: Tuner, hardware: Hardware, size: number) => string

const tunerFaces: Record<NonNullable<Headstock['tunersShow']>, TunerFace> = {
  posts: postOf,
  housings: housingOf,
  nothing: () => '',
}

function housingOf(sheet: Sheet, { post, side }: Tuner, hardware: Hardware, size: number): string {
  const [x, y] = post
  const box = { x: x - 7 * size + side * 2, y: y - 7 * size, w: 14 * size, h: 14 * size }
  const d = rounded(box, 3.4 * size)
  const plate = metal(sheet, hardware, [box.x, box.y], [box.x + box.w, box.y + box.h])
  return (
    partShadow(d, 2 * size) +
    shape(d, plate, { stroke: '#00000066', 'stroke-width': 0.4 }) +
    dome(sheet, hardware, x + side * 2, y, 2.4 * size)
  )
}

function postOf(sheet: Sheet, { post }: Tuner, hardware: Hardware, size: number): string {
  const [x, y] = post
  return (
    partShadow(oval(x, y, 5 * size), 2 * size) +
    dome(sheet, hardware, x, y, 5 * size) +
    circle(x, y, 2.7 * size, metal(sheet, hardware, [x - 3, y - 3], [x + 3, y + 3]), {
      stroke: '#00000066',
      'stroke-width': 0.4,
    }) +
    stroke(line([x - 2.4 * size, y + 0.8 * size], [x + 2.4 * size, y - 0.8 * size]), '#00000088', 0.7 * size)
  )
}

/** The slotted head of nylon-string guitars: two slots with rollers, buttons on both sides. */
export function slots(
  sheet: Sheet,
  places: { x: number; top: number; bottom: number; width: number }[],
  rollers: number[],
  hardware: Hardware,
): string {
  return places
    .map(({ x, top, bottom, width }) => {
      const hole = rounded({ x: x - width / 2, y: top, w: width, h: bottom - top }, width / 2)
      const inside = shape(
        hole,
        linear(
          sheet,
          [x - width / 2, top],
          [x + width / 2, top],
          [
            [0, '#1a0f08'],
            [0.35, '#3a2416'],
            [1, '#6d4a2e'],
          ],
        ),
      )
      const bars = rollers
        .map((y) => {
          const bar = { x: x - width * 0.62, y: y - 3.2, w: width * 1.24, h: 6.4 }
          return (
            rect(
              bar,
              linear(
                sheet,
                [0, y - 3.2],
                [0, y + 3.2],
                [
                  [0, '#b9ad95'],
                  [0.3, '#fffaf0'],
                  [1, '#8d8168'],
                ],
              ),
              { rx: 1 },
            ) +
            stroke(
              `M${n(x - 1.6)} ${n(y - 3)}v6M${n(x)} ${n(y - 3)}v6M${n(x + 1.6)} ${n(y - 3)}v6`,
              tone(hardware),
              1,
            )
          )
        })
        .join('')
      return inside + bars + stroke(hole, '#00000055', 0.6)
    })
    .join('')
}
