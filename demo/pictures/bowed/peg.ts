import { darken, lighten } from '../drawing/colour.ts'
import type { GadgetDrawing } from '../drawing/drawing.ts'
import { contactShadow } from '../drawing/light.ts'
import { metalPiece } from '../drawing/material.ts'
import { dome, metal } from '../drawing/metal.ts'
import { oval, polygon, rounded, spline } from '../drawing/outline.ts'
import { circle, group, linear, n, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'

/** A violin's peg. */
export function peg(sheet: Sheet, colour: string, accent: string): string {
  const shaft = polygon([
    [-2.6, -6],
    [2.6, -6],
    [1.9, 48],
    [-1.9, 48],
  ])
  const head = 'M-3 -8C-14 -12 -14 -34 -3 -42C-2 -44 2 -44 3 -42C14 -34 14 -12 3 -8Z'
  const across = linear(
    sheet,
    [-11, 0],
    [11, 0],
    [
      [0, darken(colour, 0.2)],
      [0.3, lighten(colour, 0.45)],
      [0.55, colour],
      [1, darken(colour, 0.5)],
    ],
  )
  const rings =
    rect({ x: -4.4, y: -8, w: 8.8, h: 4 }, across, { rx: 1.6 }) +
    rect({ x: -3.8, y: -4, w: 7.6, h: 1.6 }, accent)
  return (
    contactShadow(shaft, 5) +
    contactShadow(head, 6) +
    shape(shaft, across) +
    shape(head, across, { stroke: darken(colour, 0.6), 'stroke-width': 0.4 }) +
    rings +
    circle(0, -43.4, 2.4, accent, { stroke: darken(accent, 0.5), 'stroke-width': 0.3 }) +
    circle(0, 38, 0.8, '#120b07')
  )
}

/** A fine tuner for one string. */
export function oneFineTuner(sheet: Sheet, hardware: GadgetDrawing['hardware']): string {
  const body = rounded({ x: -5, y: -4, w: 10, h: 24 }, 3)
  const hook = spline([
    [-3, 20],
    [-4, 26],
    [-1, 28],
    [1, 24],
  ])
  const knurl = Array.from({ length: 18 }, (_, i) => {
    const turn = (i * 20 * Math.PI) / 180
    return `M${n(6.6 * Math.cos(turn))} ${n(-10 + 6.6 * Math.sin(turn))}L${n(8 * Math.cos(turn))} ${n(-10 + 8 * Math.sin(turn))}`
  }).join('')
  return group(
    {},
    metalPiece(sheet, body, { x: -5, y: -4, w: 10, h: 24 }, hardware, 4),
    stroke(hook, metal(sheet, hardware, [-4, 20], [2, 28]), 2, { 'stroke-linecap': 'round' }),
    contactShadow(oval(0, -10, 8), 4),
    dome(sheet, hardware, 0, -10, 8),
    stroke(knurl, '#00000077', 0.6),
    dome(sheet, hardware, 0, -10, 4.6),
  )
}
