import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { everyDrawing, gadgetKinds } from '../every-drawing.fixtures.ts'
import { draw } from './draw.ts'
import type { Drawing } from './drawing.ts'
import { viewsOf } from './views.ts'

// Stored for each of about a thousand pictures, and parsed again for each requested width.
const MAX_BYTES = 64_000

const cases = everyDrawing.flatMap((drawing) =>
  viewsOf(drawing).map(({ view }): [string, string, Drawing] => [nameOf(drawing), view, drawing]),
)

describe('a drawing', () => {
  test.each(cases)('%s, %s, is an SVG of 1200 × 1200 within the size limit', async (_, view, drawing) => {
    const svg = draw(drawing, view, 'seed')
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()

    expect({ format, width, height }).toEqual({ format: 'svg', width: 1200, height: 1200 })
    expect(svg.length).toBeLessThan(MAX_BYTES)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  test.each(cases)('%s, %s, defines each id once and refers only to these', (_, view, drawing) => {
    const svg = draw(drawing, view, 'seed')
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const referenced = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)

    expect(new Set(defined).size).toBe(defined.length)
    expect(referenced.filter((id) => !defined.includes(id))).toEqual([])
  })

  test('has at least three views in every family, each with its own picture and text', () => {
    for (const drawing of everyDrawing) {
      const views = viewsOf(drawing)
      expect(views.length).toBeGreaterThanOrEqual(3)
      expect(new Set(views.map(({ label }) => label)).size).toBe(views.length)
      expect(new Set(views.map(({ view }) => draw(drawing, view, 'seed'))).size).toBe(views.length)
    }
  })

  test('is the same for the same seed, and has another grain for another seed', () => {
    for (const drawing of everyDrawing) {
      expect(draw(drawing, 'inteiro', 'one')).toBe(draw(drawing, 'inteiro', 'one'))
    }
    const [violin] = everyDrawing
    expect(draw(violin!, 'inteiro', 'one')).not.toBe(draw(violin!, 'inteiro', 'two'))
  })

  test('looks different from every other drawing', () => {
    const pictures = everyDrawing.map((drawing) => draw(drawing, viewsOf(drawing)[0]!.view, 'seed'))
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test.each([
    ['varnish', { varnish: '#8a3416' }],
    ['fittings', { fittings: 'boxwood' as const }],
    ['size', { size: 0.5 }],
    ['outfit', { outfit: true }],
  ])('of a violin changes with its %s', (_, change) => {
    const [violin] = everyDrawing
    if (violin?.family !== 'bowed') throw new Error('The first drawing must be the violin.')
    expect(draw({ ...violin, ...change }, 'inteiro', 'seed')).not.toBe(draw(violin, 'inteiro', 'seed'))
  })

  test('exists for every kind of gadget', () => {
    const drawn = everyDrawing.flatMap((drawing) => (drawing.family === 'gadget' ? [drawing.kind] : []))
    expect(drawn).toEqual(gadgetKinds)
  })
})

function nameOf(drawing: Drawing): string {
  const { family } = drawing
  if (family === 'gadget' || family === 'tuner') return `${family} ${drawing.kind}`
  if ('shape' in drawing) return `${family} ${drawing.shape}`
  if ('instrument' in drawing) return `${family} ${drawing.instrument}`
  return family === 'stringSet' ? `${family} ${drawing.pack}` : `${family} ${drawing.pattern}`
}
