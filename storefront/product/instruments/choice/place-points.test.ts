import { expect, test } from 'vitest'
import { MAP, placePoints, tensionScale } from './place-points.ts'

const points = (...list: [kg: number, brightness: number][]) =>
  list.map(([kg, brightness], i) => ({ number: i + 1, kg, brightness }))

test('firmer sets stand higher, brighter ones further to the right', () => {
  const [soft, firm, bright] = placePoints(points([20, 1], [30, 1], [20, 5]))

  expect(firm?.y).toBeLessThan(soft?.y ?? 0)
  expect(bright?.x).toBeGreaterThan(soft?.x ?? 0)
  expect(bright?.y).toBe(soft?.y)
})

test('twelve alike are all seen within the map', () => {
  const placed = placePoints(points(...Array.from({ length: 12 }, (): [number, number] => [25, 3])))

  for (const one of placed) {
    expect(one.y).toBeGreaterThanOrEqual(MAP.radius)
    expect(one.y).toBeLessThanOrEqual(MAP.height - MAP.bottom)
    for (const other of placed)
      if (other !== one)
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(MAP.radius * 2)
  }
})

test('one alone stands in the middle', () => {
  const { yOf, lowest, highest } = tensionScale(points([25, 3]))

  expect([lowest, highest]).toEqual([25, 25])
  expect(yOf(25)).toBeGreaterThan(MAP.top)
})
