import { fHole } from '../bowed/f-hole.ts'
import { darken, lighten } from '../drawing/colour.ts'
import type { ElectricDrawing } from '../drawing/drawing.ts'
import { fretAt, fretboard, strings } from '../drawing/fretboard.ts'
import { contactShadow } from '../drawing/light.ts'
import { dome, metal, screw } from '../drawing/metal.ts'
import { rounded, spline } from '../drawing/outline.ts'
import { painted } from '../drawing/painted.ts'
import {
  circle,
  clipped,
  group,
  linear,
  moved,
  type Point,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'
import { electricBody } from './electric-bodies.ts'
import { electricBridge } from './electric-bridge.ts'
import { humbucker, knob, p90, singleCoil } from './pickup.ts'
import { boundsOf, solidBack } from './solid-back.ts'
import type { SolidBody } from './solid-body.ts'
import { solidHead } from './solid-neck.ts'

export const electricViews = [
  { view: 'inteiro', label: 'de frente' },
  { view: 'corpo', label: 'detalhe do corpo' },
  { view: 'cabeca', label: 'detalhe da mão e das tarraxas' },
  { view: 'costas', label: 'costas' },
  { view: 'captadores', label: 'detalhe dos captadores e da ponte' },
]

/** A solid or semi-hollow electric guitar in millimetres; the bridge is y = 0. */
export function drawElectric(sheet: Sheet, drawing: ElectricDrawing, view: string): Picture {
  const body = electricBody(drawing)
  const nutY = -body.scale
  const back = view === 'costas'
  const drawn = back
    ? solidBack(sheet, {
        body,
        finish: drawing.finish,
        wood: drawing.wood,
        neck: 'maple',
        nutWidth: 43,
        head: headOf(drawing),
        springs: drawing.bridge === 'tremolo' || drawing.bridge === 'locking',
        hardware: drawing.hardware,
      })
    : electricFront(sheet, drawing, body)
  const art = drawing.leftHanded ? group({ transform: 'scale(-1 1)' }, drawn) : drawn
  const top = nutY - 195
  const box = boundsOf(body.points)
  const bottom = box.y + box.h + 18
  const whole = { x: 0, y: (top + bottom) / 2, span: (bottom - top) * 1.03 }
  const side = drawing.leftHanded ? -1 : 1
  switch (view) {
    case 'corpo':
      return { art, camera: { x: 0, y: body.hollow ? -20 : -80, span: body.hollow ? 500 : 470, turn: 12 } }
    case 'cabeca':
      return { art, camera: { x: 4 * side, y: nutY - 72, span: 290, turn: 14 } }
    case 'captadores':
      return { art, camera: { x: 16 * side, y: -62, span: 250, turn: 16 } }
    case 'costas':
      return { art, camera: { ...whole, turn: -16 } }
    default:
      return { art, camera: { ...whole, turn: 22 } }
  }
}

const headOf = (drawing: ElectricDrawing) => {
  const set = drawing.headstock === 'threeThree'
  const matching = drawing.shape === 'superDouble' ? darken(drawing.finish.colour, 0.2) : undefined
  const lacquer = set ? '#1a1715' : matching
  return {
    kind: drawing.headstock,
    strings: drawing.strings,
    nutWidth: 43 + (drawing.strings - 6) * 6,
    hardware: drawing.hardware,
    wood: set ? ('mahogany' as const) : ('maple' as const),
    ...(lacquer ? { lacquer } : {}),
  }
}

function electricFront(sheet: Sheet, drawing: ElectricDrawing, body: SolidBody): string {
  const d = spline(body.points, true)
  const box = boundsOf(body.points)
  const head = headOf(drawing)
  const nutY = -body.scale
  const endFret = body.scale - fretAt(body.scale, body.frets)
  return (
    contactShadow(d, 26) +
    moved(0, nutY, solidHead(sheet, head)) +
    group(
      { transform: 'translate(2.5 4)' },
      shape(d, darken(drawing.finish.kind === 'natural' ? '#6b3b1e' : drawing.finish.colour, 0.55)),
    ) +
    painted(sheet, d, box, {
      wood: drawing.wood,
      finish: drawing.finish,
      carve: body.carve,
      bookmatched: body.carve > 20,
    }) +
    (body.binding ? clipped(sheet, d, stroke(d, '#1d120b', 10.6), stroke(d, body.binding, 9)) : '') +
    (body.hollow
      ? fHole(sheet, { x: 44, y: 12, scale: 1.3 }, 1) + fHole(sheet, { x: -44, y: 12, scale: 1.3 }, -1)
      : '') +
    (drawing.pickguard && body.guard.length > 0 ? scratchplate(sheet, drawing.pickguard, body.guard) : '') +
    pickupsOf(sheet, drawing, body) +
    fretboard(sheet, {
      nutY,
      scale: body.scale,
      frets: body.frets,
      nutWidth: head.nutWidth,
      endWidth: head.nutWidth + 13,
      endY: -endFret + 9,
      wood: drawing.fingerboard,
      inlay: inlayOf(drawing),
      ...(body.binding ? { binding: body.binding } : {}),
    }) +
    electricBridge(sheet, drawing.bridge, drawing.hardware, drawing.strings) +
    controls(sheet, drawing, body) +
    strings({
      count: drawing.strings,
      fromY: nutY,
      toY: drawing.bridge === 'stopbar' ? 42 : 4,
      fromWidth: head.nutWidth - 8,
      toWidth: 10.5 * (drawing.strings - 1),
      thick: 1.3,
      thin: 0.45,
      wound: 3,
      woundColour: '#bdb8ac',
      plainColour: '#d6d6d4',
    }) +
    buttons(sheet, drawing, body)
  )
}

function inlayOf(drawing: ElectricDrawing): 'dots' | 'blocks' | 'trapezoids' {
  if (drawing.shape === 'singleCutCarved' || drawing.shape === 'hornedCarved') return 'trapezoids'
  return drawing.shape === 'semiHollow' ? 'blocks' : 'dots'
}

/** The plastic plate with its three layers and screws. */
export function scratchplate(sheet: Sheet, colour: string, points: readonly Point[]): string {
  const d = spline(points, true, 0.8)
  const box = boundsOf(points)
  const paint = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, lighten(colour, 0.3)],
      [0.35, colour],
      [0.46, lighten(colour, 0.16)],
      [0.52, colour],
      [1, darken(colour, 0.2)],
    ],
  )
  const heads = points
    .filter((_, i) => i % 3 === 1)
    .map(([x, y]) => screw(sheet, 'nickel', x * 0.95, y + (y < box.y + box.h / 2 ? 5 : -5), 2))
    .join('')
  return (
    group({ transform: 'translate(1.2 1.8)' }, shape(d, '#000', { opacity: 0.25 })) +
    shape(d, '#f1ece0') +
    clipped(
      sheet,
      d,
      shape(d, paint),
      stroke(d, '#f4f0e6', 5),
      stroke(d, '#22201e', 3.4),
      stroke(d, '#f4f0e6', 2),
    ) +
    heads
  )
}

