import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bannerNames, drawBanner } from './banners.ts'

test.each([...bannerNames])('%s has the size of its kind, and is the same each time', async (drawing) => {
  const svg = drawBanner({ drawing })
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()

  expect(format).toBe('svg')
  expect(`${width} × ${height}`).toBe(sizeOf(drawing))
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(drawBanner({ drawing })).toBe(svg)
})

test('refuses an unknown name and lists the known ones', () => {
  expect(() => drawBanner({ drawing: 'hero-drums' })).toThrow(/hero-drums.*hero-bowed/)
})

function sizeOf(drawing: string): string {
  if (drawing.endsWith('-mobile')) return '800 × 1000'
  if (drawing.startsWith('hero')) return '1920 × 720'
  if (drawing.startsWith('category')) return '1200 × 900'
  return drawing.startsWith('disc') ? '1000 × 1000' : '1400 × 1050'
}
