import { darken, lighten } from '../drawing/colour.ts'
import type { BridgeDrawing } from '../drawing/drawing.ts'
import { letters } from '../drawing/letters.ts'
import { contactShadow, relief } from '../drawing/light.ts'
import { oval, polygon, rounded, spline } from '../drawing/outline.ts'
import { clipped, group, linear, type Point, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { bassBridge, electricBridge } from '../electric/electric-bridge.ts'
import type { Picture } from '../picture.ts'

export const bridgeViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'inclinado', label: 'em ângulo' },
  { view: 'detalhe', label: 'detalhe' },
]

/** Bridges: bowed ones standing, guitar and bass ones from above. Millimetres of a violin bridge, 41 wide. */
export function drawBridge(sheet: Sheet, drawing: BridgeDrawing, view: string): Picture {
  const { art, span, y, close = [-span * 0.1, y - span * 0.06] } = thing(sheet, drawing)
  switch (view) {
    case 'inclinado':
      return { art, camera: { x: 0, y, span: span * 1.12, turn: 24 } }
    case 'detalhe':
      return { art, camera: { x: close[0], y: close[1], span: span * 0.48, turn: -12 } }
    default:
      return { art, camera: { x: 0, y, span } }
  }
}

function thing(
  sheet: Sheet,
  drawing: BridgeDrawing,
): { art: string; span: number; y: number; close?: Point } {
  const { hardware } = drawing
  switch (drawing.instrument) {
    case 'violin':
    case 'viola':
      return { art: bowedBridge(sheet, drawing.tone, 0), span: 56, y: 0 }
    case 'cello':
      return { art: bowedBridge(sheet, drawing.tone, 14), span: 70, y: 2 }
    case 'doubleBass':
      return { art: bowedBridge(sheet, drawing.tone, 17), span: 74, y: 3 }
    case 'guitarTremolo':
      return {
        art:
          metalBase(rounded({ x: -40, y: -18, w: 80, h: 48 }, 3)) +
          electricBridge(sheet, 'tremolo', hardware, 6),
        span: 230,
        y: 46,
        close: [4, 8],
      }
    case 'guitarHardtail':
      return {
        art:
          metalBase(rounded({ x: -39, y: -20, w: 78, h: 54 }, 3)) +
          electricBridge(sheet, 'hardtail', hardware, 6),
        span: 120,
        y: 8,
      }
    case 'guitarStop':
      return {
        art:
          metalBase(rounded({ x: -47, y: -6, w: 94, h: 13 }, 6)) +
          metalBase(rounded({ x: -50, y: 38, w: 100, h: 15 }, 7)) +
          electricBridge(sheet, 'stopbar', hardware, 6),
        span: 150,
        y: 24,
      }
    case 'bass':
      return {
        art:
          metalBase(rounded({ x: -42, y: -14, w: 84, h: 62 }, 3)) +
          bassBridge(sheet, { hardware, strings: 4 }),
        span: 125,
        y: 18,
      }
    case 'acousticSaddle':
      return { art: saddle(sheet, drawing.tone), span: 96, y: 0 }
  }
}

const metalBase = (d: string): string => contactShadow(d, 9)

