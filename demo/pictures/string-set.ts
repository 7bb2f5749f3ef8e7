import { darken, lighten, luma, mix } from './colour.ts'
import type { StringSetDrawing } from './drawing.ts'
import { flourish, letters } from './letters.ts'
import { contactShadow, gloss } from './light.ts'
import { dome, metal } from './metal.ts'
import { line, oval, polygon, rounded, spline } from './outline.ts'
import type { Picture } from './picture.ts'
import {
  circle,
  clipped,
  group,
  linear,
  moved,
  n,
  type Point,
  radial,
  rect,
  type Sheet,
  shape,
  stroke,
} from './sheet.ts'

export const stringSetViews = [
  { view: 'embalagem', label: 'embalagem' },
  { view: 'cordas', label: 'embalagem e cordas enroladas' },
  { view: 'ponta', label: 'detalhe das pontas' },
]

/** A set of strings: its packet (100 × 100 units), the coils, the ends. */
export function drawStringSet(sheet: Sheet, drawing: StringSetDrawing, view: string): Picture {
  switch (view) {
    case 'cordas':
      return {
        art: moved(-24, -20, packet(sheet, drawing), -7) + coils(sheet, drawing),
        camera: { x: 0, y: 2, span: 168 },
      }
    case 'ponta':
      return { art: ends(sheet, drawing), camera: { x: 0, y: 0, span: 100, turn: -24 } }
    default:
      return { art: packet(sheet, drawing), camera: { x: 0, y: 0, span: 132, turn: -4 } }
  }
}

/** The packet alone, 100 units square. */
export function packet(sheet: Sheet, drawing: StringSetDrawing): string {
  switch (drawing.pack) {
    case 'envelope':
      return envelope(sheet, drawing)
    case 'box':
      return box(sheet, drawing)
    case 'tube':
      return tube(sheet, drawing)
  }
}

function envelope(sheet: Sheet, drawing: StringSetDrawing): string {
  const frame = { x: -50, y: -50, w: 100, h: 100 }
  const d = rounded(frame, 1.6)
  const back = group(
    { transform: 'rotate(2.4) translate(1.5 1.2)' },
    contactShadow(d, 4),
    shape(d, lighten(drawing.background, 0.2)),
  )
  return (
    back +
    contactShadow(d, 5) +
    face(sheet, drawing, frame) +
    gloss(sheet, d, frame, 0.45) +
    stroke(d, '#ffffff', 0.5, { 'stroke-opacity': 0.35 })
  )
}

function box(sheet: Sheet, drawing: StringSetDrawing): string {
  const frame = { x: -50, y: -46, w: 94, h: 94 }
  const d = rounded(frame, 0.8)
  const side = polygon([
    [44, -46],
    [51, -41],
    [51, 53],
    [44, 48],
  ])
  const below = polygon([
    [-50, 48],
    [44, 48],
    [51, 53],
    [-43, 53],
  ])
  return (
    contactShadow(
      polygon([
        [-50, -46],
        [44, -46],
        [51, -41],
        [51, 53],
        [-43, 53],
        [-50, 48],
      ]),
      7,
    ) +
    shape(side, darken(drawing.background, 0.42)) +
    shape(below, darken(drawing.background, 0.55)) +
    face(sheet, drawing, frame) +
    gloss(sheet, d, frame, 0.4)
  )
}

function tube(sheet: Sheet, drawing: StringSetDrawing): string {
  const frame = { x: -58, y: -15, w: 116, h: 30 }
  const d = rounded(frame, 4)
  const round = linear(
    sheet,
    [0, -15],
    [0, 15],
    [
      [0, '#000000', 0.3],
      [0.22, '#ffffff', 0.5],
      [0.4, '#ffffff', 0],
      [0.8, '#000000', 0.25],
      [1, '#000000', 0.5],
    ],
  )
  const cap = (x: number) => rect({ x, y: -16, w: 9, h: 32 }, darken(drawing.accent, 0.1), { rx: 2 })
  const ink = inkOn(drawing.background)
  return group(
    { transform: 'rotate(-28)' },
    contactShadow(d, 8),
    shape(d, drawing.background),
    rect({ x: -32, y: -15, w: 3, h: 30 }, drawing.accent),
    letters(drawing.title, [6, -7], { height: 8, colour: ink, align: 'centre', fit: 60, weight: 0.9 }),
    letters(drawing.subtitle, [6, 4], { height: 4, colour: drawing.accent, align: 'centre', fit: 60 }),
    cap(-60),
    cap(51),
    shape(d, round),
  )
}

const inkOn = (background: string): string => (luma(background) > 0.55 ? '#241d17' : '#fbf6ea')

