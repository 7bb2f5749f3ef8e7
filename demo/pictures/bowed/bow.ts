import { darken, lighten } from '../drawing/colour.ts'
import type { BowDrawing, BowedDrawing } from '../drawing/drawing.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { type Metal, metal } from '../drawing/metal.ts'
import { oval, polygon, ribbon, rounded } from '../drawing/outline.ts'
import { circle, clipped, group, linear, radial, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface, woodTone } from '../drawing/wood.ts'
import type { Picture } from '../picture.ts'
import type { BowedForm } from './bowed-form.ts'

export const bowViews = [
  { view: 'inteiro', label: 'inteiro' },
  { view: 'talao', label: 'detalhe do talão' },
  { view: 'ponta', label: 'detalhe da ponta' },
]

type Measures = { length: number; stick: number; frogHeight: number; frogLength: number }

const measures: Record<BowDrawing['instrument'], Measures> = {
  violin: { length: 745, stick: 8.6, frogHeight: 21, frogLength: 46 },
  viola: { length: 745, stick: 9, frogHeight: 24, frogLength: 48 },
  cello: { length: 715, stick: 10.4, frogHeight: 27, frogLength: 52 },
  doubleBass: { length: 740, stick: 12, frogHeight: 34, frogLength: 62 },
}

/** A bow in millimetres, lying along x: screw at the left, tip at the right, hair below. */
export function drawBow(sheet: Sheet, drawing: BowDrawing, view: string): Picture {
  const m = measures[drawing.instrument]
  const art = bowArt(sheet, drawing)
  if (view === 'talao') return { art, camera: { x: 60, y: 8, span: 128, turn: -24 } }
  if (view === 'ponta') return { art, camera: { x: m.length - 34, y: 9, span: 96, turn: -24 } }
  return { art, camera: { x: m.length / 2, y: 8, span: m.length * 0.8, turn: -45 } }
}

/** The same bow beside its instrument, in the violin's units. */
export function bowBeside(sheet: Sheet, drawing: BowedDrawing, form: BowedForm): string {
  const bow = bowArt(sheet, {
    family: 'bow',
    instrument: drawing.instrument,
    stick: 'pernambuco',
    frog: 'ebony',
    mount: 'nickel',
    eye: 'plain',
    octagonal: false,
    hair: 'white',
  })
  return group({ transform: `translate(142 ${form.middle + 300}) rotate(-90) scale(0.8)` }, bow)
}

function bowArt(sheet: Sheet, drawing: BowDrawing): string {
  const m = measures[drawing.instrument]
  const mountOf: Metal = drawing.mount
  const tip = m.length
  const sag = 9
  const r = m.stick / 2
  const stick = ribbon([
    [9, 0, m.stick],
    [120, 0.4, m.stick],
    [tip * 0.35, sag * 0.7, m.stick * 0.97],
    [tip * 0.6, sag, m.stick * 0.86],
    [tip * 0.85, sag * 0.55, m.stick * 0.7],
    [tip - 26, 1.6, m.stick * 0.62],
    [tip - 14, 0, m.stick * 0.64],
  ])
  const head = `M${tip - 30} ${-m.stick * 0.3}C${tip - 16} ${-m.stick * 0.55} ${tip - 4} ${-m.stick * 0.5} ${tip + 3} ${m.frogHeight * 1.02}L${tip - 21} ${m.frogHeight * 0.98}C${tip - 15} ${m.frogHeight * 0.7} ${tip - 17} ${m.stick * 0.6} ${tip - 30} ${m.stick * 0.34}Z`
  const plate = polygon([
    [tip - 21, m.frogHeight * 0.98],
    [tip + 3.4, m.frogHeight * 1.02],
    [tip + 3, m.frogHeight * 1.02 + 2],
    [tip - 20.6, m.frogHeight * 0.98 + 2],
  ])
  const tone = woodTone(drawing.stick)
  const box = { x: 0, y: -r - 4, w: tip, h: m.stick + sag + 8 }
  const round = linear(
    sheet,
    [0, -r],
    [0, r + sag],
    [
      [0, '#fff0dc', 0],
      [0.2, '#fff0dc', 0.34],
      [0.4, '#fff0dc', 0],
      [0.75, '#120602', 0.12],
      [1, '#120602', 0.4],
    ],
  )
  const facets = drawing.octagonal
    ? stroke(
        `M10 ${-r * 0.35}L${tip - 40} ${-r * 0.2}M10 ${r * 0.4}L160 ${r * 0.4}`,
        lighten(tone, 0.35),
        0.5,
        { 'stroke-opacity': 0.7 },
      )
    : ''
  return (
    contactShadow(stick + head, 7) +
    hair(sheet, drawing, m) +
    woodSurface(sheet, stick + head, box, drawing.stick, { pitch: 1.1, lengthwise: true }) +
    clipped(sheet, stick, stroke(stick, '#120602', 3, { 'stroke-opacity': 0.25 })) +
    shape(stick, round) +
    shape(
      head,
      linear(
        sheet,
        [tip - 25, 0],
        [tip, m.frogHeight],
        [
          [0, '#fff0dc', 0.25],
          [0.5, '#120602', 0.05],
          [1, '#120602', 0.4],
        ],
      ),
    ) +
    facets +
    stroke(stick + head, darken(tone, 0.6), 0.4, { 'stroke-opacity': 0.6 }) +
    shape(plate, drawing.mount === 'gold' ? metal(sheet, 'gold', [tip - 20, 0], [tip, 0]) : '#f3ecd8', {
      stroke: '#6e6554',
      'stroke-width': 0.3,
    }) +
    winding(sheet, m, mountOf) +
    frog(sheet, drawing, m) +
    screwButton(sheet, m, mountOf)
  )
}

