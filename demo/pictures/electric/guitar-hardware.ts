import { darken, lighten } from '../drawing/colour.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { metalPiece, rod } from '../drawing/material.ts'
import { dome, metal, screw, tone } from '../drawing/metal.ts'
import { line, oval, polygon, rounded, spline } from '../drawing/outline.ts'
import {
  circle,
  group,
  linear,
  type Point,
  radial,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'

/** A capo's coiled spring. */
export function spring(sheet: Sheet): string {
  const turns = [0, 1, 2, 3].map((i) => oval(24, 4, 12 - i * 1.7)).join('')
  return stroke(turns, '#4a4a4c', 1.6) + stroke(turns, metal(sheet, 'steel', [12, -8], [36, 16]), 1)
}

/** One machine head for a guitar, button at the side. */
export function machine(
  sheet: Sheet,
  hardware: 'chrome' | 'nickel' | 'gold' | 'black',
  button: string,
  left: boolean,
): string {
  const side = left ? -1 : 1
  const housing = rounded({ x: -11, y: -11, w: 22, h: 22 }, 5)
  const knob = 'M16 -8C24 -12 32 -8 32 0C32 8 24 12 16 8C13 4 13 -4 16 -8Z'
  const base = ['#000000', '#ffffff'].includes(button) ? tone(hardware) : button
  const paint = linear(
    sheet,
    [0, -11],
    [0, 11],
    [
      [0, darken(base, 0.1)],
      [0.3, lighten(base, 0.65)],
      [0.6, base],
      [1, darken(base, 0.5)],
    ],
  )
  return group(
    { transform: `scale(${side} 1)` },
    contactShadow(knob, 6),
    rect({ x: 8, y: -2.2, w: 12, h: 4.4 }, metal(sheet, hardware, [0, -2.2], [0, 2.2])),
    shape(knob, paint, { stroke: '#00000066', 'stroke-width': 0.4 }),
    metalPiece(sheet, housing, { x: -11, y: -11, w: 22, h: 22 }, hardware, 6),
    partShadow(oval(0, 0, 7), 2),
    dome(sheet, hardware, 0, 0, 7),
    circle(0, 0, 3.4, metal(sheet, hardware, [-3, -3], [3, 3])),
    stroke(line([-3, 1], [3, -1]), '#00000099', 0.9),
    screw(sheet, hardware, -8, 8.2, 1.8),
  )
}

/** Three thin leads of a pickup. */
export const wires = (x: number, y: number): string =>
  ['#b3261e', '#f4efe2', '#2d7a4f']
    .map((colour, i) =>
      rod(
        spline([
          [x, y],
          [x - 12 - i * 3, y + 16],
          [x - 4, y + 30 + i * 3],
          [x + 22 + i * 6, y + 34 - i * 4],
        ]),
        colour,
        1.6,
        2,
      ),
    )
    .join('')

/** A jack plug with its grip. */
export function plug(sheet: Sheet, hardware: 'chrome' | 'nickel' | 'gold' | 'black'): string {
  const grip: Point[] = [
    [-20, -5.6],
    [6, -6.4],
    [6, 6.4],
    [-20, 5.6],
  ]
  const tip = 'M6 -3.2H26V3.2H6ZM27.4 -3.2H34C36 -3.2 36.6 -1.6 38.6 -0.8V0.8C36.6 1.6 36 3.2 34 3.2H27.4Z'
  const kind = hardware === 'black' ? 'chrome' : hardware
  return group(
    { transform: 'rotate(10)' },
    contactShadow(polygon(grip), 5),
    contactShadow(tip, 4),
    shape(polygon(grip), metal(sheet, hardware, [0, -6], [0, 6]), {
      stroke: '#00000066',
      'stroke-width': 0.3,
    }),
    shape(tip, metal(sheet, kind, [0, -3.2], [0, 3.2])),
    rect({ x: 25.6, y: -3.2, w: 2, h: 6.4 }, '#1a1817'),
    shape(
      oval(-19, 0, 2.4, 5),
      radial(sheet, [-19, 0], 5, [
        [0, '#555'],
        [1, '#111'],
      ]),
    ),
  )
}
