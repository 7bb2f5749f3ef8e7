import { oval, ribbon, spline } from './outline.ts'
import { group, moved, type Point, radial, type Sheet, shape, stroke } from './sheet.ts'

/** A trace of use at a point of a drawing, in the drawing's own units; `turn` in degrees. */
export type Mark = {
  kind: 'scratch' | 'dent' | 'worn' | 'crack' | 'chip'
  at: Point
  /** Its length, or its width for a dent. */
  size: number
  turn?: number
}

/** The traces of use, to be laid over the art that they are on. */
export function wear(sheet: Sheet, marks: readonly Mark[]): string {
  return marks
    .map(({ kind, at: [x, y], size, turn = 0 }) => moved(x, y, MARKS[kind](sheet, size), turn))
    .join('')
}

type DrawMark = (sheet: Sheet, size: number) => string

const MARKS: Record<Mark['kind'], DrawMark> = {
  /** A fine line that caught the light, with a shadow below it. */
  scratch(sheet, size) {
    const bend = size * sheet.between(0.02, 0.06)
    const line = `M${-size / 2} 0Q0 ${-bend} ${size / 2} ${bend}`
    return (
      stroke(line, '#1a0c04', 0.9, {
        'stroke-opacity': 0.4,
        'stroke-linecap': 'round',
        transform: 'translate(.3 .6)',
      }) + stroke(line, '#f3dfb8', 0.7, { 'stroke-opacity': 0.85, 'stroke-linecap': 'round' })
    )
  },

  /** A pressed hollow: dark where the light comes from, light on the other side. */
  dent(sheet, size) {
    const r = size / 2
    const hollow = radial(
      sheet,
      [-r * 0.25, -r * 0.2],
      r,
      [
        [0, '#120602', 0.62],
        [0.65, '#120602', 0.3],
        [1, '#120602', 0],
      ],
      0.8,
    )
    return (
      shape(oval(0, 0, r, r * 0.8), hollow) +
      stroke(
        `M${-r * 0.5} ${r * 0.66}Q${r * 0.5} ${r * 0.85} ${r * 0.85} ${r * 0.05}`,
        '#fff3d8',
        size * 0.07,
        {
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
        },
      )
    )
  },

  /** Varnish that is rubbed off: lighter wood with an uneven, soft edge. */
  worn(sheet, size) {
    const edge = (reach: number): string =>
      spline(
        Array.from({ length: 11 }, (_, i): Point => {
          const angle = (i / 11) * 2 * Math.PI
          const r = (size / 2) * reach * sheet.between(0.82, 1.08)
          return [r * Math.cos(angle), r * 0.5 * Math.sin(angle)]
        }),
        true,
      )
    return [1, 0.86, 0.72, 0.56]
      .map((reach) => shape(edge(reach), '#e0b878', { 'fill-opacity': 0.2 }))
      .join('')
  },

  /** A closed crack along the grain: a dark line that thins out, and the light edge of its glue. */
  crack(sheet, size) {
    const points = [0, 0.25, 0.5, 0.75, 1].map(
      (part) =>
        [sheet.between(-0.5, 0.5), (part - 0.5) * size, part === 0 || part === 1 ? 0.2 : 1.3] as const,
    )
    return (
      group({ transform: 'translate(.9 .2)' }, shape(ribbon(points), '#f0d49c', { 'fill-opacity': 0.6 })) +
      shape(ribbon(points), '#1f0e06', { 'fill-opacity': 0.85 })
    )
  },

  /** Lacquer that broke off: a pale spot with sharp edges. */
  chip(sheet, size) {
    const r = size / 2
    const points = Array.from({ length: 7 }, (_, i): Point => {
      const angle = (i / 7) * 2 * Math.PI
      const reach = r * sheet.between(0.55, 1.1)
      return [reach * Math.cos(angle), reach * 0.7 * Math.sin(angle)]
    })
    const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
    return (
      shape(d, '#1a0c04', { 'fill-opacity': 0.45, transform: 'translate(.7 .9)' }) +
      shape(d, '#cfa874') +
      stroke(d, '#f7ead0', size * 0.05, { 'stroke-opacity': 0.8 })
    )
  },
}