function hair(sheet: Sheet, drawing: BowDrawing, m: Measures): string {
  const y = m.frogHeight
  const d = polygon([
    [46, y - 0.4],
    [m.length - 18, y * 0.96],
    [m.length - 18, y * 0.96 + 2.2],
    [46, y + 2.4],
  ])
  const base = drawing.hair === 'white' ? '#f4ecd9' : '#37322d'
  const threads = [0.3, 0.9, 1.5].map((o) => `M46 ${y + o}L${m.length - 18} ${y * 0.96 + o}`).join('')
  return (
    contactShadow(d, 5) +
    shape(
      d,
      linear(
        sheet,
        [0, y],
        [0, y + 2.4],
        [
          [0, lighten(base, 0.5)],
          [1, darken(base, 0.3)],
        ],
      ),
    ) +
    stroke(threads, darken(base, 0.35), 0.25, { 'stroke-opacity': 0.7 })
  )
}

function winding(sheet: Sheet, m: Measures, kind: Metal): string {
  const r = m.stick / 2 + 0.6
  const grip = rounded({ x: 60, y: -r - 0.4, w: 24, h: 2 * r + 0.8 }, 2.4)
  const wire = { x: 84, y: -r, w: 52, h: 2 * r }
  const turns = Array.from({ length: 43 }, (_, i) => `M${84 + i * 1.2} ${-r}l.5 ${2 * r}`).join('')
  const leather = linear(
    sheet,
    [0, -r],
    [0, r],
    [
      [0, '#4a3a2e'],
      [0.3, '#6a5444'],
      [1, '#1d1510'],
    ],
  )
  return (
    rect(wire, metal(sheet, kind, [0, -r], [0, r]), { rx: 0.8 }) +
    stroke(turns, '#4a4438', 0.34, { 'stroke-opacity': 0.75 }) +
    shape(grip, leather)
  )
}

function frog(sheet: Sheet, drawing: BowDrawing, m: Measures): string {
  const h = m.frogHeight
  const r = m.stick / 2
  const left = 12
  const right = left + m.frogLength
  const base = { ebony: '#28221e', horn: '#5b4a38', snakewood: '#6b2f1a' }[drawing.frog]
  const d = `M${left} ${r * 0.6}L${right - 2} ${r * 0.6}C${right + 2} ${h * 0.5} ${right - 9} ${h * 0.55} ${right - 9} ${h * 0.86}L${right - 6} ${h + 1}L${left - 1} ${h + 2}Q${left - 3} ${h * 0.5} ${left} ${r * 0.6}Z`
  const paint = linear(
    sheet,
    [left, 0],
    [right, h],
    [
      [0, lighten(base, 0.24)],
      [0.4, base],
      [1, darken(base, 0.5)],
    ],
  )
  const metalAcross = (x0: number, x1: number) => metal(sheet, drawing.mount, [x0, 0], [x1, h])
  const heel = polygon([
    [left - 2.4, h * 0.62],
    [left + 5, h * 0.6],
    [left + 5, h + 2.2],
    [left - 1.2, h + 2.6],
  ])
  const ferrule = polygon([
    [right - 15, h * 0.72],
    [right - 3, h * 0.76],
    [right - 2, h + 2.6],
    [right - 15, h + 2.6],
  ])
  const slide = rect({ x: left + 5, y: h + 0.4, w: right - left - 20, h: 2.2 }, '#d9e0dc')
  const cx = left + m.frogLength * 0.42
  const cy = h * 0.58
  const pearl = radial(sheet, [cx - 1, cy - 1.4], h * 0.2, [
    [0, '#ffffff'],
    [0.4, '#cfe3dd'],
    [0.7, '#e9d3dc'],
    [1, '#9fb4b6'],
  ])
  const eye = circle(cx, cy, h * 0.15, pearl)
  const ring =
    drawing.eye === 'paris'
      ? circle(cx, cy, h * 0.24, 'none', {
          stroke: metal(sheet, drawing.mount, [cx - 6, cy - 6], [cx + 6, cy + 6]),
          'stroke-width': 1.1,
        })
      : ''
  return (
    contactShadow(d, 7) +
    shape(d, paint, { stroke: darken(base, 0.6), 'stroke-width': 0.4 }) +
    stroke(`M${left + 1} ${r * 0.6 + 1}L${right - 3} ${r * 0.6 + 1}`, lighten(base, 0.4), 0.6) +
    slide +
    partShadow(ferrule, 1) +
    shape(ferrule, metalAcross(right - 15, right - 3), { stroke: '#00000055', 'stroke-width': 0.3 }) +
    shape(heel, metalAcross(left - 3, left + 5), { stroke: '#00000055', 'stroke-width': 0.3 }) +
    ring +
    eye
  )
}

function screwButton(sheet: Sheet, m: Measures, kind: Metal): string {
  const r = m.stick / 2
  const rings = [-2, 7]
    .map((x) => rect({ x, y: -r, w: 4, h: 2 * r }, metal(sheet, kind, [0, -r], [0, r]), { rx: 0.8 }))
    .join('')
  const core = rect(
    { x: -1, y: -r * 0.94, w: 11, h: r * 1.88 },
    linear(
      sheet,
      [0, -r],
      [0, r],
      [
        [0, '#5a4c42'],
        [0.3, '#2c2521'],
        [1, '#0e0b0a'],
      ],
    ),
  )
  return (
    contactShadow(oval(4, 0, 7, r), 6) +
    core +
    rings +
    shape(oval(-2, 0, 1.6, r * 0.8), metal(sheet, kind, [0, -r], [0, r]))
  )
}
