import type { BassDrawing, ElectricDrawing, Hardware } from '../drawing/drawing.ts'
import { partShadow } from '../drawing/light.ts'
import { dome, metal, screw } from '../drawing/metal.ts'
import { rounded, spline } from '../drawing/outline.ts'
import { circle, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'

/** The bridge of an electric guitar; saddles are at y = 0. */
export function electricBridge(
  sheet: Sheet,
  kind: ElectricDrawing['bridge'],
  hardware: Hardware,
  count: number,
): string {
  switch (kind) {
    case 'tremolo':
      return plateBridge(sheet, hardware, count, { w: 80, top: -8, h: 38 }) + arm(sheet, hardware)
    case 'hardtail':
      return plateBridge(sheet, hardware, count, { w: 78, top: -10, h: 44 })
    case 'locking':
      return locking(sheet, hardware, count)
    case 'stopbar':
      return stopbar(sheet, hardware, count)
  }
}

const places = (count: number, pitch = 10.6): number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch)

function plateBridge(
  sheet: Sheet,
  hardware: Hardware,
  count: number,
  size: { w: number; top: number; h: number },
  pitch = 10.6,
): string {
  const box = { x: -size.w / 2, y: size.top - 10, w: size.w, h: size.h + 10 }
  const d = rounded(box, 3)
  const screws = places(6, (size.w - 14) / 5)
    .map((x) => screw(sheet, hardware, x, size.top - 5.5, 2.4))
    .join('')
  const saddles = places(count, pitch)
    .map((x, i) => {
      const y = -4 + (i % 3) * 1.6
      const w = pitch * 0.9
      const s = { x: x - w / 2, y, w, h: 15 }
      return (
        partShadow(rounded(s, 1.4), 1.6) +
        rect(s, metal(sheet, hardware, [x - w / 2, 0], [x + w / 2, 0]), {
          rx: 1.4,
          stroke: '#00000066',
          'stroke-width': 0.4,
        }) +
        circle(x - w * 0.24, y + 4, 1.1, '#111') +
        circle(x + w * 0.24, y + 4, 1.1, '#111') +
        rect(
          { x: x - 0.8, y: y + 15, w: 1.6, h: size.h - 18 - y },
          metal(sheet, hardware, [x - 1, 0], [x + 1, 0]),
        )
      )
    })
    .join('')
  return (
    partShadow(d, 4) +
    shape(d, metal(sheet, hardware, [box.x, box.y], [box.x + box.w, box.y + box.h * 1.6]), {
      stroke: '#00000088',
      'stroke-width': 0.5,
    }) +
    screws +
    saddles
  )
}

function arm(sheet: Sheet, hardware: Hardware): string {
  const d = spline([
    [33, -2],
    [46, 8],
    [58, 40],
    [72, 92],
    [86, 138],
  ])
  return `<g transform="translate(5 8)">${stroke(d, '#000', 7, { 'stroke-opacity': 0.14, 'stroke-linecap': 'round' })}</g>${stroke(d, '#5b5d60', 6, { 'stroke-linecap': 'round' })}${stroke(d, metal(sheet, hardware, [30, 0], [70, 20]), 5, { 'stroke-linecap': 'round' })}${stroke('M81 122L87 142', '#efe8d8', 8, { 'stroke-linecap': 'round' })}${dome(sheet, hardware, 33, -2, 5)}`
}

function locking(sheet: Sheet, hardware: Hardware, count: number): string {
  const cavity = rounded({ x: -50, y: -16, w: 100, h: 74 }, 8)
  const base = rounded({ x: -43, y: -14, w: 86, h: 60 }, 5)
  const blocks = places(count, 10.8)
    .map(
      (x) =>
        rect({ x: x - 4.8, y: -6, w: 9.6, h: 26 }, metal(sheet, hardware, [x - 5, 0], [x + 5, 0]), {
          rx: 1.4,
          stroke: '#000000aa',
          'stroke-width': 0.5,
        }) +
        circle(x, 6, 2, '#0c0c0c') +
        rect({ x: x - 1.8, y: 22, w: 3.6, h: 20 }, metal(sheet, hardware, [x - 2, 0], [x + 2, 0])) +
        dome(sheet, hardware, x, 44, 4.2),
    )
    .join('')
  return (
    shape(cavity, '#0f0c0a', { opacity: 0.85 }) +
    partShadow(base, 5) +
    shape(base, metal(sheet, hardware, [-43, -14], [43, 60]), { stroke: '#000', 'stroke-width': 0.6 }) +
    blocks +
    dome(sheet, hardware, -40, -12, 5) +
    dome(sheet, hardware, 40, -12, 5) +
    arm(sheet, hardware)
  )
}

function stopbar(sheet: Sheet, hardware: Hardware, count: number): string {
  const bridge = rounded({ x: -47, y: -6, w: 94, h: 13 }, 6.5)
  const bar = rounded({ x: -50, y: 38, w: 100, h: 15 }, 7.5)
  const saddles = places(count, 10.4)
    .map((x) =>
      rect({ x: x - 3.6, y: -4, w: 7.2, h: 9 }, metal(sheet, hardware, [x - 4, 0], [x + 4, 0]), {
        rx: 0.8,
        stroke: '#00000077',
        'stroke-width': 0.4,
      }),
    )
    .join('')
  const along = (y: number, h: number) => metal(sheet, hardware, [0, y], [0, y + h])
  return (
    partShadow(bridge, 6) +
    shape(bridge, along(-6, 13), { stroke: '#00000088', 'stroke-width': 0.4 }) +
    saddles +
    dome(sheet, hardware, -43, 0.5, 5) +
    dome(sheet, hardware, 43, 0.5, 5) +
    partShadow(bar, 6) +
    shape(bar, along(38, 15), { stroke: '#00000088', 'stroke-width': 0.4 }) +
    dome(sheet, hardware, -46, 45, 8) +
    dome(sheet, hardware, 46, 45, 8)
  )
}

/** The heavy bridge of a bass: one saddle per string, screws behind. */
export function bassBridge(sheet: Sheet, drawing: Pick<BassDrawing, 'hardware' | 'strings'>): string {
  const pitch = drawing.strings === 4 ? 19 : 17.4
  return plateBridge(
    sheet,
    drawing.hardware,
    drawing.strings,
    { w: drawing.strings * pitch + 8, top: -4, h: 52 },
    pitch,
  )
}
