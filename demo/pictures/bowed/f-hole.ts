import { oval, polygon, ribbon } from '../drawing/outline.ts'
import { group, linear, type Sheet, shape, stroke } from '../drawing/sheet.ts'

/** One f-hole, 78 mm high on a violin; `side` 1 is the right one. `y` is the position of its nicks. */
export function fHole(sheet: Sheet, place: { x: number; y: number; scale: number }, side: 1 | -1): string {
  const stem = ribbon([
    [23.6, -29.4, 1.2],
    [21.6, -32.6, 1.6],
    [22.4, -36.6, 2.2],
    [26.4, -38.4, 2.8],
    [30.2, -35, 3.8],
    [32.4, -27, 4.8],
    [34.4, -14, 6],
    [36.8, 0, 6.6],
    [39.4, 13, 6],
    [41.6, 24, 4.8],
    [44.6, 31.4, 3.8],
    [49, 34.4, 2.8],
    [53, 32.4, 2.2],
    [53.6, 28, 1.6],
    [51.6, 25, 1.2],
  ])
  const nicks =
    polygon([
      [31.6, 0.6],
      [34, -1.4],
      [34, 1.8],
    ]) +
    polygon([
      [42.4, -0.6],
      [39.6, 1.2],
      [39.6, -2],
    ])
  const d = `${stem}${oval(24.6, -28.6, 3.5)}${oval(50.4, 25.4, 4.4)}${nicks}`
  const depth = linear(
    sheet,
    [20, -40],
    [56, 36],
    [
      [0, '#0d0603'],
      [0.6, '#1c0e06'],
      [1, '#2e180b'],
    ],
  )
  const transform = `translate(${place.x} ${place.y}) scale(${side * place.scale} ${place.scale})`
  const light = group(
    { transform: `translate(${side * 0.7} 0.8)` },
    stroke(d, '#ffe6b4', 0.9, { 'stroke-opacity': 0.5 }),
  )
  return group({ transform }, light, shape(d, depth, { stroke: '#1a0b04', 'stroke-width': 0.4 }))
}
