import type { Box, Sheet } from './sheet.ts'
import { clipped, el, group, linear, n, radial, rect } from './sheet.ts'

/**
 * The soft shadow of an object on the sand, light from the upper left: the outline stroked ever wider and fainter.
 * `depth` is the object's height, in the drawing's units. No blur filter: it costs 50 ms a picture.
 */
export function contactShadow(d: string, depth: number, strength = 1): string {
  // The shadow of a small part needs few steps to look soft.
  const steps = stepsOf(depth)
  const copy = (attributes: Record<string, string | number>) => el('path', { d, ...attributes })
  let layers = ''
  for (let i = 1; i <= steps; i++) layers += copy({ 'stroke-width': depth * 2.3 * (i / steps) ** 1.1 })
  const place = `translate(${n(depth * 0.55)} ${n(depth * 0.75)})`
  // Black, not brown: at such low opacity, eight bits would turn brown into pink or green.
  const soft = group(
    {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': (0.26 / steps) * strength,
      'stroke-linejoin': 'round',
    },
    layers,
  )
  return group({ transform: place }, copy({ fill: '#000000', 'fill-opacity': 0.04 * strength }), soft)
}

function stepsOf(depth: number): number {
  if (depth < 7) return 6
  return depth < 18 ? 10 : 16
}

/**
 * Roundness of a plate or a carved top: darker towards its edge, a broad light from the upper left, a shade at the
 * lower right.
 */
export function relief(sheet: Sheet, d: string, box: Box, depth: number, strength = 1): string {
  const long = Math.max(box.w, box.h)
  const light = radial(sheet, [box.x + box.w * 0.34, box.y + box.h * 0.3], long * 0.62, [
    [0, '#ffedcc', 0.3 * strength],
    [0.5, '#ffedcc', 0.07 * strength],
    [1, '#ffedcc', 0],
  ])
  const shade = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0.45, '#1a0c04', 0],
      [1, '#1a0c04', 0.29 * strength],
    ],
  )
  const copy = (attributes: Record<string, string | number>) => el('path', { d, ...attributes })
  let widths = ''
  for (let i = 1; i <= 8; i++) widths += copy({ 'stroke-width': (depth * 2 * i) / 8 })
  const edge = group({ fill: 'none', stroke: '#1a0c04', 'stroke-opacity': 0.045 * strength }, widths)
  const rim = group(
    { transform: `translate(${n(depth * 0.05)} ${n(depth * 0.06)})` },
    copy({ fill: 'none', stroke: '#fff3d8', 'stroke-width': depth * 0.16, 'stroke-opacity': 0.3 * strength }),
  )
  return clipped(sheet, d, rect(box, shade), edge, rim, rect(box, light))
}

/** A band of reflected window light across a lacquered thing. */
export function gloss(sheet: Sheet, d: string, box: Box, strength = 1): string {
  const paint = linear(
    sheet,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h * 0.55],
    [
      [0.12, '#ffffff', 0],
      [0.24, '#ffffff', 0.26 * strength],
      [0.34, '#ffffff', 0.1 * strength],
      [0.36, '#ffffff', 0.2 * strength],
      [0.44, '#ffffff', 0],
    ],
  )
  return clipped(sheet, d, rect(box, paint))
}

/** The small shadow of a part on top of another, such as a bridge. */
export function partShadow(d: string, depth: number): string {
  const copy = (attributes: Record<string, string | number>) => el('path', { d, ...attributes })
  return group(
    { transform: `translate(${n(depth * 0.6)} ${n(depth * 0.8)})`, stroke: '#1a0c04', fill: '#1a0c04' },
    copy({ 'fill-opacity': 0.22, 'stroke-width': depth * 0.5, 'stroke-opacity': 0.12 }),
    copy({ 'fill-opacity': 0, 'stroke-width': depth, 'stroke-opacity': 0.08 }),
    copy({ 'fill-opacity': 0, 'stroke-width': depth * 1.6, 'stroke-opacity': 0.06 }),
  )
}

/** A sunburst or any darkening that follows the outline inwards. */
export function burst(sheet: Sheet, d: string, colour: string, depth: number): string {
  const copy = (attributes: Record<string, string | number>) => el('path', { d, ...attributes })
  let widths = ''
  const steps = 22
  for (let i = 1; i <= steps; i++) widths += copy({ 'stroke-width': depth * 2 * (i / steps) ** 1.5 })
  return clipped(sheet, d, group({ fill: 'none', stroke: colour, 'stroke-opacity': 0.115 }, widths))
}
