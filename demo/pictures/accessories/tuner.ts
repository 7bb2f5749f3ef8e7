import { darken, lighten } from '../drawing/colour.ts'
import type { TunerDrawing } from '../drawing/drawing.ts'
import { letters } from '../drawing/letters.ts'
import { contactShadow, gloss, partShadow, relief } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { line, oval, polygon, rounded } from '../drawing/outline.ts'
import {
  type Box,
  circle,
  clipped,
  group,
  linear,
  type Point,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { Picture } from '../picture.ts'

export const tunerViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'inclinado', label: 'em ângulo' },
  { view: 'visor', label: 'detalhe do visor' },
]

/** Tuners and metronomes, about 100 units high. */
export function drawTuner(sheet: Sheet, drawing: TunerDrawing, view: string): Picture {
  const { art, display, span } = things[drawing.kind](sheet, drawing)
  if (view === 'visor') return { art, camera: { x: display[0], y: display[1], span: span * 0.46, turn: -8 } }
  return { art, camera: { x: 0, y: 0, span, turn: view === 'inclinado' ? 24 : 0 } }
}

type Thing = { art: string; display: Point; span: number }

const solid = (sheet: Sheet, box: Box, colour: string): string =>
  linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(colour, 0.38)],
      [0.35, colour],
      [1, darken(colour, 0.45)],
    ],
  )

/** A lit display: the note, the needle's scale, its glow. */
function screen(sheet: Sheet, box: Box, drawing: TunerDrawing): string {
  const d = rounded(box, Math.min(box.w, box.h) * 0.08)
  const { display } = drawing
  const cx = box.x + box.w / 2
  const base = box.y + box.h * 0.98
  const r = box.w * 0.42
  const marks = Array.from({ length: 21 }, (_, i) => {
    const turn = ((i - 10) * 5.4 * Math.PI) / 180
    const long = i % 5 === 0 ? 0.84 : 0.9
    return line(
      [cx + r * long * Math.sin(turn), base - r * long * Math.cos(turn)],
      [cx + r * Math.sin(turn), base - r * Math.cos(turn)],
    )
  }).join('')
  const dark = linear(
    sheet,
    [box.x, box.y],
    [box.x, box.y + box.h],
    [
      [0, darken(display, 0.9)],
      [1, darken(display, 0.78)],
    ],
  )
  return (
    shape(d, '#0a0a0a') +
    shape(d, dark) +
    clipped(
      sheet,
      d,
      stroke(marks, display, box.w * 0.012, { 'stroke-opacity': 0.85 }),
      stroke(line([cx, base], [cx + r * 0.02, base - r * 0.96]), '#f4f0e4', box.w * 0.014),
    ) +
    letters(drawing.note, [cx - box.w * 0.3, box.y + box.h * 0.12], {
      height: box.h * 0.34,
      colour: display,
      align: 'centre',
      weight: 1,
    }) +
    letters('440', [box.x + box.w * 0.92, box.y + box.h * 0.14], {
      height: box.h * 0.12,
      colour: display,
      align: 'right',
    }) +
    gloss(sheet, d, box, 0.7) +
    stroke(d, '#000', box.w * 0.012)
  )
}

