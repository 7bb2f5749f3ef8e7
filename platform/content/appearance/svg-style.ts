/** Properties of painting, as attributes, in `style`, or in a rule of the drawing's own stylesheet. */
const PAINT: ReadonlySet<string> = new Set([
  'clip-path',
  'clip-rule',
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'visibility',
])

/** A colour, a number or a word; or a reference to a gradient or clip of the same drawing. */
const VALUE =
  /^(url\(\s*(["']?)#[A-Za-z_][\w-]{0,99}\2\s*\)|[#\w\s.,%-]{1,120}|(rgb|hsl)a?\([\d\s.,%/deg]{1,60}\))$/

/** Rules for classes: `.cls-1` → its declarations. */
export type StyleRules = ReadonlyMap<string, Record<string, string>>

/** Reads the rules for single classes of a drawing's `<style>`, as drawing programs write them. Others are ignored. */
export function styleRules(source: string): StyleRules {
  const rules = new Map<string, Record<string, string>>()
  for (const [, css = ''] of source.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const [, name] = /(?:^|\s)\.([A-Za-z_][\w-]*)\s*$/.exec(selector) ?? []
        if (name) rules.set(name, { ...rules.get(name), ...declarations(body) })
      }
    }
  }

  return rules
}

/** Returns how an element is painted: by its attributes, its classes and its `style`, in rising order of weight. */
export function presentationOf(
  attributes: Record<string, string>,
  rules: StyleRules,
): Record<string, string> {
  const own = Object.entries(attributes).filter(([name, value]) => isPaint(name, value))
  const classes = (attributes['class'] ?? '').split(/\s+/).map((name) => rules.get(name) ?? {})

  return Object.assign({}, Object.fromEntries(own), ...classes, declarations(attributes['style'] ?? ''))
}

function declarations(css: string): Record<string, string> {
  return Object.fromEntries(
    css
      .split(';')
      .map((declaration): [string, string] => {
        const [name = '', ...value] = declaration.split(':')
        return [name.trim().toLowerCase(), value.join(':').trim()]
      })
      .filter(([name, value]) => isPaint(name, value)),
  )
}

function isPaint(name: string, value: string): boolean {
  return PAINT.has(name) && VALUE.test(value.trim())
}
