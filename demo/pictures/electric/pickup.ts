import { darken, lighten } from '../drawing/colour.ts'
import type { Hardware } from '../drawing/drawing.ts'
import { partShadow } from '../drawing/light.ts'
import { dome, metal, screw } from '../drawing/metal.ts'
import { oval, rounded } from '../drawing/outline.ts'
import { circle, linear, moved, type Point, rect, type Sheet, shape } from '../drawing/sheet.ts'

const rowOf = (count: number, width: number): number[] =>
  Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * width)

/** A single coil under its cover: six poles. */
export function singleCoil(sheet: Sheet, [x, y]: Point, cover: string, turn = 0, poles = 6): string {
  const d = rounded({ x: -42, y: -9.5, w: 84, h: 19 }, 9.5)
  const paint = linear(
    sheet,
    [0, -10],
    [0, 10],
    [
      [0, lighten(cover, 0.45)],
      [0.5, cover],
      [1, darken(cover, 0.3)],
    ],
  )
  const dots = rowOf(poles, 52)
    .map((px) => dome(sheet, 'steel', px, 0, 2.5))
    .join('')
  return moved(
    x,
    y,
    partShadow(d, 3.4) +
      shape(d, paint, { stroke: darken(cover, 0.5), 'stroke-width': 0.5 }) +
      dots +
      screw(sheet, 'nickel', -37.5, 0, 2) +
      screw(sheet, 'nickel', 37.5, 0, 2),
    turn,
  )
}

/** Two coils side by side: open bobbins or a metal cover, with or without a ring. */
export function humbucker(
  sheet: Sheet,
  [x, y]: Point,
  options: { cover: Hardware | null; ring: string | null; colour: string; poles?: number },
): string {
  const { cover, ring, colour, poles = 6 } = options
  const body = { x: -35, y: -19, w: 70, h: 38 }
  const frame = rounded({ x: -45, y: -23.5, w: 90, h: 47 }, 4)
  const d = rounded(body, 3.5)
  const row = (py: number, kind: 'steel' | 'black') =>
    rowOf(poles, 50)
      .map((px) =>
        kind === 'steel' ? screw(sheet, 'nickel', px, py, 2.3) : dome(sheet, 'steel', px, py, 2.3),
      )
      .join('')
  const bobbin = (top: number) => {
    const b = rounded({ x: -34, y: top, w: 68, h: 17.6 }, 2.5)
    return shape(
      b,
      linear(
        sheet,
        [0, top],
        [0, top + 18],
        [
          [0, lighten(colour, 0.3)],
          [0.4, colour],
          [1, darken(colour, 0.45)],
        ],
      ),
      { stroke: '#000000aa', 'stroke-width': 0.4 },
    )
  }
  const face = cover
    ? shape(d, metal(sheet, cover, [-35, -19], [30, 24]), { stroke: '#00000088', 'stroke-width': 0.5 }) +
      row(-9, 'steel')
    : shape(d, '#0d0c0c') + bobbin(-18.4) + bobbin(0.8) + row(-9.6, 'steel') + row(9.6, 'black')
  const rim = ring
    ? partShadow(frame, 2.4) +
      shape(
        frame,
        linear(
          sheet,
          [0, -24],
          [0, 24],
          [
            [0, lighten(ring, 0.35)],
            [0.3, ring],
            [1, darken(ring, 0.35)],
          ],
        ),
        { stroke: darken(ring, 0.6), 'stroke-width': 0.4 },
      ) +
      [
        [-41, -19.5],
        [41, -19.5],
        [-41, 19.5],
        [41, 19.5],
      ]
        .map(([sx = 0, sy = 0]) => screw(sheet, 'nickel', sx, sy, 1.7))
        .join('')
    : ''
  return moved(x, y, rim + partShadow(d, 3) + face)
}

