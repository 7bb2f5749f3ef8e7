import { darken } from '../drawing/colour.ts'
import type { BassDrawing } from '../drawing/drawing.ts'
import { fretAt, fretboard, strings } from '../drawing/fretboard.ts'
import { contactShadow } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { rounded, spline } from '../drawing/outline.ts'
import { painted } from '../drawing/painted.ts'
import { group, moved, type Sheet, shape } from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'
import { bassBody } from './bass-bodies.ts'
import { scratchplate } from './electric.ts'
import { bassBridge } from './electric-bridge.ts'
import { bassBar, knob, splitCoil } from './pickup.ts'
import { boundsOf, solidBack } from './solid-back.ts'
import type { SolidBody } from './solid-body.ts'
import { type SolidHead, solidHead } from './solid-neck.ts'

export const bassViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'corpo', label: 'detalhe do corpo' },
  { view: 'cabeca', label: 'detalhe da mão e das tarraxas' },
  { view: 'costas', label: 'costas' },
  { view: 'captadores', label: 'detalhe dos captadores e da ponte' },
]

/** An electric bass in millimetres; the bridge is y = 0. */
export function drawBass(sheet: Sheet, drawing: BassDrawing, view: string): Picture {
  const body = bassBody(drawing)
  const nutY = -body.scale
  const head = headOf(drawing)
  const art =
    view === 'costas'
      ? solidBack(sheet, {
          body,
          finish: drawing.finish,
          wood: drawing.wood,
          neck: 'maple',
          nutWidth: head.nutWidth,
          head,
          springs: false,
          hardware: drawing.hardware,
        })
      : bassFront(sheet, drawing, body, head)
  const top = nutY - (head.kind === 'bassInline' ? 275 : 220)
  const box = boundsOf(body.points)
  const bottom = box.y + box.h + 18
  const whole = { x: 0, y: (top + bottom) / 2, span: (bottom - top) * 1.02 }
  switch (view) {
    case 'corpo':
      return { art, camera: { x: 0, y: -110, span: 560, turn: 12 } }
    case 'cabeca':
      return { art, camera: { x: 4, y: nutY - 96, span: 400, turn: 14 } }
    case 'captadores':
      return { art, camera: { x: 14, y: -66, span: 300, turn: 16 } }
    case 'costas':
      return { art, camera: { ...whole, turn: -18 } }
    default:
      return { art, camera: { ...whole, turn: 26 } }
  }
}

function headOf(drawing: BassDrawing): SolidHead {
  const modern = drawing.shape === 'modern' || drawing.shape === 'singleCut'
  return {
    kind: modern ? 'bassSplit' : 'bassInline',
    strings: drawing.strings,
    nutWidth: [40, 46, 54][drawing.strings - 4] ?? 40,
    hardware: drawing.hardware,
    wood: modern ? drawing.wood : 'maple',
    ...(modern && drawing.finish.kind !== 'natural' ? { lacquer: darken(drawing.finish.colour, 0.3) } : {}),
  }
}

function bassFront(
  sheet: Sheet,
  drawing: BassDrawing,
  body: SolidBody,
  head: SolidHead = headOf(drawing),
): string {
  const d = spline(body.points, true)
  const nutY = -body.scale
  const endY = fretAt(body.scale, body.frets) - body.scale + 12
  const spacing = drawing.strings === 4 ? 19 : 17.4
  return (
    contactShadow(d, 28) +
    moved(0, nutY, solidHead(sheet, head)) +
    group(
      { transform: 'translate(2.5 4)' },
      shape(d, darken(drawing.finish.kind === 'natural' ? '#6b3b1e' : drawing.finish.colour, 0.55)),
    ) +
    painted(sheet, d, boundsOf(body.points), {
      wood: drawing.wood,
      finish: drawing.finish,
      carve: body.carve,
    }) +
    (drawing.pickguard && body.guard.length > 0 ? scratchplate(sheet, drawing.pickguard, body.guard) : '') +
    pickups(sheet, drawing, body) +
    fretboard(sheet, {
      nutY,
      scale: body.scale,
      frets: body.frets,
      nutWidth: head.nutWidth,
      endWidth: head.nutWidth + 22,
      endY,
      wood: drawing.fingerboard,
      inlay: drawing.shape === 'jazz' && drawing.fingerboard === 'maple' ? 'blocks' : 'dots',
    }) +
    bassBridge(sheet, drawing) +
    controls(sheet, drawing, body) +
    strings({
      count: drawing.strings,
      fromY: nutY,
      toY: 6,
      fromWidth: head.nutWidth - 9,
      toWidth: spacing * (drawing.strings - 1),
      thick: 2.6,
      thin: 1.2,
      wound: 6,
      woundColour: '#b7b2a6',
      plainColour: '#c9c6bd',
    }) +
    dome(sheet, drawing.hardware, 0, boundsOf(body.points).y + boundsOf(body.points).h + 2, 7)
  )
}

function pickups(sheet: Sheet, drawing: BassDrawing, body: SolidBody): string {
  const { neck, middle, bridge } = body.pickups
  if (drawing.shape === 'precision') return splitCoil(sheet, [0, middle], '#232121')
  const wide = drawing.shape !== 'jazz'
  return bassBar(sheet, [0, neck], drawing.strings, wide) + bassBar(sheet, [0, bridge], drawing.strings, wide)
}

function controls(sheet: Sheet, drawing: BassDrawing, body: SolidBody): string {
  const plate =
    drawing.shape === 'jazz' && drawing.pickguard ? rounded({ x: 72, y: -58, w: 34, h: 146 }, 15) : ''
  const under = plate
    ? group(
        { transform: 'rotate(-16 98 4)' },
        shape(plate, metal(sheet, drawing.hardware, [72, -58], [130, 40]), {
          stroke: '#00000077',
          'stroke-width': 0.5,
        }),
      )
    : ''
  return under + body.knobs.map((at) => knob(sheet, at, plate ? 'black' : 'metal', drawing.hardware)).join('')
}