const things: Record<TunerDrawing['kind'], (sheet: Sheet, drawing: TunerDrawing) => Thing> = {
  clip: (sheet, drawing) => {
    const face = { x: -40, y: -44, w: 80, h: 54 }
    const d = rounded(face, 10)
    const arm = rounded({ x: -8, y: 6, w: 16, h: 22 }, 4)
    const jaw = 'M-26 26H26Q32 26 32 33V40Q32 44 27 44H-27Q-32 44 -32 40V33Q-32 26 -26 26Z'
    const lower = 'M-24 50H24Q28 50 28 55V58Q28 62 24 62H-24Q-28 62 -28 58V55Q-28 50 -24 50Z'
    const pad =
      rect({ x: -24, y: 43, w: 48, h: 4 }, '#3a3836', { rx: 1.5 }) +
      rect({ x: -22, y: 47.4, w: 44, h: 3.4 }, '#3a3836', { rx: 1.5 })
    return {
      art:
        contactShadow(lower, 6) +
        shape(lower, solid(sheet, { x: -28, y: 50, w: 56, h: 12 }, drawing.body)) +
        pad +
        contactShadow(jaw, 6) +
        shape(jaw, solid(sheet, { x: -32, y: 26, w: 64, h: 18 }, drawing.body)) +
        shape(arm, solid(sheet, { x: -8, y: 6, w: 16, h: 22 }, darken(drawing.body, 0.2))) +
        dome(sheet, 'black', 0, 20, 6) +
        contactShadow(d, 8) +
        shape(d, solid(sheet, face, drawing.body)) +
        relief(sheet, d, face, 3, 0.8) +
        screen(sheet, { x: -33, y: -38, w: 66, h: 40 }, drawing) +
        dome(sheet, 'black', 0, 6, 2.4),
      display: [0, -20],
      span: 150,
    }
  },
  chromatic: (sheet, drawing) => {
    const face = { x: -58, y: -36, w: 116, h: 72 }
    const d = rounded(face, 7)
    const keys = [-44, -24, -4]
      .map((x) =>
        rect({ x, y: 20, w: 14, h: 8 }, darken(drawing.body, 0.4), {
          rx: 3,
          stroke: lighten(drawing.body, 0.3),
          'stroke-width': 0.4,
        }),
      )
      .join('')
    const grille = Array.from({ length: 6 }, (_, i) => `M${24 + i * 5} 18v12`).join('')
    return {
      art:
        contactShadow(d, 9) +
        shape(d, solid(sheet, face, drawing.body)) +
        relief(sheet, d, face, 4, 0.8) +
        screen(sheet, { x: -50, y: -29, w: 100, h: 42 }, drawing) +
        keys +
        stroke(grille, darken(drawing.body, 0.6), 2, { 'stroke-linecap': 'round' }) +
        gloss(sheet, d, face, 0.3),
      display: [0, -8],
      span: 156,
    }
  },
  metronome: (sheet, drawing) => {
    const face = { x: -40, y: -56, w: 80, h: 112 }
    const d = rounded(face, 9)
    const keys = [-24, 0, 24]
      .map((x) =>
        circle(x, 22, 7, solid(sheet, { x: x - 7, y: 15, w: 14, h: 14 }, darken(drawing.body, 0.25)), {
          stroke: '#00000055',
          'stroke-width': 0.5,
        }),
      )
      .join('')
    return {
      art:
        contactShadow(d, 9) +
        shape(d, solid(sheet, face, drawing.body)) +
        relief(sheet, d, face, 4, 0.8) +
        screen(sheet, { x: -32, y: -48, w: 64, h: 46 }, drawing) +
        keys +
        knobRing(sheet) +
        gloss(sheet, d, face, 0.3),
      display: [0, -25],
      span: 156,
    }
  },
  pedal: (sheet, drawing) => {
    const face = { x: -36, y: -58, w: 72, h: 116 }
    const d = rounded(face, 5)
    const jacks = [-1, 1]
      .map((s) =>
        rect({ x: s > 0 ? 36 : -46, y: -18, w: 10, h: 14 }, metal(sheet, 'chrome', [0, -18], [0, -4]), {
          rx: 1,
        }),
      )
      .join('')
    return {
      art:
        contactShadow(rounded({ x: -46, y: -18, w: 92, h: 14 }, 2), 8) +
        jacks +
        contactShadow(d, 12) +
        shape(d, solid(sheet, face, drawing.body)) +
        relief(sheet, d, face, 4, 0.9) +
        screen(sheet, { x: -29, y: -50, w: 58, h: 42 }, drawing) +
        letters('TUNER', [0, 4], { height: 6, colour: lighten(drawing.body, 0.75), align: 'centre' }) +
        partShadow(oval(0, 36, 14), 4) +
        circle(0, 36, 14, metal(sheet, 'chrome', [-14, 22], [14, 50])) +
        dome(sheet, 'chrome', 0, 36, 9) +
        [
          [-30, -53],
          [30, -53],
          [-30, 53],
          [30, 53],
        ]
          .map(([x = 0, y = 0]) => dome(sheet, 'nickel', x, y, 2))
          .join('') +
        gloss(sheet, d, face, 0.35),
      display: [0, -29],
      span: 160,
    }
  },
  mechanicalMetronome: (sheet, drawing) => {
    const d = 'M-16 -62L16 -62L44 58L-44 58Z'
    const window = 'M-10 -46L10 -46L24 34L-24 34Z'
    const box = { x: -44, y: -62, w: 88, h: 120 }
    const scale = Array.from(
      { length: 13 },
      (_, i) => `M${-4 - (i % 2) * 2} ${-38 + i * 5.4}H${4 + (i % 2) * 2}`,
    ).join('')
    const rod = line([0, 40], [-15, -56])
    const weight = polygon([
      [-17, -26],
      [-3, -29],
      [-5, -17],
      [-14, -15],
    ])
    return {
      art:
        contactShadow(d, 10) +
        woodSurface(sheet, d, box, 'mahogany', { tint: lighten(drawing.body, 0.35), pitch: 1.6 }) +
        relief(sheet, d, box, 6) +
        shape(window, '#efe3c6') +
        clipped(
          sheet,
          window,
          group({ transform: 'translate(2 3)' }, stroke(window, '#2a1608', 6, { 'stroke-opacity': 0.3 })),
        ) +
        stroke(window, '#2a1608', 1) +
        rect({ x: -5, y: -42, w: 10, h: 72 }, '#d8c48e') +
        stroke(scale, '#3a2412', 0.7) +
        group({ transform: 'translate(2 2.4)' }, stroke(rod, '#000', 2, { 'stroke-opacity': 0.2 })) +
        stroke(rod, metal(sheet, 'steel', [-2, 0], [2, 0]), 2) +
        partShadow(weight, 2) +
        shape(weight, metal(sheet, 'brass', [-17, -29], [-3, -15])) +
        rect({ x: -44, y: 58, w: 88, h: 6 }, darken(drawing.body, 0.5), { rx: 1 }) +
        dome(sheet, 'brass', 0, 46, 4) +
        rect({ x: 39, y: 28, w: 10, h: 3 }, metal(sheet, 'brass', [0, 28], [0, 31])) +
        gloss(sheet, d, box, 0.5),
      display: [0, -10],
      span: 160,
    }
  },
}

const knobRing = (sheet: Sheet): string =>
  partShadow(oval(0, 43, 9), 3) + dome(sheet, 'black', 0, 43, 9) + circle(0, 43, 6, '#2f2d2c')
