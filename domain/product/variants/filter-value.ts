import type { Line, Template } from '../specifications/field.ts'
import { statedFamily } from '../specifications/instrument-of.ts'
import { typedLines } from '../specifications/typed-lines.ts'

type Pair = Pick<Line, 'label' | 'valor'>

/**
 * Returns what listings filter a product's option by: its category's template reads it as it reads a specification, so
 * that `0,60 mm` and `0.6 mm` are one value, and `Calibre (mm)` is `Calibre`. What the template has no field for, or
 * does not allow, filters as it is written. `lines` are the product's specification.
 */
export function filterValue(
  { instrumento, campos }: Template,
  lines: readonly Pair[],
  { label, valor }: Pair,
): Pair {
  const template = { instrumento: instrumento ?? statedFamily(campos, lines), campos }
  const [read] = typedLines(template, [{ label, valor, filtro: true }]).lines

  return { label: read?.label ?? label, valor: read?.valor ?? valor }
}