/** The printed side: one of four layouts that the title chooses, so that makers look different from each other. */
function face(
  sheet: Sheet,
  drawing: StringSetDrawing,
  frame: { x: number; y: number; w: number; h: number },
): string {
  const { background, accent, title, subtitle } = drawing
  const d = rounded(frame, 1.4)
  const ink = inkOn(background)
  const layout = [...title].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 4
  const cx = frame.x + frame.w / 2
  const cy = frame.y + frame.h / 2
  const paper = linear(
    sheet,
    [frame.x, frame.y],
    [frame.x + frame.w, frame.y + frame.h],
    [
      [0, lighten(background, 0.14)],
      [0.5, background],
      [1, darken(background, 0.16)],
    ],
  )
  const name = (y: number, colour = ink) =>
    letters(title, [cx, y], {
      height: 11,
      colour,
      align: 'centre',
      fit: frame.w * 0.8,
      weight: 0.95,
      spacing: 1.7,
    })
  const small = (y: number, colour = accent) =>
    letters(subtitle, [cx, y], {
      height: 4.6,
      colour,
      align: 'centre',
      fit: frame.w * 0.78,
      weight: 0.7,
      spacing: 2,
    })
  const count = letters(`${drawing.coils.length} CORDAS`, [cx, frame.y + frame.h - 9], {
    height: 3,
    colour: mix(ink, background, 0.35),
    align: 'centre',
    spacing: 2.6,
  })
  const designs = [
    () =>
      rect({ ...frame, y: cy - 8, h: 30 }, accent) +
      name(cy - 3, inkOn(accent)) +
      small(cy + 12, inkOn(accent)) +
      flourish([cx - 6, frame.y + 9], 24, ink),
    () => wavesOf(sheet, frame, accent, ink) + name(frame.y + 14) + small(frame.y + 29),
    () =>
      circle(cx, cy - 8, 29, 'none', { stroke: accent, 'stroke-width': 1 }) +
      circle(cx, cy - 8, 26.6, 'none', { stroke: accent, 'stroke-width': 0.4 }) +
      flourish([cx - 8, cy - 28], 34, accent) +
      name(cy + 24) +
      small(cy + 37, mix(ink, accent, 0.6)),
    () => polygonBand(frame, accent) + name(cy - 24) + small(cy - 9) + rings(cx, cy + 22, drawing.coils, ink),
  ]
  return (
    shape(d, paper) +
    clipped(sheet, d, (designs[layout] ?? (() => ''))()) +
    (layout === 1 || layout === 3 ? '' : count) +
    rect({ x: frame.x + 3, y: frame.y + 3, w: frame.w - 6, h: frame.h - 6 }, 'none', {
      stroke: mix(ink, background, 0.5),
      'stroke-width': 0.35,
    })
  )
}

const rings = (cx: number, cy: number, coils: readonly string[], ink: string): string =>
  coils
    .slice(0, 8)
    .map((colour, i) =>
      circle(cx + (i - (Math.min(coils.length, 8) - 1) / 2) * 10, cy, 3.6, colour, {
        stroke: ink,
        'stroke-width': 0.5,
      }),
    )
    .join('')

const polygonBand = (f: { x: number; y: number; w: number; h: number }, accent: string): string =>
  shape(
    polygon([
      [f.x, f.y + f.h * 0.6],
      [f.x + f.w, f.y + f.h * 0.46],
      [f.x + f.w, f.y + f.h],
      [f.x, f.y + f.h],
    ]),
    accent,
    { opacity: 0.9 },
  )

function wavesOf(
  sheet: Sheet,
  f: { x: number; y: number; w: number; h: number },
  accent: string,
  ink: string,
): string {
  const wave = (i: number) => {
    const y = f.y + f.h * 0.66 + i * 2.6
    const a = sheet.between(7, 12) - i * 0.6
    return spline([
      [f.x, y],
      [f.x + f.w * 0.2, y - a],
      [f.x + f.w * 0.42, y + a * 0.7],
      [f.x + f.w * 0.66, y - a * 1.1],
      [f.x + f.w * 0.86, y + a * 0.5],
      [f.x + f.w, y],
    ])
  }
  return Array.from({ length: 9 }, (_, i) =>
    stroke(wave(i), i % 3 === 2 ? ink : accent, 0.9 - i * 0.06, { 'stroke-opacity': 0.9 - i * 0.07 }),
  ).join('')
}

const windings: Record<StringSetDrawing['winding'], string> = {
  steel: '#b9bcc0',
  nickel: '#bdb6a8',
  bronze: '#b9823e',
  nylon: '#efe9dc',
  silver: '#d2d3d2',
  gold: '#cfa24a',
  black: '#35322f',
}

/** Each string in its coil, the silk or ball end in its colour. */
export function coils(sheet: Sheet, drawing: StringSetDrawing): string {
  const base = windings[drawing.winding]
  const all = drawing.coils.slice(0, 7)
  return all
    .map((colour, i) => {
      const t = all.length < 2 ? 0 : i / (all.length - 1)
      const x = 12 + (i % 2) * 22 + t * 8
      const y = -30 + t * 74
      return moved(
        x,
        y,
        coil(sheet, drawing.winding === 'nylon' && t < 0.5 ? '#c9c5bb' : base, colour, 1.25 - t * 0.5),
        i * 47,
        1,
      )
    })
    .join('')
}

