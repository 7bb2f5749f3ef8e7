import type { GridRow } from '#contract/catalog/grid.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { slugOf } from '#domain/format/slug.ts'
import { cellProblem, type SpecificationCampo, specificationLabel } from '#domain/import/csv/grid-cell.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import type { ReadCell } from './cell-text.ts'
import { type Changes, cellKey } from './grid-changes.ts'

type SpecificationCell = {
  template: SpecificationTemplate | null
  row: GridRow
  changes: Changes
  campo: SpecificationCampo
}

/**
 * Reads a text that was typed into a specification's cell, with the product's other lines, as the product's form does:
 * `25,5"` becomes `647,7 mm`, and a scale that the instrument doesn't have gets the same sentence. Products of
 * subcategories with a template of their own, and those that move to another category, are read by the server only.
 */
export function readSpecification(
  { template, row, changes, campo }: SpecificationCell,
  text: string,
): ReadCell {
  const valor = text.trim()
  const tooLong = cellProblem(campo, valor)
  const label = specificationLabel(campo) ?? ''
  if (valor === '' || tooLong !== null) return { valor: valor === '' ? null : valor, problema: tooLong }
  const moved = changes[cellKey(row, 'categoria')]
  if (template === null || row.fichaDe !== template.de || moved) return { valor, problema: null }
  const others = { ...row.ficha, ...changedSheet(changes, row) }
  const lines = [
    { label, valor, filtro: false },
    ...Object.entries(others).flatMap(([other, of]) =>
      slugOf(other) === slugOf(label) || of === '' ? [] : [{ label: other, valor: of, filtro: false }],
    ),
  ]
  const { lines: typed, problems } = typedLines(template, lines)
  const own = problems.find(({ campo: place }) => place === 'caracteristicas.0.valor')

  return { valor: own ? valor : (typed[0]?.valor ?? valor), problema: own?.mensagem ?? null }
}

/** The product's changed lines that are not saved yet. */
function changedSheet(changes: Changes, row: GridRow): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([key, { campo, valor }]) => {
      const label = specificationLabel(campo)
      return label !== null && key === cellKey(row, campo) ? [[label, String(valor ?? '')]] : []
    }),
  )
}
