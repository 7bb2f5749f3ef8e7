import { Parser } from 'htmlparser2'
import { presentationOf, type StyleRules, styleRules } from './svg-style.ts'
import { attributesOf, SHAPES, TRANSPARENT } from './svg-vocabulary.ts'

/** Bounds on what a drawing may cost to read and to draw. */
const MAX_BYTES = 200_000
const MAX_ELEMENTS = 5_000
const MAX_DEPTH = 30

/** Length of the longer side that the drawing gets, in pixels; as a vector it is sharp at any size. */
const SIDE = 512

export type HarmlessSvg = { svg: string; largura: number; altura: number }

/**
 * Copies the shapes, groups, gradients and clips of an SVG into a new one. Everything else is left out: scripts, links,
 * whatever loads, `use` and filters, which multiply the work of drawing, and text, as visitors lack its font. Classes of
 * a stylesheet become attributes. Returns null if it is no SVG, too large, or if nothing remains to be drawn.
 */
export function harmlessSvg(source: string): HarmlessSvg | null {
  if (Buffer.byteLength(source) > MAX_BYTES) return null
  const drawing = createDrawing(styleRules(source))
  const parser = new Parser(
    { onopentag: drawing.open, onclosetag: drawing.close },
    { xmlMode: true, recognizeCDATA: true },
  )
  parser.write(source.replace(/^\uFEFF/, ''))
  parser.end()

  return drawing.result()
}

type Attributes = Record<string, string>

function createDrawing(rules: StyleRules) {
  let written = ''
  let size: { largura: number; altura: number } | null = null
  let [shapes, elements, depth, skipped] = [0, 0, 0, 0]
  let isTooMuch = false

  return { open, close, result }

  function open(name: string, attributes: Attributes) {
    elements++
    depth++
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) isTooMuch = true
    if (isTooMuch || skipped > 0 || !mayOpen(name)) {
      skipped++
      return
    }
    if (depth === 1) return openRoot(attributes)
    if (SHAPES.has(name)) shapes++
    written += `<${name}${asText({ ...attributesOf(name, attributes), ...presentationOf(attributes, rules) })}>`
  }

  function close(name: string) {
    depth--
    if (skipped > 0) skipped--
    else written += `</${name}>`
  }

  function mayOpen(name: string): boolean {
    return depth === 1 ? name === 'svg' : SHAPES.has(name) || TRANSPARENT.has(name)
  }

  function openRoot(attributes: Attributes) {
    const box = boxOf(attributes)
    if (!box) {
      isTooMuch = true
      skipped++
      return
    }
    const scale = SIDE / Math.max(box.width, box.height)
    size = { largura: pixels(box.width * scale), altura: pixels(box.height * scale) }
    const own = presentationOf(attributes, rules)
    const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`
    written += `<svg xmlns="http://www.w3.org/2000/svg"${asText({
      viewBox,
      width: String(size.largura),
      height: String(size.altura),
      ...own,
    })}>`
  }

  function result(): HarmlessSvg | null {
    return size && shapes > 0 && !isTooMuch && depth === 0 ? { svg: written, ...size } : null
  }
}

/** The visible box: `viewBox`, or the size; null without either, or if it is no area. */
function boxOf({ viewBox, width, height }: Attributes) {
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = (viewBox ?? `0 0 ${number(width)} ${number(height)}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isArea = [x, y, boxWidth, boxHeight].every(Number.isFinite) && boxWidth > 0 && boxHeight > 0
  const ratio = boxWidth / boxHeight

  // A longer strip could not be read in a header.
  return isArea && ratio <= 20 && ratio >= 1 / 20 ? { x, y, width: boxWidth, height: boxHeight } : null
}

/** `120px` is 120; a share of the page is no size. */
function number(text = ''): number {
  return /^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : 0
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length))
}

function asText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
