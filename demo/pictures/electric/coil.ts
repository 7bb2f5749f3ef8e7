import { darken, lighten } from '../drawing/colour.ts'
import type { StringSetDrawing } from '../drawing/drawing.ts'
import { oval, spline } from '../drawing/outline.ts'
import { circle, group, linear, moved, type Sheet, stroke } from '../drawing/sheet.ts'

/** The colour of a string's winding. */
export const windings: Record<StringSetDrawing['winding'], string> = {
  steel: '#b9bcc0',
  nickel: '#bdb6a8',
  bronze: '#b9823e',
  nylon: '#efe9dc',
  silver: '#d2d3d2',
  gold: '#cfa24a',
  black: '#35322f',
}

/** Coils, one per string, with silk or ball ends in colour. */
export function coils(sheet: Sheet, drawing: StringSetDrawing): string {
  const base = windings[drawing.winding]
  const all = drawing.coils.slice(0, 7)
  return all
    .map((colour, i) => {
      const t = all.length < 2 ? 0 : i / (all.length - 1)
      const angle = ((-42 + t * 172) * Math.PI) / 180
      return moved(
        54 * Math.cos(angle),
        54 * Math.sin(angle),
        coil(sheet, drawing.winding === 'nylon' && t < 0.5 ? '#c9c5bb' : base, colour, 1.25 - t * 0.5),
        -50 + t * 190,
        0.92,
      )
    })
    .join('')
}

/** One coil, 42 units across. */
export function coil(sheet: Sheet, base: string, colour: string, thick: number): string {
  const paint = linear(
    sheet,
    [-20, -20],
    [20, 20],
    [
      [0, lighten(base, 0.6)],
      [0.4, base],
      [0.6, darken(base, 0.35)],
      [1, lighten(base, 0.2)],
    ],
  )
  const loops = [0, 1, 2, 3].map((i) => oval(i * 0.7 - 1, i * 0.5 - 0.7, 21 - i * 0.7, 20.4 - i * 0.9))
  const wrap = stroke(
    spline([
      [18, 4],
      [23, 9],
      [19, 14],
      [15, 9],
      [20, 6],
      [25, 14],
      [30, 24],
    ]),
    paint,
    thick,
  )
  const shadow = group(
    { transform: 'translate(1.6 2.2)' },
    stroke(loops.join(''), '#2a1c10', thick * 1.4, { 'stroke-opacity': 0.13 }),
    stroke(loops[0] ?? '', '#2a1c10', 5, { 'stroke-opacity': 0.05 }),
  )
  return (
    shadow +
    loops.map((d) => stroke(d, darken(base, 0.5), thick * 1.1) + stroke(d, paint, thick)).join('') +
    wrap +
    stroke(
      spline([
        [-18, 10],
        [-24, 16],
        [-27, 24],
      ]),
      colour,
      thick * 1.15,
    ) +
    circle(-27.4, 25.6, 2.1, colour, { stroke: darken(colour, 0.5), 'stroke-width': 0.4 }) +
    circle(-27.4, 25.6, 0.8, '#fff', { opacity: 0.7 })
  )
}
