import { darken, lighten, mix } from '../drawing/colour.ts'
import type { StrapDrawing } from '../drawing/drawing.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { metal } from '../drawing/metal.ts'
import { polygon, rounded, spline } from '../drawing/outline.ts'
import {
  type Box,
  circle,
  clipped,
  group,
  linear,
  moved,
  n,
  type Point,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'
import type { Picture } from '../picture.ts'
import { cloth } from './textile.ts'

export const strapViews = [
  { view: 'inteiro', label: 'inteira' },
  { view: 'ponta', label: 'detalhe da ponta de couro' },
  { view: 'estampa', label: 'detalhe da estampa' },
]

/** A strap folded in a zigzag; 26 units wide. */
export function drawStrap(sheet: Sheet, drawing: StrapDrawing, view: string): Picture {
  const art = folded(sheet, drawing)
  if (view === 'ponta')
    return {
      art: moved(0, 0, panel(sheet, drawing, 220, true)),
      camera: { x: 72, y: 0, span: 120, turn: -32 },
    }
  if (view === 'estampa')
    return {
      art:
        moved(-10, -18, panel(sheet, drawing, 300, false), 0) +
        moved(10, 22, panel(sheet, drawing, 300, false)),
      camera: { x: 0, y: 0, span: 110, turn: -38 },
    }
  return { art, camera: { x: 0, y: 0, span: 236 } }
}

function folded(sheet: Sheet, drawing: StrapDrawing): string {
  return (
    moved(-6, -62, panel(sheet, drawing, 180, true), -20) +
    moved(0, -2, panel(sheet, drawing, 190, false), 14) +
    moved(4, 58, group({ transform: 'scale(-1 1)' }, panel(sheet, drawing, 180, true)), -16) +
    buckle(sheet, drawing)
  )
}

function panel(sheet: Sheet, drawing: StrapDrawing, long: number, end: boolean): string {
  const w = 30
  const box: Box = { x: -long / 2, y: -w / 2, w: long, h: w }
  const d = rounded(box, 1)
  const surface =
    drawing.material === 'leather'
      ? cloth(sheet, d, box, drawing.colour, 'leather')
      : cloth(sheet, d, { ...box, h: 60 }, drawing.colour, 'canvas')
  const hem = stroke(
    `M${-long / 2} ${-w / 2 + 2.4}H${long / 2}M${-long / 2} ${w / 2 - 2.4}H${long / 2}`,
    mix(drawing.colour, drawing.accent, 0.5),
    0.5,
    { 'stroke-dasharray': '2.4 1.4' },
  )
  const round = linear(
    sheet,
    [0, -w / 2],
    [0, w / 2],
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.24],
    ],
  )
  return (
    contactShadow(d, 5) +
    surface +
    clipped(sheet, d, patterns[drawing.pattern](sheet, box, drawing)) +
    hem +
    shape(d, round) +
    (end ? tab(sheet, drawing, long / 2) : '')
  )
}

function tab(sheet: Sheet, drawing: StrapDrawing, x: number): string {
  const leather = drawing.material === 'leather' ? darken(drawing.colour, 0.15) : '#4a2a1a'
  const d = `M${x - 22} -15L${x + 4} -14C${x + 24} -13 ${x + 36} -9 ${x + 36} 0C${x + 36} 9 ${x + 24} 13 ${x + 4} 14L${x - 22} 15Z`
  const box = { x: x - 22, y: -15, w: 60, h: 30 }
  const slot = `M${x + 20} 0H${x + 28}`
  return (
    contactShadow(d, 5) +
    cloth(sheet, d, box, leather, 'leather') +
    stroke(
      `M${x - 19} -12L${x + 3} -11C${x + 20} -10 ${x + 32} -7 ${x + 32} 0C${x + 32} 7 ${x + 20} 10 ${x + 3} 11L${x - 19} 12Z`,
      lighten(leather, 0.5),
      0.7,
      { 'stroke-dasharray': '2.2 1.3' },
    ) +
    circle(x + 19, 0, 3, '#120a06') +
    stroke(slot, '#120a06', 1.6, { 'stroke-linecap': 'round' })
  )
}

function buckle(sheet: Sheet, drawing: StrapDrawing): string {
  const d = rounded({ x: -9, y: -20, w: 18, h: 40 }, 3)
  const paint = metal(sheet, drawing.material === 'leather' ? 'brass' : 'black', [-9, -20], [12, 24])
  return moved(
    -40,
    -12,
    partShadow(d, 3) + stroke(d, paint, 4) + rect({ x: -1.6, y: -20, w: 3.2, h: 40 }, paint),
    14,
  )
}

type Pattern = (sheet: Sheet, box: Box, drawing: StrapDrawing) => string

const patterns: Record<StrapDrawing['pattern'], Pattern> = {
  plain: (_, box, { colour }) =>
    stroke(`M${box.x} 0H${box.x + box.w}`, lighten(colour, 0.3), 0.5, { 'stroke-opacity': 0.5 }),
  stripes: (_, box, { accent, colour }) =>
    [-8, -4, 0, 4, 8]
      .map((y, i) =>
        rect(
          { x: box.x, y: y - 1.1, w: box.w, h: i % 2 ? 1.2 : 2.4 },
          i % 2 ? lighten(colour, 0.6) : accent,
          { opacity: 0.9 },
        ),
      )
      .join(''),
  diamonds: (_, box, { accent, colour }) => {
    const tiles: string[] = []
    const small: string[] = []
    for (let x = box.x; x < box.x + box.w; x += 16) {
      tiles.push(
        polygon([
          [x, 0],
          [x + 8, -9],
          [x + 16, 0],
          [x + 8, 9],
        ]),
      )
      small.push(
        polygon([
          [x + 4, 0],
          [x + 8, -4.4],
          [x + 12, 0],
          [x + 8, 4.4],
        ]),
      )
    }
    return (
      shape(tiles.join(''), accent, { opacity: 0.92 }) +
      shape(small.join(''), lighten(colour, 0.55)) +
      stroke(`M${n(box.x)} -11.4H${n(box.x + box.w)}M${n(box.x)} 11.4H${n(box.x + box.w)}`, accent, 1)
    )
  },
  floral: (sheet, box, { accent, colour }) => {
    let art = ''
    const stem: Point[] = []
    for (let x = box.x; x <= box.x + box.w; x += 9) stem.push([x, Math.sin(x / 9) * 4])
    for (let x = box.x + 8; x < box.x + box.w; x += 20) {
      const y = sheet.between(-4, 4)
      const petals = [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<ellipse cx="${n(x)}" cy="${n(y - 3.4)}" rx="2" ry="3.2" transform="rotate(${turn} ${n(x)} ${n(y)})"/>`,
        )
        .join('')
      art += group({ fill: accent }, petals) + circle(x, y, 1.6, lighten(colour, 0.7))
    }
    return stroke(spline(stem), mix(accent, '#2d5f48', 0.6), 1.2) + art
  },
}
