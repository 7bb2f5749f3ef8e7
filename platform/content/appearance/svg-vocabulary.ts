/** Elements that draw something. */
export const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
])

/** Elements that arrange or colour shapes. */
export const TRANSPARENT: ReadonlySet<string> = new Set([
  'g',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
])

/** Attributes of geometry, by element; those of painting are in `svg-style.ts`. */
const GEOMETRY: Record<string, readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'fr', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  stop: ['offset'],
  clipPath: ['clipPathUnits'],
}

/** Numbers, lists of them, path data, transformations and the words of units. */
const GEOMETRIC = /^[\w\s.,+\-%()]*$/

/** A name that CSS and addresses read alike. */
const ID = /^[A-Za-z_][\w-]{0,99}$/

/** Returns the permitted attributes of an element. A gradient may continue another one of the same drawing. */
export function attributesOf(name: string, attributes: Record<string, string>): Record<string, string> {
  const allowed: Record<string, string> = {}
  for (const key of [...(GEOMETRY[name] ?? []), 'transform']) {
    const value = attributes[key]
    if (value !== undefined && GEOMETRIC.test(value)) allowed[key] = value
  }
  const { id } = attributes
  if (id !== undefined && ID.test(id)) allowed['id'] = id
  const href = attributes['href'] ?? attributes['xlink:href']
  if (name.endsWith('Gradient') && href?.startsWith('#') && ID.test(href.slice(1))) allowed['href'] = href

  return allowed
}
