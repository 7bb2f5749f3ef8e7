import type { AcousticDrawing } from '../drawing/drawing.ts'
import { fretboard, strings } from '../drawing/fretboard.ts'
import { contactShadow } from '../drawing/light.ts'
import { polygon, spline } from '../drawing/outline.ts'
import { painted } from '../drawing/painted.ts'
import { clipped, group, linear, type Point, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { preamp } from '../electric/preamp.ts'
import type { Picture } from '../picture.ts'
import { acousticBack } from './acoustic-back.ts'
import { acousticBridge } from './acoustic-bridge.ts'
import { type AcousticForm, acousticForm } from './acoustic-form.ts'
import { acousticHead, headHeight } from './acoustic-head.ts'
import { soundHole } from './sound-hole.ts'

export function acousticViews(drawing: AcousticDrawing): { view: string; label: string }[] {
  const views = [
    { view: 'inteiro', label: 'de frente' },
    { view: 'corpo', label: 'detalhe do corpo' },
    { view: 'cabeca', label: 'detalhe da mão e das tarraxas' },
    { view: 'costas', label: 'costas' },
    { view: 'boca', label: 'detalhe da boca e da roseta' },
  ]
  return drawing.electronics ? [...views, { view: 'captador', label: 'detalhe do pré-amplificador' }] : views
}

/** A nylon- or steel-string guitar in millimetres. */
export function drawAcoustic(sheet: Sheet, drawing: AcousticDrawing, view: string): Picture {
  const form = acousticForm(drawing)
  if (view === 'captador') return preamp(sheet, drawing.back)
  const top = form.nutY - headHeight(drawing)
  const middle = (form.length + top) / 2
  const span = (form.length - top) * 1.02
  if (view === 'costas')
    return { art: acousticBack(sheet, drawing, form), camera: { x: 0, y: middle, span, turn: -16 } }
  const art = acousticFront(sheet, drawing, form)
  if (view === 'corpo')
    return { art, camera: { x: 0, y: form.length * 0.47, span: form.length * 1.17, turn: 9 } }
  if (view === 'cabeca')
    return {
      art,
      camera: { x: 0, y: form.nutY - headHeight(drawing) * 0.36, span: headHeight(drawing) * 1.5, turn: 12 },
    }
  if (view === 'boca') return { art, camera: { x: 16, y: form.hole.y + 34, span: 240, turn: 14 } }
  return { art, camera: { x: 0, y: middle, span, turn: 22 } }
}

function acousticFront(sheet: Sheet, drawing: AcousticDrawing, form: AcousticForm): string {
  const { outline: d, box } = form
  const wound = form.nylon ? 3 : 4
  const spread = form.nutWidth - 9
  return (
    contactShadow(d, 32) +
    acousticHead(sheet, drawing, form) +
    group({ transform: 'translate(2.5 4)' }, shape(d, '#2c170c')) +
    painted(sheet, d, box, {
      wood: drawing.top,
      finish: drawing.finish,
      carve: 9,
      bookmatched: true,
      pitch: 2,
      shine: form.nylon ? 0.35 : 0.6,
    }) +
    binding(sheet, drawing, d) +
    soundHole(sheet, drawing.rosette, form.hole) +
    (drawing.pickguard ? pickguard(sheet, drawing.pickguard, form) : '') +
    (drawing.shape === 'flamenco' ? tapPlates(form) : '') +
    fretboard(sheet, {
      nutY: form.nutY,
      scale: form.scale,
      frets: form.frets,
      nutWidth: form.nutWidth,
      endWidth: form.endWidth,
      endY: form.hole.y - form.hole.r + (form.nylon ? 4 : -6),
      wood: form.nylon && drawing.back === 'ebony' ? 'ebony' : 'rosewood',
      inlay: form.nylon ? 'none' : 'dots',
      ...(form.nylon ? {} : { binding: '#e9ddc0' }),
      bow: form.nylon ? -6 : 3,
    }) +
    acousticBridge(sheet, drawing, form) +
    strings({
      count: drawing.strings === 12 ? 6 : drawing.strings,
      courses: drawing.strings === 12,
      fromY: form.nutY,
      toY: form.bridgeY + (form.nylon ? 9 : 12),
      fromWidth: spread,
      toWidth: spread + (form.nylon ? 15 : 13),
      thick: form.nylon ? 1.5 : 1.35,
      thin: form.nylon ? 0.9 : 0.5,
      wound,
      woundColour: form.nylon ? '#c3c0b8' : '#c49a5c',
      plainColour: form.nylon ? '#efe9dc' : '#cfcfcb',
    })
  )
}

function binding(sheet: Sheet, drawing: AcousticDrawing, d: string): string {
  const lightEdge = drawing.finish.kind !== 'natural' || drawing.top === 'cedar' || drawing.shape === 'jumbo'
  const outer = lightEdge ? '#efe3c6' : '#4a2515'
  const stripes: [string, number][] = [
    ['#1d120b', 15],
    [lightEdge ? '#1d120b' : '#e8d3a2', 13.4],
    [lightEdge ? '#efe3c6' : '#7a3a1c', 11.6],
    ['#1d120b', 9.6],
    [outer, 8],
  ]
  return clipped(
    sheet,
    d,
    ...stripes.map(([colour, width]) => stroke(d, colour, width, { 'stroke-opacity': 0.92 })),
    stroke(d, '#fff6e0', 2, { 'stroke-opacity': 0.25 }),
  )
}

function pickguard(sheet: Sheet, colour: string, form: AcousticForm): string {
  const { y, r } = form.hole
  const q = r + 17.5
  const hugging = [-38, -15, 8, 31, 54].map((angle): Point => {
    const turn = (angle * Math.PI) / 180
    return [q * Math.cos(turn), y + q * Math.sin(turn)]
  })
  const d = spline(
    [
      ...hugging,
      [r * 0.95, y + r * 1.62],
      [r * 1.3, y + r * 2.3],
      [r * 1.95, y + r * 2.66],
      [r * 2.42, y + r * 2.2],
      [r * 2.15, y + r * 1.25],
      [r * 1.8, y + r * 0.3],
      [r * 1.55, y - r * 0.5],
    ],
    true,
    0.9,
  )
  const paint = linear(
    sheet,
    [r * 0.5, y - r],
    [r * 2.2, y + r * 2.6],
    [
      [0, colour],
      [0.3, colour, 0.86],
      [0.36, '#ffffff', 0.3],
      [0.42, colour, 0.9],
      [1, colour],
    ],
  )
  const blots = Array.from({ length: 7 }, () => {
    const x = r * sheet.between(0.9, 2)
    const py = y + r * sheet.between(0.4, 2.3)
    return shape(
      spline(
        [
          [x, py],
          [x + 9, py + 5],
          [x + 5, py + 13],
          [x - 7, py + 9],
        ],
        true,
      ),
      '#1a0c06',
      { opacity: 0.28 },
    )
  }).join('')
  return (
    shape(d, '#000', { opacity: 0.12, transform: 'translate(1.5 2)' }) +
    shape(d, colour) +
    clipped(sheet, d, blots) +
    shape(d, paint)
  )
}

function tapPlates(form: AcousticForm): string {
  const { y, r } = form.hole
  const plate = (side: number) =>
    polygon([
      [side * (r + 6), y - r * 0.4],
      [side * (r * 2), y - r * 0.2],
      [side * (r * 2.1), y + r * 2.2],
      [side * (r * 0.4), y + r * 2.3],
      [side * (r * 0.5), y + r * 1.2],
    ])
  return [1, -1]
    .map(
      (side) =>
        shape(plate(side), '#fffdf4', { opacity: 0.28 }) +
        stroke(plate(side), '#ffffff', 0.8, { 'stroke-opacity': 0.6 }),
    )
    .join('')
}
