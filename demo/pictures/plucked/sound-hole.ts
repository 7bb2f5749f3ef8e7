import type { AcousticDrawing } from '../drawing/drawing.ts'
import { letters } from '../drawing/letters.ts'
import { circle, group, n, radial, rect, type Sheet } from '../drawing/sheet.ts'

/** The round hole with its rosette and, in the dark, the manufacturer's label. */
export function soundHole(
  sheet: Sheet,
  rosette: AcousticDrawing['rosette'],
  hole: { y: number; r: number },
): string {
  const { y, r } = hole
  const depth = radial(sheet, [r * 0.25, y + r * 0.3], r * 1.25, [
    [0, '#3b2415'],
    [0.55, '#22130a'],
    [1, '#0b0503'],
  ])
  const label = group(
    { transform: `translate(6 ${n(y + r * 0.42)})`, opacity: 0.55 },
    rect({ x: -r * 0.42, y: -r * 0.25, w: r * 0.84, h: r * 0.5 }, '#cdb98c'),
    letters('LUTHIER', [0, -r * 0.1], { height: r * 0.12, colour: '#5a3a1c', align: 'centre' }),
  )
  const lip = circle(0, y, r, 'none', { stroke: '#00000088', 'stroke-width': 2.4 })
  const lit = `<path d="M${n(-r * 0.5)} ${n(y + r * 0.87)}A${n(r)} ${n(r)} 0 0 0 ${n(r * 0.98)} ${n(y + r * 0.1)}" fill="none" stroke="#e8c894" stroke-width="2.2" stroke-opacity=".75"/>`
  return rings[rosette](r, y) + circle(0, y, r, depth) + label + lip + lit
}

type Rings = (r: number, y: number) => string

const ring = (r: number, y: number, colour: string, width: number, dash?: string): string =>
  circle(0, y, r, 'none', { stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash })

const rings: Record<AcousticDrawing['rosette'], Rings> = {
  rings: (r, y) =>
    ring(r + 9, y, '#241710', 6) +
    ring(r + 9, y, '#e9dcbc', 4.6) +
    ring(r + 9, y, '#241710', 1.6) +
    ring(r + 4, y, '#241710', 1) +
    ring(r + 14.5, y, '#241710', 1),
  mosaic: (r, y) => {
    const tile = ((r + 12) * 2 * Math.PI) / 72
    return (
      ring(r + 12, y, '#2a1810', 19) +
      ring(r + 12, y, '#c9a468', 17) +
      ring(r + 4.6, y, '#5a2c18', 3.2) +
      ring(r + 19.4, y, '#5a2c18', 3.2) +
      ring(r + 12, y, '#ecdcb4', 10) +
      ring(r + 14.6, y, '#7d2f1c', 2.6, `${n(tile * 0.5)} ${n(tile * 0.5)}`) +
      ring(r + 12, y, '#27452f', 2.6, `${n(tile * 0.32)} ${n(tile * 0.68)}`) +
      ring(r + 9.4, y, '#7d2f1c', 2.6, `${n(tile * 0.44)} ${n(tile * 0.52)}`) +
      ring(r + 17.2, y, '#1d110a', 0.8) +
      ring(r + 6.8, y, '#1d110a', 0.8)
    )
  },
  abalone: (r, y) =>
    ring(r + 10, y, '#1b1512', 9.4) +
    ring(r + 10, y, '#f0e8d4', 8) +
    ring(r + 10, y, '#5f9d98', 6) +
    ring(r + 11, y, '#b9d7c9', 2.6, '7 5 3 9') +
    ring(r + 9, y, '#7a6aa5', 2.2, '5 11 9 6') +
    ring(r + 10, y, '#d9a9b4', 1.8, '3 15 6 12') +
    ring(r + 3.6, y, '#1b1512', 1) +
    ring(r + 16.6, y, '#1b1512', 1),
}
