import { seeded } from './seeded.ts'

/** The state of a picture while it is drawn: its random source, and the gradients and clips that its shapes use. */
export type Sheet = {
  random: () => number
  between: (low: number, high: number) => number
  defs: string[]
  /** Gradient ids by definition, so that none is written twice. */
  paints: Map<string, string>
}

export type Point = readonly [x: number, y: number]
export type Box = { x: number; y: number; w: number; h: number }
/** Offset 0–1, colour, opacity 0–1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]
type Attributes = Record<string, string | number | undefined>

/** Returns an empty sheet whose random source depends on the text only. */
export function newSheet(seed: string): Sheet {
  const random = seeded(seed)
  return { random, between: (low, high) => low + (high - low) * random(), defs: [], paints: new Map() }
}

/** Formats a number for SVG: two decimals, one if it is large. */
export const n = (value: number): string =>
  String(Math.abs(value) < 30 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10)

/** One SVG element; undefined attributes are omitted, numbers are rounded. */
export function el(name: string, attributes: Attributes, inside = ''): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${key}="${written(key, value)}"`
  }
  return inside === '' ? `${text}/>` : `${text}>${inside}</${name}>`
}

function written(key: string, value: string | number): string {
  if (typeof value === 'number') return n(value)
  return key === 'd' ? value.replace(/-?\d*\.\d{3,}(?:e-\d+)?/g, (long) => n(Number(long))) : value
}

/** A filled path. */
export const shape = (d: string, fill: string, more: Attributes = {}): string =>
  el('path', { d, fill, ...more })

/** A stroked path, its width in the drawing's units. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...more })

export const ellipse = (box: Box, fill: string, more: Attributes = {}): string =>
  el('ellipse', { cx: box.x + box.w / 2, cy: box.y + box.h / 2, rx: box.w / 2, ry: box.h / 2, fill, ...more })

export const rect = (box: Box, fill: string, more: Attributes = {}): string =>
  el('rect', { x: box.x, y: box.y, width: box.w, height: box.h, fill, ...more })

/** Groups art under common attributes. */
export const group = (attributes: Attributes, ...inside: string[]): string =>
  el('g', attributes, inside.join('') || ' ')

/** Transforms art: scales, then rotates (degrees), then moves it. */
export const moved = (x: number, y: number, inside: string, turn = 0, scale = 1): string =>
  group(
    {
      transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
    },
    inside,
  )

/** A gradient along a line in the drawing's own units; returns the paint for fill or stroke. */
export function linear(sheet: Sheet, from: Point, to: Point, stops: readonly Stop[], repeat = false): string {
  return define(
    sheet,
    'linearGradient',
    {
      gradientUnits: 'userSpaceOnUse',
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
      spreadMethod: repeat ? 'repeat' : undefined,
    },
    stops,
  )
}

/** A radial gradient; `squash` turns the circle into an ellipse (height over width). */
export function radial(sheet: Sheet, centre: Point, r: number, stops: readonly Stop[], squash = 1): string {
  const place = `translate(${n(centre[0])} ${n(centre[1])}) scale(1 ${n(squash)})`
  return define(
    sheet,
    'radialGradient',
    {
      gradientUnits: 'userSpaceOnUse',
      cx: 0,
      cy: 0,
      r,
      gradientTransform: place,
    },
    stops,
  )
}

/** Clips art to an outline. */
export function clipped(sheet: Sheet, d: string, ...inside: string[]): string {
  const id = `k${sheet.defs.length}`
  sheet.defs.push(el('clipPath', { id }, el('path', { d })))
  return group({ 'clip-path': `url(#${id})` }, ...inside)
}

function define(sheet: Sheet, name: string, attributes: Attributes, stops: readonly Stop[]): string {
  const inside = stopTags(stops)
  const ramp = remember(
    sheet,
    `ramp ${inside}`,
    (id) => `<linearGradient id="${id}">${inside}</linearGradient>`,
  )
  const key = `${name} ${ramp} ${JSON.stringify(attributes)}`
  const id = remember(sheet, key, (fresh) => el(name, { id: fresh, href: `#${ramp}`, ...attributes }))
  return `url(#${id})`
}

/** Writes a definition once, however often it is requested; returns its id. */
function remember(sheet: Sheet, key: string, write: (id: string) => string): string {
  const known = sheet.paints.get(key)
  if (known) return known
  const id = `k${sheet.defs.length}`
  sheet.defs.push(write(id))
  sheet.paints.set(key, id)
  return id
}

/** The light on a small round object, in any place: one gradient serves all of the same colours. */
export function sphere(sheet: Sheet, stops: readonly Stop[]): string {
  return define(sheet, 'radialGradient', { cx: 0.32, cy: 0.3, r: 0.75 }, stops)
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('')
}
