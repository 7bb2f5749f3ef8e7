import { darken, lighten } from './colour.ts'
import type { Wood } from './drawing.ts'
import { partShadow } from './light.ts'
import { line, polygon } from './outline.ts'
import { circle, linear, type Point, rect, type Sheet, shape, stroke } from './sheet.ts'
import { woodSurface } from './wood.ts'

type Fretboard = {
  /** Position of the nut, and the length of the open string: frets follow by the twelfth root of two. */
  nutY: number
  scale: number
  frets: number
  nutWidth: number
  /** Width at the last fret. */
  endWidth: number
  endY: number
  wood: Wood
  inlay: 'dots' | 'blocks' | 'none' | 'trapezoids'
  binding?: string
  /** How far the end is rounded, as on acoustic instruments. */
  bow?: number
}

/** Returns the distance of a fret from the nut. */
export const fretAt = (scale: number, fret: number): number => scale - scale / 2 ** (fret / 12)

/** A fingerboard from the front, strings vertical, centred at x = 0. */
export function fretboard(sheet: Sheet, f: Fretboard): string {
  const width = (y: number) => f.nutWidth + ((f.endWidth - f.nutWidth) * (y - f.nutY)) / (f.endY - f.nutY)
  const a = f.nutWidth / 2
  const b = f.endWidth / 2
  const d = `M${-a} ${f.nutY}L${a} ${f.nutY}L${b} ${f.endY}Q0 ${f.endY + (f.bow ?? 0) * 2} ${-b} ${f.endY}Z`
  const box = { x: -b, y: f.nutY, w: 2 * b, h: f.endY - f.nutY + (f.bow ?? 0) }
  const inlays = Array.from({ length: f.frets }, (_, i) => inlay(f, i + 1, width)).join('')
  const wires = Array.from({ length: f.frets }, (_, i) => {
    const y = f.nutY + fretAt(f.scale, i + 1)
    const half = width(y) / 2 - 0.4
    return line([-half, y], [half, y])
  }).join('')
  const round = linear(
    sheet,
    [-b, 0],
    [b, 0],
    [
      [0, '#000000', 0.3],
      [0.3, '#ffffff', 0.1],
      [0.55, '#ffffff', 0.02],
      [1, '#000000', 0.34],
    ],
  )
  const binding = f.binding ? stroke(d, f.binding, 2.2) : ''
  return (
    partShadow(d, f.nutWidth * 0.09) +
    binding +
    woodSurface(sheet, d, box, f.wood, { pitch: f.nutWidth / 26 }) +
    inlays +
    stroke(wires, '#3a3128', 2.1, { 'stroke-opacity': 0.55 }) +
    stroke(wires, '#d9d4c8', 1.3) +
    stroke(wires, '#fffdf4', 0.4) +
    shape(d, round) +
    nut(f)
  )
}

function nut(f: Fretboard): string {
  const box = { x: -f.nutWidth / 2 - 0.3, y: f.nutY - 4.4, w: f.nutWidth + 0.6, h: 4.6 }
  return (
    rect(box, '#efe6d0', { stroke: '#8d8063', 'stroke-width': 0.4 }) +
    rect({ ...box, h: 1.5 }, '#fffaf0', { opacity: 0.7 })
  )
}

function inlay(f: Fretboard, fret: number, width: (y: number) => number): string {
  if (f.inlay === 'none' || ![3, 5, 7, 9, 12, 15, 17, 19, 21].includes(fret)) return ''
  const top = f.nutY + fretAt(f.scale, fret - 1)
  const bottom = f.nutY + fretAt(f.scale, fret)
  const y = (top + bottom) / 2
  const w = width(y)
  if (f.inlay === 'dots') {
    const light = ['maple', 'flamedMaple'].includes(f.wood)
    const dot = (x: number) =>
      circle(x, y, w * 0.06, light ? '#2b241d' : '#e9e2d2', { stroke: '#00000055', 'stroke-width': 0.3 })
    return fret === 12 ? dot(-w * 0.24) + dot(w * 0.24) : dot(0)
  }
  const h = (bottom - top) * 0.68
  const lean = f.inlay === 'trapezoids' ? w * 0.07 : 0
  const corners: Point[] = [
    [-w * 0.36, y - h / 2],
    [w * 0.36, y - h / 2],
    [w * 0.36 - lean, y + h / 2],
    [-w * 0.36 + lean, y + h / 2],
  ]
  return (
    shape(polygon(corners), '#e4e0d6', { opacity: 0.92 }) +
    shape(polygon([corners[0] ?? [0, 0], [w * 0.1, y - h / 2], [-w * 0.2, y + h / 2]]), '#ffffff', {
      opacity: 0.35,
    })
  )
}

export type Strings = {
  count: number
  fromY: number
  toY: number
  /** Spread at the nut and at the bridge. */
  fromWidth: number
  toWidth: number
  /** Thickest and thinnest string. */
  thick: number
  thin: number
  /** Number of wound strings from the left; the others are plain. */
  wound: number
  woundColour: string
  plainColour: string
  /** Pairs (12 strings, mandolin, viola caipira). */
  courses?: boolean
}

/** The strings with their shadow. */
export function strings(s: Strings): string {
  let shadows = ''
  let lines = ''
  const places = stringPlaces(s)
  places.forEach(([from, to], i) => {
    const t = places.length < 2 ? 0 : i / (places.length - 1)
    const width = s.thick + (s.thin - s.thick) * t
    const colour = Math.floor(t * (s.count - 0.01)) < s.wound ? s.woundColour : s.plainColour
    const d = line([from, s.fromY], [to, s.toY])
    shadows += d
    lines += stroke(d, darken(colour, 0.35), width) + stroke(d, lighten(colour, 0.5), width * 0.45)
  })
  return `<g transform="translate(1.1 1.3)">${stroke(shadows, '#160a02', s.thick, { 'stroke-opacity': 0.22 })}</g>${lines}`
}

/** x of each string at both of its ends. */
function stringPlaces(s: Strings): Point[] {
  return Array.from({ length: s.count }, (_, i): Point => {
    const t = i / (s.count - 1) - 0.5
    return [t * s.fromWidth, t * s.toWidth]
  }).flatMap(([from, to]): Point[] => {
    if (!s.courses) return [[from, to]]
    const gap = s.fromWidth / s.count / 6
    return [
      [from - gap, to - gap * 1.3],
      [from + gap, to + gap * 1.3],
    ]
  })
}
