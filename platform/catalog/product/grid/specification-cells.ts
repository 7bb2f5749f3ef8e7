import { eq } from 'drizzle-orm'
import type { GridRow } from '#contract/catalog/grid.ts'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import { specificationLabel } from '#domain/import/csv/grid-cell.ts'
import { newProblems } from '#domain/product/specifications/changes/new-problems.ts'
import { templateOf } from '#platform/catalog/collections/categories/template-of.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { readSpecifications } from '../editing/typed-specifications.ts'
import { writeFilterValues } from '../editing/write-filter-values.ts'
import { writeSpecifications } from '../editing/write-product-details.ts'
import { idsOfAttributes } from '../product-references.ts'
import { snapshotProducts } from '../snapshot-products.ts'
import type { CellError } from './grid-errors.ts'
import type { Cell } from './save-grid.ts'

type Change = { before: readonly GridRow[]; cells: readonly Cell[] }

/**
 * The errors that changed cells bring into a product's specification, by the rule of its form; empty if none of the
 * cells is one of it, and none moves the product to another category, by whose template its sheet is read from then on.
 * Each is shown at its own cell, or at the one that caused it: that of the category, or the last one that was changed.
 */
export async function specificationErrors(tx: Database, change: Change): Promise<CellError[]> {
  const found = await changedSpecification(tx, change)
  if (!found || found.product.situacao === 'inativo') return []
  const { before, template, product, lines, cells, moving } = found
  const problems = newProblems(
    { lines: product.caracteristicas, problems: readSpecifications(before, product).problems },
    { lines, problems: readSpecifications(template, { ...product, caracteristicas: lines }).problems },
  )

  return problems.flatMap(({ campo, mensagem }) => {
    const label = lines[Number(campo.split('.')[1])]?.label ?? ''
    const own = cells.findLast((one) => slugOf(one.label) === slugOf(label))
    const cell = own ?? moving ?? cells.at(-1)
    return cell ? [{ idSku: cell.idSku, campo: cell.campo, mensagem }] : []
  })
}

/**
 * Writes the changed cells of a product's specification, as the template of its category, or its new one, does, and
 * what its variants filter by.
 */
export async function writeSpecificationCells(tx: Database, id: number, change: Change): Promise<void> {
  const found = await changedSpecification(tx, change)
  if (!found) return
  const { template, product, lines } = found
  const caracteristicas = readSpecifications(template, { ...product, caracteristicas: lines }).lines
  const ids = await idsOfAttributes(
    tx,
    caracteristicas.filter(({ filtro }) => filtro),
  )
  await writeSpecifications(
    tx,
    [{ id, product: { ...product, caracteristicas }, idsCategoria: [], known: true, unchangedStock: true }],
    ids,
  )
  await writeFilterValues(tx, [id])
}

async function changedSpecification(tx: Database, { before, cells: all }: Change) {
  const cells = all.flatMap((cell) => {
    const label = specificationLabel(cell.campo)
    return label === null ? [] : [{ ...cell, label }]
  })
  const [row] = before
  const moving = all.findLast(({ campo, valor }) => campo === 'categoria' && valor !== row?.categoria)
  if (!row || (cells.length === 0 && !moving)) return null
  const [named] = await tx
    .select({ slug: produtos.slug })
    .from(produtos)
    .where(eq(produtos.id, row.idProduto))
  const [shop] = await snapshotProducts(tx, [named?.slug ?? ''])
  if (!shop) return null
  const template = await templateOf(tx, row.categoria)

  return {
    /** The template by which the product was read until now. */
    before: template,
    template: moving ? await templateOf(tx, String(moving.valor)) : template,
    product: shop.input,
    lines: cells.reduce(withCell, shop.input.caracteristicas),
    cells,
    moving,
  }
}

/** An empty cell removes its line; a label that the product doesn't have yet comes last. */
function withCell(
  lines: ProductInput['caracteristicas'],
  { label, valor }: { label: string; valor: Cell['valor'] },
): ProductInput['caracteristicas'] {
  const text = String(valor ?? '').trim()
  const place = lines.findIndex((line) => slugOf(line.label) === slugOf(label))
  if (text === '') return lines.filter((_, i) => i !== place)

  return place === -1
    ? [...lines, { label, valor: text, filtro: false }]
    : lines.map((line, i) => (i === place ? { ...line, valor: text } : line))
}
