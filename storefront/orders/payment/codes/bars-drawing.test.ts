import { expect, test } from 'vitest'
import { interleavedBars } from '#domain/payments/boleto/bars.ts'
import { barsDrawing } from './bars-drawing.ts'

const CODE = '00192164700000239900000003123456700012345617'

test('draws each black bar in its place', () => {
  const { d, largura } = barsDrawing(CODE)
  const drawn = [...d.matchAll(/M(\d+) 0h(\d+)/g)].map(([, from, width]) => [Number(from), Number(width)])
  const widths = interleavedBars(CODE)

  expect(largura).toBe(405)
  expect(drawn.map(([, width]) => width)).toEqual(widths.filter((_, i) => i % 2 === 0))
  for (const [i, [from = 0, width = 0]] of drawn.entries()) {
    const next = drawn[i + 1]?.[0] ?? largura
    expect(next - from - width).toBe(widths[2 * i + 1] ?? 0)
  }
})
