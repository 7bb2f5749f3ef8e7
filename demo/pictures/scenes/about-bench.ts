import { bowedForm } from '../bowed/bowed-form.ts'
import { bowedPlate } from '../bowed/bowed-plate.ts'
import { darken, lighten } from '../drawing/colour.ts'
import type { BowedDrawing } from '../drawing/drawing.ts'
import { contactShadow, gloss, partShadow } from '../drawing/light.ts'
import { metalPiece, piece, rod } from '../drawing/material.ts'
import { metal } from '../drawing/metal.ts'
import { oval, polygon, ribbon, rounded, spline } from '../drawing/outline.ts'
import { circle, group, linear, moved, n, radial, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { actor, type Stage, scene, table } from './scene.ts'

const stage: Stage = { width: 1400, height: 1050 }

/** The luthier's bench: a violin body without strings, gouges, a brush, a jar of varnish, shavings. */
export function aboutBench(): string {
  const body: BowedDrawing = {
    family: 'bowed',
    instrument: 'violin',
    top: 'spruce',
    back: 'flamedMaple',
    varnish: '#d89a52',
    fittings: 'ebony',
    size: 1,
    outfit: false,
  }
  return scene('about-bench', stage, (sheet) => {
    const form = bowedForm(body)
    const violin = contactShadow(form.outline, 24) + bowedPlate(sheet, body, form)
    return (
      table(sheet, stage, '#b98a62', 4) +
      shavings(sheet, 26) +
      actor(violin, { at: [440, 620], of: [0, 180], zoom: 2.25, turn: -22 }) +
      actor(gouge(sheet, '#8f4a2a', 26), { at: [905, 300], zoom: 2.5, turn: 82 }) +
      actor(gouge(sheet, '#c99a5a', 18), { at: [1045, 330], zoom: 2.4, turn: 88 }) +
      actor(gouge(sheet, '#5a3122', 34), { at: [1190, 300], zoom: 2.5, turn: 95 }) +
      actor(jar(sheet), { at: [1190, 860], zoom: 2.5 }) +
      actor(brush(sheet), { at: [965, 905], zoom: 2.3, turn: -16 }) +
      actor(scraper(sheet), { at: [170, 110], zoom: 1.9, turn: -8 }) +
      shavings(sheet, 9)
    )
  })
}

/** Curls of spruce, as from a plane. */
function shavings(sheet: Sheet, count: number): string {
  return Array.from({ length: count }, () => {
    const x = sheet.between(0, 1400)
    const y = sheet.between(40, 1040)
    const turns = sheet.between(1.2, 2.6)
    const r = sheet.between(12, 30)
    const points: [number, number, number][] = []
    for (let i = 0; i <= turns * 10; i++) {
      const a = (i / 10) * 2 * Math.PI
      const k = r * (0.45 + (0.55 * i) / (turns * 10))
      points.push([
        k * Math.cos(a) + i * 2.4,
        k * 0.62 * Math.sin(a),
        6 + 7 * Math.abs(Math.sin(a * 0.5 + 0.6)),
      ])
    }
    const d = ribbon(points)
    const paint = linear(
      sheet,
      [-r, -r * 0.6],
      [r * 2, r],
      [
        [0, '#fff1cf'],
        [0.4, '#e6c78f'],
        [0.7, '#c49a5a'],
        [1, '#f3deb0'],
      ],
    )
    return moved(
      x,
      y,
      partShadow(d, 7) + shape(d, paint, { stroke: '#8a6430', 'stroke-width': 0.6, 'stroke-opacity': 0.6 }),
      sheet.between(0, 360),
    )
  }).join('')
}

function gouge(sheet: Sheet, wood: string, width: number): string {
  const handle = spline(
    [
      [-90, -4],
      [-84, -11],
      [-60, -13],
      [-30, -10],
      [-8, -12],
      [0, -9],
      [0, 9],
      [-8, 12],
      [-30, 10],
      [-60, 13],
      [-84, 11],
      [-90, 4],
    ],
    true,
    0.9,
  )
  const blade = `M12 -5L70 -6C84 -7 90 ${-width / 2} 100 ${-width / 2}L128 ${-width / 2}Q136 0 128 ${width / 2}L100 ${width / 2}C90 ${width / 2} 84 7 70 6L12 5Z`
  const box = { x: -90, y: -13, w: 90, h: 26 }
  const across = linear(
    sheet,
    [0, -13],
    [0, 13],
    [
      [0, lighten(wood, 0.1)],
      [0.28, lighten(wood, 0.55)],
      [0.5, wood],
      [1, darken(wood, 0.55)],
    ],
  )
  const ferrule = { x: -2, y: -9, w: 16, h: 18 }
  return (
    contactShadow(blade, 7) +
    shape(blade, metal(sheet, 'steel', [0, -width / 2], [0, width / 2]), {
      stroke: '#3a3a3c',
      'stroke-width': 0.5,
    }) +
    stroke(`M122 ${-width / 2 + 1}Q129 0 122 ${width / 2 - 1}`, '#ffffff', 1.2, { 'stroke-opacity': 0.8 }) +
    contactShadow(handle, 9) +
    shape(handle, across) +
    gloss(sheet, handle, box, 0.5) +
    rect(ferrule, metal(sheet, 'brass', [0, -9], [0, 9]), { rx: 1.4 }) +
    stroke('M-70 -12V12M-64 -12.6V12.6', darken(wood, 0.5), 0.9)
  )
}

function jar(sheet: Sheet): string {
  const rim = oval(0, 0, 42)
  const varnish = radial(sheet, [8, 10], 40, [
    [0, '#d9802c'],
    [0.5, '#9a4516'],
    [1, '#4f1d08'],
  ])
  const glass = radial(sheet, [0, 0], 42, [
    [0.78, '#dfe6e2', 0.2],
    [0.88, '#ffffff', 0.85],
    [0.94, '#a9b4b0', 0.9],
    [1, '#f4f8f6', 0.8],
  ])
  return (
    contactShadow(rim, 16) +
    circle(0, 0, 42, '#6f7a78', { 'fill-opacity': 0.7 }) +
    circle(0, 0, 36, varnish) +
    shape('M-24 -14A30 30 0 0 1 8 -28A40 40 0 0 0 -24 -14Z', '#fff4dc', { opacity: 0.75 }) +
    circle(0, 0, 42, glass)
  )
}

function brush(sheet: Sheet): string {
  const hair = 'M60 -12C84 -13 108 -8 122 0C108 8 84 13 60 12Z'
  const handle = spline(
    [
      [-110, 0],
      [-96, -5],
      [-40, -5],
      [10, -8],
      [34, -10],
      [34, 10],
      [10, 8],
      [-40, 5],
      [-96, 5],
    ],
    true,
    0.9,
  )
  const strands = Array.from(
    { length: 9 },
    (_, i) => `M62 ${n(-10 + i * 2.5)}Q92 ${n((-10 + i * 2.5) * 0.9)} 118 ${n((-10 + i * 2.5) * 0.2)}`,
  ).join('')
  return (
    contactShadow(hair, 6) +
    shape(
      hair,
      linear(
        sheet,
        [60, 0],
        [122, 0],
        [
          [0, '#6a4424'],
          [0.6, '#8a5a2c'],
          [1, '#b04a1e'],
        ],
      ),
    ) +
    stroke(strands, '#2e1a0c', 0.7, { 'stroke-opacity': 0.5 }) +
    piece(sheet, handle, { x: -110, y: -10, w: 144, h: 20 }, '#7a2e1f', 7) +
    metalPiece(
      sheet,
      rounded({ x: 32, y: -12.5, w: 30, h: 25 }, 2),
      { x: 32, y: -12.5, w: 30, h: 25 },
      'nickel',
      3,
    )
  )
}

function scraper(sheet: Sheet): string {
  const d = 'M-60 -26H40C66 -26 72 0 60 26H-60Z'
  const rule = polygon([
    [-110, 52],
    [130, 44],
    [131, 64],
    [-109, 72],
  ])
  const marks = Array.from(
    { length: 40 },
    (_, i) => `M${n(-106 + i * 6)} ${n(52.4 - i * 0.2)}v${i % 5 === 0 ? 9 : 5}`,
  ).join('')
  return (
    metalPiece(sheet, d, { x: -60, y: -26, w: 132, h: 52 }, 'steel', 6) +
    contactShadow(rule, 5) +
    shape(rule, '#e0bd7c', { stroke: '#7a5a28', 'stroke-width': 0.6 }) +
    stroke(marks, '#3a2412', 0.8) +
    group({}, rod('M90 -60L150 -10', '#2d5f48', 6, 4), shape('M150 -10L161 1L154.6 -13Z', '#e6c78f'))
  )
}
