/** A rectangle of a picture in percent of its width and height. */
type PercentArea = { x: number; y: number; width: number; height: number }

type Size = { largura: number; altura: number }

/**
 * Converts an area from percent to whole pixels of the stored picture. The result lies within the picture and is at
 * least one pixel wide and high, however the cropper rounds.
 */
export function cropArea({ x, y, width, height }: PercentArea, { largura, altura }: Size) {
  const horizontal = span(x, width, largura)
  const vertical = span(y, height, altura)

  return { x: horizontal.start, y: vertical.start, largura: horizontal.length, altura: vertical.length }
}

function span(start: number, length: number, whole: number): { start: number; length: number } {
  const first = within(Math.round((start * whole) / 100), 0, whole - 1)

  return { start: first, length: within(Math.round((length * whole) / 100), 1, whole - first) }
}

function within(number: number, min: number, max: number): number {
  return Math.max(min, Math.min(number, max))
}
