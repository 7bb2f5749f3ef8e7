import { fretAt, fretboard, strings } from '../drawing/fretboard.ts'
import { contactShadow, partShadow } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { oval, polygon, rounded } from '../drawing/outline.ts'
import { circle, clipped, group, n, radial, rect, type Sheet, shape } from '../drawing/sheet.ts'
import type { SmallForm } from './small-form.ts'

/** A banjo from the front: drum skin in its tension hoop with the hooks around. */
export function banjoFront(sheet: Sheet, form: SmallForm, head: string): string {
  const cy = form.length / 2
  const r = form.length / 2
  const d = oval(0, cy, r)
  const skin = radial(sheet, [-r * 0.3, cy - r * 0.4], r * 1.6, [
    [0, '#fffdf7'],
    [0.6, '#f2ecdd'],
    [1, '#cdc2ab'],
  ])
  const hooks = Array.from({ length: 24 }, (_, i) => {
    const turn = (i * 15 + 7.5) % 360
    return group(
      { transform: `rotate(${n(turn)} 0 ${n(cy)})` },
      rect({ x: -3, y: cy - r - 6, w: 6, h: 20 }, '#8d8a83', { rx: 2 }),
      rect({ x: -2, y: cy - r - 5, w: 2, h: 17 }, '#fdfcf6', { rx: 1 }),
    )
  }).join('')
  const hoop = circle(0, cy, r - 5, 'none', {
    stroke: metal(sheet, 'nickel', [-r, cy - r], [r, cy + r]),
    'stroke-width': 11,
  })
  const foot = polygon([
    [-30, form.bridgeY + 3],
    [-26, form.bridgeY - 4],
    [26, form.bridgeY - 4],
    [30, form.bridgeY + 3],
  ])
  const tail = rounded({ x: -16, y: form.length - 34, w: 32, h: 36 }, 5)
  return (
    contactShadow(d, 22) +
    head +
    shape(oval(0, cy, r + 5), '#4a2515') +
    shape(d, skin) +
    clipped(
      sheet,
      d,
      group(
        { transform: 'translate(6 8)' },
        circle(0, cy, r - 8, 'none', { stroke: '#3a2a18', 'stroke-width': 12, 'stroke-opacity': 0.16 }),
      ),
    ) +
    hoop +
    circle(0, cy, r - 11, 'none', { stroke: '#00000055', 'stroke-width': 0.8 }) +
    circle(0, cy, r, 'none', { stroke: '#00000066', 'stroke-width': 1 }) +
    hooks +
    fretboard(sheet, {
      nutY: form.nutY,
      scale: form.scale,
      frets: form.frets,
      nutWidth: form.nutWidth,
      endWidth: form.nutWidth + 9,
      endY: form.nutY + fretAt(form.scale, form.frets) + 3,
      wood: 'rosewood',
      inlay: 'dots',
    }) +
    partShadow(foot, 5) +
    shape(foot, '#e0c08c', { stroke: '#6a4520', 'stroke-width': 0.6 }) +
    partShadow(tail, 4) +
    shape(tail, metal(sheet, 'nickel', [-16, form.length - 34], [20, form.length])) +
    strings({
      count: 4,
      fromY: form.nutY,
      toY: form.tail ?? form.bridgeY,
      fromWidth: form.nutWidth - 8,
      toWidth: 36,
      thick: 0.9,
      thin: 0.6,
      wound: 1,
      woundColour: '#c2a26a',
      plainColour: '#b9b9b4',
    }) +
    dome(sheet, 'nickel', 0, form.length - 16, 5)
  )
}
