import { darken } from '../drawing/colour.ts'
import type { SmallPluckedDrawing } from '../drawing/drawing.ts'
import { fretAt, fretboard, strings } from '../drawing/fretboard.ts'
import { contactShadow, partShadow, relief } from '../drawing/light.ts'
import { polygon, rounded } from '../drawing/outline.ts'
import { painted } from '../drawing/painted.ts'
import { circle, clipped, group, linear, n, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import { preamp } from '../electric/preamp.ts'
import type { Picture } from '../picture.ts'
import { banjoFront } from './banjo.ts'
import { type SmallForm, smallForm } from './small-form.ts'
import { smallHead } from './small-head.ts'
import { soundHole } from './sound-hole.ts'

export function smallPluckedViews(drawing: SmallPluckedDrawing): { view: string; label: string }[] {
  const views = [
    { view: 'inteiro', label: 'de frente' },
    { view: 'corpo', label: 'detalhe do corpo' },
    { view: 'cabeca', label: 'detalhe da mão e das tarraxas' },
    { view: 'costas', label: 'costas' },
  ]
  return drawing.electronics ? [...views, { view: 'captador', label: 'detalhe do pré-amplificador' }] : views
}

/** Ukuleles, cavaquinho, bandolim, viola caipira and banjo in millimetres; the body's top edge is y = 0. */
export function drawSmallPlucked(sheet: Sheet, drawing: SmallPluckedDrawing, view: string): Picture {
  const form = smallForm(drawing)
  if (view === 'captador') return preamp(sheet, drawing.back)
  const top = form.nutY - form.head - 4
  const whole = { x: 0, y: (form.length + top) / 2, span: (form.length - top) * 1.06 }
  if (view === 'costas') return { art: back(sheet, drawing, form), camera: { ...whole, turn: -16 } }
  const art =
    drawing.instrument === 'banjo'
      ? banjoFront(sheet, form, smallHead(sheet, drawing, form))
      : front(sheet, drawing, form)
  if (view === 'corpo')
    return { art, camera: { x: 0, y: form.length * 0.48, span: form.length * 1.2, turn: 10 } }
  if (view === 'cabeca')
    return { art, camera: { x: 0, y: form.nutY - form.head * 0.4, span: form.head * 1.6, turn: 13 } }
  return { art, camera: { ...whole, turn: 20 } }
}

function front(sheet: Sheet, drawing: SmallPluckedDrawing, form: SmallForm): string {
  const { outline: d, box } = form
  const wound = drawing.instrument === 'ukulele' ? 0 : 2
  return (
    contactShadow(d, form.length * 0.07) +
    smallHead(sheet, drawing, form) +
    group({ transform: 'translate(1.8 2.8)' }, shape(d, '#2c170c')) +
    painted(sheet, d, box, {
      wood: drawing.top,
      finish: drawing.finish,
      carve: drawing.instrument === 'bandolim' ? 14 : 7,
      bookmatched: true,
      pitch: 1.7,
      shine: 0.5,
    }) +
    clipped(
      sheet,
      d,
      stroke(d, '#1d120b', form.edge * 2.6),
      stroke(d, '#efe3c6', form.edge * 2.1),
      stroke(d, '#4a2515', form.edge * 1.2),
    ) +
    soundHole(sheet, drawing.instrument === 'violaCaipira' ? 'mosaic' : 'rings', form.hole) +
    fretboard(sheet, {
      nutY: form.nutY,
      scale: form.scale,
      frets: form.frets,
      nutWidth: form.nutWidth,
      endWidth: form.nutWidth + form.spread * 0.7,
      endY: form.nutY + fretAt(form.scale, form.frets) + 3,
      wood: 'rosewood',
      inlay: 'dots',
      bow: 1.5,
    }) +
    bridge(sheet, drawing, form) +
    strings({
      count: form.strings,
      courses: form.courses,
      fromY: form.nutY,
      toY: form.tail ?? form.bridgeY + 3,
      fromWidth: form.nutWidth - 8,
      toWidth: form.nutWidth - 8 + form.spread,
      thick: 0.95,
      thin: 0.6,
      wound,
      woundColour: drawing.instrument === 'ukulele' ? '#ece6d8' : '#c2a26a',
      plainColour: drawing.instrument === 'ukulele' ? '#f4efe4' : '#cfcfcb',
    })
  )
}

function bridge(sheet: Sheet, drawing: SmallPluckedDrawing, form: SmallForm): string {
  const y = form.bridgeY
  const w = form.nutWidth + form.spread + 26
  if (form.tail) {
    const foot = rounded({ x: -w / 2, y: y - 4, w, h: 8 }, 2)
    const plate = polygon([
      [-20, form.length - 46],
      [20, form.length - 46],
      [16, form.length + 2],
      [-16, form.length + 2],
    ])
    const shine = linear(
      sheet,
      [-20, 0],
      [20, 40],
      [
        [0, '#8f8a7d'],
        [0.3, '#fbf8ee'],
        [0.6, '#b9b3a4'],
        [1, '#6f6a5e'],
      ],
    )
    return (
      partShadow(foot, 5) +
      woodSurface(sheet, foot, { x: -w / 2, y: y - 4, w, h: 8 }, 'ebony', { lengthwise: true, pitch: 1 }) +
      relief(sheet, foot, { x: -w / 2, y: y - 4, w, h: 8 }, 2) +
      partShadow(plate, 3) +
      shape(plate, shine, { stroke: '#5a564c', 'stroke-width': 0.5 })
    )
  }
  const box = { x: -w / 2, y: y - 7, w, h: 20 }
  const d = rounded(box, 4)
  const saddle = rect({ x: -w / 2 + 9, y: y - 2, w: w - 18, h: 2.4 }, '#f3ead4', {
    stroke: '#8b7c5c',
    'stroke-width': 0.3,
  })
  const tie = rect({ x: -w / 2 + 10, y: y + 4, w: w - 20, h: 5 }, '#22130c', { rx: 1 })
  return (
    partShadow(d, 4) +
    woodSurface(sheet, d, box, 'rosewood', { lengthwise: true, pitch: 1.2 }) +
    relief(sheet, d, box, 3) +
    tie +
    saddle +
    (drawing.instrument === 'violaCaipira'
      ? [-1, 1].map((s) => circle(s * (w / 2 - 6), y + 3, 2, '#efe3c6')).join('')
      : '')
  )
}

function back(sheet: Sheet, drawing: SmallPluckedDrawing, form: SmallForm): string {
  const { outline: d, box, nutY } = form
  const a = form.nutWidth / 2
  const neck = polygon([
    [-a, nutY - 4],
    [a, nutY - 4],
    [a + 3, 3],
    [-a - 3, 3],
  ])
  const heel = `M${n(-a - 3)} -14C${n(-a)} 6 ${n(-a * 0.6)} 18 0 19C${n(a * 0.6)} 18 ${n(a)} 6 ${n(a + 3)} -14Z`
  const round = linear(
    sheet,
    [-a - 3, 0],
    [a + 3, 0],
    [
      [0, '#1a0c04', 0.5],
      [0.33, '#fff3d8', 0.36],
      [0.6, '#1a0c04', 0],
      [1, '#1a0c04', 0.5],
    ],
  )
  const finish =
    drawing.finish.kind === 'solid' ? drawing.finish : { kind: 'natural' as const, colour: '#ffffff' }
  const seam = stroke(`M0 0V${form.length}`, '#e6d3a4', 2) + stroke(`M0 0V${form.length}`, '#3a1c0e', 0.8)
  return (
    contactShadow(d, form.length * 0.07) +
    smallHead(sheet, drawing, form, 'back') +
    woodSurface(sheet, neck, { x: -a - 3, y: nutY - 4, w: 2 * a + 6, h: -nutY + 8 }, 'mahogany', {
      pitch: 1.2,
    }) +
    shape(neck, round) +
    group({ transform: 'translate(1.8 2.8)' }, shape(d, '#2c170c')) +
    painted(sheet, d, box, {
      wood: drawing.back,
      finish,
      carve: 13,
      bookmatched: true,
      pitch: 2,
      shine: 0.7,
    }) +
    clipped(
      sheet,
      d,
      stroke(d, '#1d120b', form.edge * 2.4),
      stroke(d, '#efe3c6', form.edge * 1.9),
      stroke(d, '#3a1c0e', form.edge),
      drawing.instrument === 'banjo'
        ? circle(0, form.length / 2, form.length * 0.3, 'none', { stroke: '#efe3c6', 'stroke-width': 2 })
        : seam,
    ) +
    woodSurface(sheet, heel, { x: -a - 3, y: -14, w: 2 * a + 6, h: 34 }, 'mahogany', { pitch: 1.2 }) +
    shape(heel, round) +
    stroke(heel, darken('#4a2515', 0.4), 0.8)
  )
}