function pickupsOf(sheet: Sheet, drawing: ElectricDrawing, body: SolidBody): string {
  const { neck, middle, bridge } = body.pickups
  const cover = drawing.pickguard === '#1a1a1a' || drawing.hardware === 'black' ? '#242222' : '#efe8d8'
  const covered = body.carve > 20 ? drawing.hardware : null
  const framed = body.carve > 20 || drawing.shape === 'hornedCarved'
  const ringColour = drawing.hardware === 'black' ? '#1d1b1b' : '#e9dcbc'
  const ring = framed ? ringColour : null
  const double = (y: number) =>
    humbucker(sheet, [0, y], {
      cover: covered === 'black' ? null : covered,
      ring,
      colour: '#262424',
      poles: drawing.strings,
    })
  const single = (y: number, turn = 0) => singleCoil(sheet, [0, y], cover, turn, drawing.strings)
  switch (drawing.pickups) {
    case 'SSS':
      return single(neck) + single(middle) + single(bridge, -9)
    case 'HSS':
      return single(neck) + single(middle) + double(bridge + 2)
    case 'HSH':
      return double(neck) + single(middle) + double(bridge + 2)
    case 'HH':
      return double(neck) + double(bridge)
    case 'SS':
      return (
        (drawing.shape === 'singleCutSlab' ? ashtray(sheet, drawing) : '') +
        single(neck) +
        single(bridge, -12)
      )
    case 'P90':
      return p90(sheet, [0, neck], cover) + p90(sheet, [0, bridge], cover)
  }
}