/** The heart, the kidneys, the ankles and feet; `legs` makes it taller, for cello and bass. */
function bowedBridge(sheet: Sheet, tone: string, legs: number): string {
  const top = -17 - legs * 0.55
  const foot = 16 + legs * 0.55
  const half: [number, number][] = [
    [0, top],
    [8, top + 0.5],
    [15.5, top + 3.4],
    [16.4, top + 5],
    [14.4, -9.4],
    [13, -6.4],
    [15.2, -4.6],
    [18.2, -4.4],
    [19, -2.4],
    [17, -1.4],
    [14.4, 0.4],
    [14.2, 2.6],
    [17.2, 5],
    [18.2, 8],
    [18.6, foot - 4.4],
    [20.6, foot - 1.4],
    [20.4, foot],
    [11.6, foot],
    [11.4, foot - 1.6],
    [12.6, foot - 4.2],
    [11.4, 9 + legs * 0.1],
    [8, 6.4],
    [3.4, 5.6],
    [0, 5.4],
  ]
  const whole = spline(
    [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]): [number, number] => [-x, y]),
    ],
    true,
    0.62,
  )
  const heart =
    'M0 -1.2C-2 -3.2 -4.4 -4.6 -3.6 -7C-3 -9 -0.6 -8.6 -0.5 -6.8Q0 -8 .5 -6.8C.6 -8.6 3 -9 3.6 -7C4.4 -4.6 2 -3.2 0 -1.2Z'
  const kidney = (s: number) =>
    `M${s * 8.4} -5.6C${s * 6.6} -5.4 ${s * 5.8} -2.6 ${s * 7} -.6C${s * 8.2} 1.4 ${s * 11.4} 1 ${s * 12} -1.2C${s * 12.4} -2.8 ${s * 10.6} -2.8 ${s * 10.6} -4C${s * 10.6} -5.4 ${s * 9.6} -5.8 ${s * 8.4} -5.6Z`
  const holes = heart + kidney(1) + kidney(-1)
  const d = whole + holes
  const box = { x: -21, y: top - 1, w: 42, h: foot - top + 2 }
  const paint = linear(
    sheet,
    [-16, top],
    [14, foot],
    [
      [0, lighten(tone, 0.42)],
      [0.5, tone],
      [1, darken(tone, 0.24)],
    ],
  )
  const flecks = Array.from({ length: 90 }, () => {
    const x = sheet.between(-20, 20)
    const y = sheet.between(top, foot)
    return `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h${Math.round(sheet.between(0.5, 2) * 10) / 10}`
  }).join('')
  const depth = group(
    { transform: 'translate(.7 .8)' },
    shape(d, darken(tone, 0.5), { 'fill-rule': 'evenodd' }),
  )
  return (
    contactShadow(whole, 4) +
    depth +
    shape(d, paint, { 'fill-rule': 'evenodd' }) +
    clipped(sheet, whole, stroke(flecks, darken(tone, 0.4), 0.22, { 'stroke-opacity': 0.55 })) +
    shape(holes, '#e2d7c4') +
    clipped(
      sheet,
      holes,
      group({ transform: 'translate(.5 .7)' }, stroke(holes, '#3a2412', 1.2, { 'stroke-opacity': 0.35 })),
    ) +
    relief(sheet, whole, box, 1.2, 0.5) +
    stroke(d, darken(tone, 0.55), 0.26) +
    letters('LUTHIER', [0, 2.4], { height: 1.3, colour: darken(tone, 0.55), align: 'centre', weight: 0.8 }) +
    rect({ x: 9.6, y: top + 0.9, w: 3.2, h: 2 }, '#f1e4c4', {
      transform: `rotate(18 11 ${top + 2})`,
      opacity: 0.9,
    })
  )
}

function saddle(sheet: Sheet, tone: string): string {
  const d = polygon([
    [-37, -3],
    [-30, -5],
    [0, -6],
    [30, -5],
    [37, -3],
    [37, 5],
    [-37, 5],
  ])
  const paint = linear(
    sheet,
    [0, -6],
    [0, 6],
    [
      [0, lighten(tone, 0.7)],
      [0.4, tone],
      [1, darken(tone, 0.3)],
    ],
  )
  const grooves = [-26, -16, -5, 5, 16, 26].map((x) => `M${x} -5.6v1.6`).join('')
  const second = group(
    { transform: 'translate(4 22) rotate(-7)' },
    contactShadow(d, 4),
    shape(d, paint, { stroke: darken(tone, 0.5), 'stroke-width': 0.3 }),
  )
  const pins = [-24, -8, 8, 24]
    .map((x) =>
      group(
        { transform: `translate(${x} -24) rotate(${x})` },
        contactShadow(oval(0, 0, 3, 8), 3),
        shape(
          polygon([
            [-1.6, -4],
            [1.6, -4],
            [1, 11],
            [-1, 11],
          ]),
          paint,
        ),
        shape(oval(0, -5, 3.4, 2.6), paint, { stroke: darken(tone, 0.5), 'stroke-width': 0.3 }),
      ),
    )
    .join('')
  return (
    second +
    contactShadow(d, 4) +
    shape(d, paint, { stroke: darken(tone, 0.5), 'stroke-width': 0.3 }) +
    stroke(grooves, darken(tone, 0.5), 0.5) +
    pins
  )
}
