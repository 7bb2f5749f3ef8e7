import { darken, lighten, luma, mix } from '../drawing/colour.ts'
import type { StringSetDrawing } from '../drawing/drawing.ts'
import { flourish, letters } from '../drawing/letters.ts'
import { oval, polygon, rounded, spline } from '../drawing/outline.ts'
import {
  type Box,
  circle,
  clipped,
  linear,
  n,
  type Point,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'

/** The input of a design: frame and centre, colours, and the two lines of type at a height. */
type Print = {
  sheet: Sheet
  drawing: StringSetDrawing
  frame: Box
  cx: number
  cy: number
  ink: string
  accent: string
  name: (y: number, colour?: string) => string
  small: (y: number, colour?: string) => string
  count: (y: number, colour?: string) => string
}

/** Returns an ink that is readable on paper of the given colour. */
export const inkOn = (background: string): string => (luma(background) > 0.55 ? '#241d17' : '#fbf6ea')

/** The printed side of a packet: the title selects one of eight designs, so that all strings of one line look alike. */
export function packetFace(sheet: Sheet, drawing: StringSetDrawing, frame: Box): string {
  const { background, title, subtitle, coils } = drawing
  const d = rounded(frame, 1.4)
  const ink = inkOn(background)
  const cx = frame.x + frame.w / 2
  const cy = frame.y + frame.h / 2
  const fit = frame.w * 0.8
  const centred = { align: 'centre', fit } as const
  const print: Print = {
    sheet,
    drawing,
    frame,
    cx,
    cy,
    ink,
    accent: drawing.accent,
    name: (y, colour = ink) =>
      letters(title, [cx, y], { ...centred, height: 11, colour, weight: 0.95, spacing: 1.7 }),
    small: (y, colour = drawing.accent) =>
      letters(subtitle, [cx, y], { ...centred, height: 4.6, colour, weight: 0.7, spacing: 2 }),
    count: (y, colour = mix(ink, background, 0.35)) =>
      letters(coils.length === 1 ? '1 corda' : `${coils.length} cordas`, [cx, y], {
        ...centred,
        height: 3,
        colour,
        spacing: 2.6,
      }),
  }
  const paper = linear(
    sheet,
    [frame.x, frame.y],
    [frame.x + frame.w, frame.y + frame.h],
    [
      [0, lighten(background, 0.14)],
      [0.5, background],
      [1, darken(background, 0.16)],
    ],
  )
  const border = rect({ x: frame.x + 3, y: frame.y + 3, w: frame.w - 6, h: frame.h - 6 }, 'none', {
    stroke: mix(ink, background, 0.5),
    'stroke-width': 0.35,
  })
  const design = designs[numberOf(title) % designs.length] ?? band
  return shape(d, paper) + clipped(sheet, d, design(print)) + border
}

const numberOf = (title: string): number =>
  [...title].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 9973

const band = ({ frame, cx, cy, ink, accent, name, small, count }: Print): string =>
  rect({ ...frame, y: cy - 8, h: 30 }, accent) +
  name(cy - 3, inkOn(accent)) +
  small(cy + 12, inkOn(accent)) +
  flourish([cx - 6, frame.y + 9], 24, ink) +
  count(frame.y + frame.h - 9)

function waves({ sheet, frame: f, accent, ink, name, small }: Print): string {
  const wave = (i: number) => {
    const y = f.y + f.h * 0.66 + i * 2.6
    const a = sheet.between(7, 12) - i * 0.6
    return spline([
      [f.x, y],
      [f.x + f.w * 0.2, y - a],
      [f.x + f.w * 0.42, y + a * 0.7],
      [f.x + f.w * 0.66, y - a * 1.1],
      [f.x + f.w * 0.86, y + a * 0.5],
      [f.x + f.w, y],
    ])
  }
  const lines = Array.from({ length: 9 }, (_, i) =>
    stroke(wave(i), i % 3 === 2 ? ink : accent, 0.9 - i * 0.06, { 'stroke-opacity': 0.9 - i * 0.07 }),
  ).join('')
  return lines + name(f.y + 14) + small(f.y + 29)
}

const medallion = ({ frame, cx, cy, ink, accent, name, small, count }: Print): string =>
  circle(cx, cy - 14, 24.5, 'none', { stroke: accent, 'stroke-width': 1 }) +
  circle(cx, cy - 14, 22.4, 'none', { stroke: accent, 'stroke-width': 0.4 }) +
  flourish([cx - 7.2, cy - 30], 30, accent) +
  name(cy + 15) +
  small(cy + 30, mix(ink, accent, 0.6)) +
  count(frame.y + frame.h - 8)

function slope({ frame: f, cx, cy, accent, ink, drawing, name, small }: Print): string {
  const ground = polygon([
    [f.x, f.y + f.h * 0.6],
    [f.x + f.w, f.y + f.h * 0.46],
    [f.x + f.w, f.y + f.h],
    [f.x, f.y + f.h],
  ])
  const shown = drawing.coils.slice(0, 8)
  const dots = shown
    .map((colour, i) =>
      circle(cx + (i - (shown.length - 1) / 2) * 10, cy + 22, 3.6, colour, {
        stroke: ink,
        'stroke-width': 0.5,
      }),
    )
    .join('')
  return shape(ground, accent, { opacity: 0.9 }) + name(cy - 24) + small(cy - 9) + dots
}

/** Rays from the lower corner, like stage light through dust. */
function rays({ frame: f, cy, accent, ink, name, small, count }: Print): string {
  const centre: Point = [f.x + f.w * 0.5, f.y + f.h * 1.06]
  const fan = Array.from({ length: 13 }, (_, i) => {
    const a = ((-172 + i * 13.2) * Math.PI) / 180
    const b = a + 0.11
    return polygon([
      centre,
      [centre[0] + 130 * Math.cos(a), centre[1] + 130 * Math.sin(a)],
      [centre[0] + 130 * Math.cos(b), centre[1] + 130 * Math.sin(b)],
    ])
  }).join('')
  return (
    shape(fan, accent, { opacity: 0.34 }) +
    circle(centre[0], centre[1], 34, accent) +
    name(cy - 26) +
    small(cy - 10, ink) +
    count(f.y + f.h - 10, inkOn(accent))
  )
}

/** The strings themselves, over a sound hole. */
function soundHole({ frame: f, cx, cy, accent, ink, drawing, name, small }: Print): string {
  const hole = oval(cx, cy + 19, 21)
  const shown = drawing.coils.slice(0, 8)
  const lines = shown
    .map((_, i) =>
      stroke(
        `M${n(cx + (i - (shown.length - 1) / 2) * 4.6)} ${n(cy - 8)}V${n(f.y + f.h)}`,
        ink,
        1.1 - i * 0.09,
      ),
    )
    .join('')
  const rings = [24, 26.4, 28]
    .map((r, i) => circle(cx, cy + 19, r, 'none', { stroke: accent, 'stroke-width': i === 1 ? 1.8 : 0.5 }))
    .join('')
  return rings + shape(hole, darken(drawing.background, 0.7)) + lines + name(f.y + 10) + small(f.y + 25)
}

/** A large f-hole in the accent, type at the side of it. */
function effe({ sheet, frame: f, cx, cy, accent, ink, drawing, name, small, count }: Print): string {
  const stem =
    'M12 -34C2 -42 -8 -34 -4 -20C-1 -8 4 6 4 18C4 34 -6 38 -12 30C-4 36 0 30 -1 18C-3 4 -10 -8 -10 -24C-10 -42 6 -46 12 -34Z'
  const eyes = oval(11, -31, 4.4) + oval(-11, 28, 5)
  const shade = linear(
    sheet,
    [0, -40],
    [0, 40],
    [
      [0, accent],
      [1, mix(accent, drawing.background, 0.45)],
    ],
  )
  return (
    `<g transform="translate(${n(cx)} ${n(cy - 12)}) scale(.8)">${shape(stem + eyes, shade)}${stroke('M-13 0L9 -4', accent, 1.6)}</g>` +
    name(cy + 20) +
    small(cy + 34, ink) +
    count(f.y + f.h - 8) +
    stroke(
      `M${n(f.x + 10)} ${n(cy + 16)}H${n(cx - 14)}M${n(cx + 14)} ${n(cy + 16)}H${n(f.x + f.w - 10)}`,
      accent,
      0.5,
    )
  )
}

/** Quarter circles of a record, from the upper right corner. */
function grooves({ frame: f, cy, accent, ink, name, small, count }: Print): string {
  const x = f.x + f.w
  const circles = Array.from({ length: 9 }, (_, i) =>
    circle(x, f.y, 16 + i * 6.2, 'none', {
      stroke: i % 3 === 0 ? ink : accent,
      'stroke-width': i % 3 === 0 ? 0.5 : 2.6,
      'stroke-opacity': 0.92 - i * 0.07,
    }),
  ).join('')
  return circles + circle(x, f.y, 9, accent) + name(cy + 12) + small(cy + 27, ink) + count(f.y + f.h - 9)
}

const designs: ((print: Print) => string)[] = [band, waves, medallion, slope, rays, soundHole, effe, grooves]
