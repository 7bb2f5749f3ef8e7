import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropArea } from './crop-area.ts'

test.each([
  ['the whole picture', { x: 0, y: 0, width: 100, height: 100 }, { x: 0, y: 0, largura: 1600, altura: 900 }],
  ['its middle', { x: 25, y: 10, width: 50, height: 80 }, { x: 400, y: 90, largura: 800, altura: 720 }],
  [
    'parts of a pixel are rounded',
    { x: 0.04, y: 0.05, width: 33.35, height: 33.35 },
    { x: 1, y: 0, largura: 534, altura: 300 },
  ],
  [
    'an area beyond the right edge ends there',
    { x: 60, y: 0, width: 50, height: 100 },
    { x: 960, y: 0, largura: 640, altura: 900 },
  ],
  [
    'one before the left edge begins there',
    { x: -0.2, y: 0, width: 50, height: 100 },
    { x: 0, y: 0, largura: 800, altura: 900 },
  ],
  [
    'one of no size is a pixel',
    { x: 100, y: 100, width: 0, height: 0 },
    { x: 1599, y: 899, largura: 1, altura: 1 },
  ],
])('%s', (_, area, expected) => {
  expect(cropArea(area, { largura: 1600, altura: 900 })).toEqual(expected)
})

test('every crop lies within the picture and has a size, in whole pixels', () => {
  const percent = fc.double({ min: -1, max: 101, noNaN: true })
  const size = fc.integer({ min: 1, max: 12_000 })
  fc.assert(
    fc.property(percent, percent, percent, percent, size, size, (x, y, width, height, largura, altura) => {
      const cut = cropArea({ x, y, width, height }, { largura, altura })

      expect(Object.values(cut).every(Number.isInteger)).toBe(true)
      expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(cut.largura, cut.altura)).toBeGreaterThanOrEqual(1)
      expect(cut.x + cut.largura).toBeLessThanOrEqual(largura)
      expect(cut.y + cut.altura).toBeLessThanOrEqual(altura)
    }),
  )
})