function ashtray(sheet: Sheet, drawing: ElectricDrawing): string {
  const d = rounded({ x: -46, y: -40, w: 92, h: 74 }, 4)
  return shape(d, metal(sheet, drawing.hardware, [-46, -40], [60, 60]), {
    stroke: '#00000077',
    'stroke-width': 0.6,
  })
}

function controls(sheet: Sheet, drawing: ElectricDrawing, body: SolidBody): string {
  const kind = knobOf(drawing)
  const [jx, jy] = body.jack
  const inset = drawing.shape === 'singleCutSlab' || body.carve > 20
  const jack = inset
    ? ''
    : group(
        {},
        shape(
          rounded({ x: jx - 10, y: jy - 17, w: 20, h: 34 }, 9),
          metal(sheet, drawing.hardware, [jx - 10, jy - 17], [jx + 10, jy + 17]),
          { stroke: '#00000077', 'stroke-width': 0.5, transform: `rotate(-38 ${jx} ${jy})` },
        ),
        circle(jx, jy, 5, '#0d0c0c'),
      )
  return (
    body.knobs.map((at) => knob(sheet, at, kind, drawing.hardware)).join('') +
    selector(sheet, drawing, body) +
    jack
  )
}

function knobOf(drawing: ElectricDrawing): 'metal' | 'amber' | 'black' | 'white' {
  if (drawing.shape === 'singleCutSlab' || drawing.shape === 'superDouble') return 'metal'
  if (drawing.shape === 'doubleCut') return drawing.pickguard === '#1a1a1a' ? 'black' : 'white'
  return drawing.hardware === 'gold' || drawing.finish.kind === 'sunburst' ? 'amber' : 'black'
}

function selector(sheet: Sheet, drawing: ElectricDrawing, body: SolidBody): string {
  if (body.carve > 20) {
    const [x, y] = body.hollow ? [152, 18] : [-86, -196]
    return (
      circle(x, y, 15, '#efe3c6', { stroke: '#00000055', 'stroke-width': 0.6 }) +
      dome(sheet, drawing.hardware, x, y, 5) +
      dome(sheet, drawing.hardware, x + 3, y - 6, 3.6)
    )
  }
  if (drawing.shape === 'singleCutSlab') {
    const plate = rounded({ x: 82, y: -66, w: 30, h: 120 }, 14)
    return (
      shape(plate, metal(sheet, drawing.hardware, [82, -66], [118, 20]), {
        stroke: '#00000077',
        'stroke-width': 0.5,
      }) +
      body.knobs.map((at) => knob(sheet, at, 'metal', drawing.hardware)).join('') +
      rect({ x: 94, y: -52, w: 6, h: 26 }, '#151312', { rx: 3 }) +
      rect({ x: 91, y: -52, w: 12, h: 9 }, '#26221f', { rx: 4 })
    )
  }
  return group(
    { transform: 'rotate(-28 78 -66)' },
    rect({ x: 76, y: -80, w: 4, h: 28 }, '#161413', { rx: 2 }),
    rect({ x: 73, y: -76, w: 10, h: 7 }, '#efe8d8', { rx: 3, stroke: '#00000055', 'stroke-width': 0.4 }),
  )
}

function buttons(sheet: Sheet, drawing: ElectricDrawing, body: SolidBody): string {
  const box = boundsOf(body.points)
  return dome(sheet, drawing.hardware, 0, box.y + box.h + 2, 6)
}