/** The wide flat single coil with soap-bar or dog-ear cover. */
export function p90(sheet: Sheet, [x, y]: Point, cover: string): string {
  const d = rounded({ x: -43, y: -18, w: 86, h: 36 }, 7)
  const paint = linear(
    sheet,
    [-40, -18],
    [40, 18],
    [
      [0, lighten(cover, 0.4)],
      [0.4, cover],
      [1, darken(cover, 0.35)],
    ],
  )
  return moved(
    x,
    y,
    partShadow(d, 4) +
      shape(d, paint, { stroke: darken(cover, 0.6), 'stroke-width': 0.5 }) +
      rowOf(6, 52)
        .map((px) => screw(sheet, 'nickel', px, 0, 2.5))
        .join(''),
  )
}

/** The long bar of a bass: jazz, soap bar. */
export function bassBar(sheet: Sheet, [x, y]: Point, strings: number, wide: boolean): string {
  const w = 80 + (strings - 4) * 12
  const h = wide ? 34 : 19
  const d = rounded({ x: -w / 2, y: -h / 2, w, h }, wide ? 5 : 3)
  const paint = linear(
    sheet,
    [0, -h / 2],
    [0, h / 2],
    [
      [0, '#555150'],
      [0.3, '#2b2929'],
      [1, '#131212'],
    ],
  )
  const poles = wide
    ? ''
    : rowOf(strings, w - 26)
        .flatMap((px) => [dome(sheet, 'steel', px - 4, 0, 2.6), dome(sheet, 'steel', px + 4, 0, 2.6)])
        .join('')
  const ends = [-1, 1].map((s) => screw(sheet, 'nickel', s * (w / 2 - 5), 0, 2)).join('')
  return moved(
    x,
    y,
    partShadow(d, 4) + shape(d, paint, { stroke: '#000', 'stroke-width': 0.5 }) + poles + ends,
  )
}

/** The split pair of a precision bass. */
export function splitCoil(sheet: Sheet, [x, y]: Point, colour: string): string {
  const half = (dx: number, dy: number) => {
    const d = rounded({ x: -28, y: -14, w: 56, h: 28 }, 4)
    const ears = oval(-30, 0, 5, 6) + oval(30, 0, 5, 6)
    const paint = linear(
      sheet,
      [0, -14],
      [0, 14],
      [
        [0, lighten(colour, 0.35)],
        [0.4, colour],
        [1, darken(colour, 0.4)],
      ],
    )
    return moved(
      dx,
      dy,
      partShadow(d, 4) +
        shape(ears, darken(colour, 0.2)) +
        shape(d, paint, { stroke: '#000', 'stroke-width': 0.4 }) +
        rowOf(4, 36)
          .map((px) => dome(sheet, 'steel', px, 0, 2.8))
          .join('') +
        circle(0, 0, 0.1, colour),
    )
  }
  return moved(x, y, half(-27, -13) + half(27, 15))
}

/** A knob with its pointer, seen from above. */
export function knob(
  sheet: Sheet,
  [x, y]: Point,
  kind: 'metal' | 'amber' | 'black' | 'white',
  hardware: Hardware,
): string {
  const base = { metal: '', amber: '#c98a2c', black: '#2a2828', white: '#ece5d4' }[kind]
  const r = kind === 'metal' ? 9 : 12
  if (kind === 'metal')
    return (
      partShadow(oval(x, y, r), 4.5) +
      dome(sheet, hardware, x, y, r) +
      circle(x, y, r * 0.72, metal(sheet, hardware, [x - r, y - r], [x + r, y + r])) +
      rect({ x: x - 0.6, y: y - r, w: 1.2, h: 4 }, '#00000088')
    )
  const paint = linear(
    sheet,
    [x - r, y - r],
    [x + r, y + r],
    [
      [0, lighten(base, 0.5)],
      [0.45, base],
      [1, darken(base, 0.55)],
    ],
  )
  return (
    partShadow(oval(x, y, r), 5) +
    circle(x, y, r, darken(base, 0.25)) +
    circle(x, y, r, paint) +
    circle(x, y, r * 0.64, darken(base, 0.1), { stroke: lighten(base, 0.4), 'stroke-width': 0.6 }) +
    rect({ x: x - 0.7, y: y - r + 1, w: 1.4, h: 5 }, kind === 'white' ? '#333' : '#f4ecd8')
  )
}