/** One coil, 42 units across. */
export function coil(sheet: Sheet, base: string, colour: string, thick: number): string {
  const paint = linear(
    sheet,
    [-20, -20],
    [20, 20],
    [
      [0, lighten(base, 0.6)],
      [0.4, base],
      [0.6, darken(base, 0.35)],
      [1, lighten(base, 0.2)],
    ],
  )
  const loops = [0, 1, 2, 3].map((i) => oval(i * 0.7 - 1, i * 0.5 - 0.7, 21 - i * 0.7, 20.4 - i * 0.9))
  const wrap = stroke(
    spline([
      [18, 4],
      [23, 9],
      [19, 14],
      [15, 9],
      [20, 6],
      [25, 14],
      [30, 24],
    ]),
    paint,
    thick,
  )
  const shadow = group(
    { transform: 'translate(1.6 2.2)' },
    stroke(loops.join(''), '#2a1c10', thick * 1.4, { 'stroke-opacity': 0.13 }),
    stroke(loops[0] ?? '', '#2a1c10', 5, { 'stroke-opacity': 0.05 }),
  )
  return (
    shadow +
    loops.map((d) => stroke(d, darken(base, 0.5), thick * 1.1) + stroke(d, paint, thick)).join('') +
    wrap +
    stroke(
      spline([
        [-18, 10],
        [-24, 16],
        [-27, 24],
      ]),
      colour,
      thick * 1.15,
    ) +
    circle(-27.4, 25.6, 2.1, colour, { stroke: darken(colour, 0.5), 'stroke-width': 0.4 }) +
    circle(-27.4, 25.6, 0.8, '#fff', { opacity: 0.7 })
  )
}

/** Close: string ends side by side, winding visible, silk and ball in colour. */
function ends(sheet: Sheet, drawing: StringSetDrawing): string {
  const base = windings[drawing.winding]
  const all = drawing.coils.slice(0, 7)
  return all
    .map((colour, i) => {
      const t = all.length < 2 ? 0.5 : i / (all.length - 1)
      const y = (t - 0.5) * Math.min(78, all.length * 14)
      const w = 3.4 - t * 2
      const shift = sheet.between(-5, 5) - 12
      return moved(
        shift,
        y,
        oneEnd(sheet, drawing.winding === 'nylon' && t > 0.5 ? '#f2ede2' : base, colour, w, t > 0.5),
      )
    })
    .join('')
}

function oneEnd(sheet: Sheet, base: string, colour: string, w: number, plain: boolean): string {
  const body: Point[] = [
    [-18, 0],
    [110, 0],
  ]
  const d = rounded({ x: -18, y: -w / 2, w: 130, h: w }, 0.2)
  const paint = linear(
    sheet,
    [0, -w / 2],
    [0, w / 2],
    [
      [0, darken(base, 0.2)],
      [0.28, lighten(base, 0.75)],
      [0.55, base],
      [1, darken(base, 0.6)],
    ],
  )
  const silk = rounded({ x: -18, y: -w * 0.56, w: 34, h: w * 1.12 }, 0.3)
  const silkPaint = linear(
    sheet,
    [0, -w / 2],
    [0, w / 2],
    [
      [0, darken(colour, 0.1)],
      [0.3, lighten(colour, 0.5)],
      [0.6, colour],
      [1, darken(colour, 0.5)],
    ],
  )
  const turns = plain
    ? ''
    : Array.from({ length: 110 }, (_, i) => `M${n(16 + i * 0.85)} ${n(-w / 2)}l.3 ${n(w)}`).join('')
  const threads = Array.from({ length: 26 }, (_, i) => `M${n(-18 + i * 1.3)} ${n(-w * 0.5)}l1 ${n(w)}`).join(
    '',
  )
  const ball = radial(sheet, [-24, -1.4], 6, [
    [0, '#fff4d0'],
    [0.4, mix('#d0a545', colour, 0.35)],
    [1, darken('#8a6420', 0.3)],
  ])
  return (
    group(
      { transform: 'translate(1.6 2.4)' },
      stroke(line(...body), '#2a1c10', w * 1.2, { 'stroke-opacity': 0.14 }),
      stroke(line(...body), '#2a1c10', w * 2.4, { 'stroke-opacity': 0.06 }),
    ) +
    contactShadow(oval(-23, 0, 4.4), 3) +
    shape(d, paint) +
    stroke(turns, darken(base, 0.7), 0.22, { 'stroke-opacity': 0.5 }) +
    shape(silk, silkPaint) +
    stroke(threads, darken(colour, 0.5), 0.2, { 'stroke-opacity': 0.5 }) +
    circle(-23, 0, 4.4, ball, { stroke: '#5a4018', 'stroke-width': 0.3 }) +
    circle(-23, 0, 1.7, '#2a1c10') +
    rect({ x: -19.6, y: -w * 0.5, w: 2, h: w }, metal(sheet, 'brass', [0, -w / 2], [0, w / 2])) +
    dome(sheet, 'brass', -19, 0, 0.4)
  )
}
