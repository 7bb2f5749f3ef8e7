import type { AcousticDrawing } from '../drawing/drawing.ts'
import { partShadow, relief } from '../drawing/light.ts'
import { rounded } from '../drawing/outline.ts'
import { circle, n, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { AcousticForm } from './acoustic-form.ts'

/** The bridge glued on the top: tie block for nylon, pins for steel. */
export const acousticBridge = (sheet: Sheet, drawing: AcousticDrawing, form: AcousticForm): string =>
  form.nylon ? tieBridge(sheet, drawing, form) : pinBridge(sheet, drawing, form)

function tieBridge(sheet: Sheet, drawing: AcousticDrawing, form: AcousticForm): string {
  const y = form.bridgeY
  const d = rounded({ x: -95, y: y - 9, w: 190, h: 27 }, 4)
  const block = { x: -43, y: y - 7, w: 86, h: 23 }
  const saddle = rect({ x: -40, y: y - 3, w: 80, h: 3 }, '#f3ead4', {
    stroke: '#8b7c5c',
    'stroke-width': 0.4,
  })
  const tie =
    rect({ x: -42, y: y + 5, w: 84, h: 11 }, '#efe3c6', { rx: 1 }) +
    rect({ x: -42, y: y + 7.5, w: 84, h: 6 }, '#4a2a1b')
  const count = drawing.strings
  const knots = Array.from({ length: count }, (_, i) => {
    const x = (i / (count - 1) - 0.5) * (form.nutWidth + 6)
    return `M${n(x)} ${n(y + 4)}v11m-2.4 -2q4 3 5 -1`
  }).join('')
  return (
    partShadow(d, 6) +
    woodSurface(sheet, d, { x: -96, y: y - 10, w: 192, h: 30 }, 'rosewood', {
      pitch: 1.4,
      lengthwise: true,
    }) +
    relief(sheet, d, { x: -96, y: y - 10, w: 192, h: 30 }, 4) +
    partShadow(rounded(block, 2), 2) +
    woodSurface(sheet, rounded(block, 2), block, 'rosewood', { pitch: 1.4, lengthwise: true }) +
    tie +
    saddle +
    stroke(knots, '#e6e0d2', 1.2)
  )
}

function pinBridge(sheet: Sheet, drawing: AcousticDrawing, form: AcousticForm): string {
  const y = form.bridgeY
  const d = `M-78 ${n(y - 8)}Q-80 ${n(y - 10)} -74 ${n(y - 10)}L74 ${n(y - 10)}Q80 ${n(y - 10)} 78 ${n(y - 8)}L80 ${n(y + 10)}Q80 ${n(y + 14)} 70 ${n(y + 14)}C46 ${n(y + 15)} 40 ${n(y + 26)} 0 ${n(y + 26)}C-40 ${n(y + 26)} -46 ${n(y + 15)} -70 ${n(y + 14)}Q-80 ${n(y + 14)} -80 ${n(y + 10)}Z`
  const box = { x: -82, y: y - 12, w: 164, h: 42 }
  const saddle = `M-38 ${n(y - 1)}L38 ${n(y - 4)}`
  const count = drawing.strings === 12 ? 6 : drawing.strings
  const pins = Array.from({ length: count }, (_, i) => {
    const x = (i / (count - 1) - 0.5) * (form.nutWidth + 4)
    const pin = (dx: number, dy: number) =>
      partShadow(`M${n(x + dx - 2)} ${n(y + 12 + dy)}h4v2h-4z`, 2) +
      circle(x + dx, y + 12 + dy, 3.1, '#ede2c8', { stroke: '#5d5038', 'stroke-width': 0.4 }) +
      circle(x + dx, y + 12 + dy, 1, '#2b241d')
    return drawing.strings === 12 ? pin(-1.4, -3) + pin(1.4, 4) : pin(0, 0)
  }).join('')
  const wood = drawing.finish.kind === 'solid' ? 'ebony' : 'rosewood'
  return (
    partShadow(d, 6) +
    woodSurface(sheet, d, box, wood, { pitch: 1.4, lengthwise: true }) +
    relief(sheet, d, box, 4) +
    shape(`${saddle}l0 3L-38 ${n(y + 2)}Z`, '#f3ead4', { stroke: '#8b7c5c', 'stroke-width': 0.4 }) +
    pins
  )
}
