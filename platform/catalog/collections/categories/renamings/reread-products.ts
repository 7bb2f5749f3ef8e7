import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  renamedLines,
  type TemplateChanges,
} from '#domain/product/specifications/changes/template-changes.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { writeFilterValues } from '#platform/catalog/product/editing/write-filter-values.ts'
import { sheetLines, writeSheets } from '#platform/catalog/product/editing/write-sheets.ts'
import { idsOfAttributes } from '#platform/catalog/product/product-references.ts'
import { productTags } from '#platform/catalog/product/product-tags.ts'
import { caracteristicas, categorias, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { templatesOf } from '../template-of.ts'

/** Products that are read at once. */
const AT_A_TIME = 100

type Place = { idCategoria: number; depois: number }

/**
 * Reads the next products of a category, and of those below it, after the product `depois`, again by their templates,
 * under the names that changes give to fields and choices, and what their variants filter by, and locks them until the
 * transaction ends. Returns the id of the last one; null if there is none left.
 */
export async function rereadNext(
  tx: Database,
  place: Place,
  changes: TemplateChanges,
): Promise<number | null> {
  const products = await lockNext(tx, place)
  const last = products.at(-1)
  if (!last) return null
  const ids = products.map(({ id }) => id)
  const rewritten = await rewrite(tx, products, changes)
  const changed = [...new Set([...rewritten, ...(await writeFilterValues(tx, ids))])]
  if (changed.length > 0) {
    await refreshListing(tx, changed)
    await invalidateTags(tx, await productTags(tx, changed))
  }

  return last.id
}

/** `raiz` is the path of the category whose template changed. */
type Categorised = { id: number; caminho: string; raiz: string }

function lockNext(tx: Database, { idCategoria, depois }: Place): Promise<Categorised[]> {
  const above = sql`(select caminho from ${categorias} where id = ${idCategoria})`

  return tx
    .select({
      id: produtos.id,
      caminho: categorias.caminho,
      raiz: sql<string>`${above}`,
    })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(
      and(
        gt(produtos.id, depois),
        sql`(${categorias.caminho} = ${above} or starts_with(${categorias.caminho}, ${above} || '/'))`,
      ),
    )
    .orderBy(asc(produtos.id))
    .limit(AT_A_TIME)
    .for('no key update', { of: produtos })
}

/** Returns the ids of the products whose specifications are other ones now. */
async function rewrite(
  tx: Database,
  products: readonly Categorised[],
  changes: TemplateChanges,
): Promise<number[]> {
  const templateFor = await templatesOf(
    tx,
    products.map(({ caminho }) => caminho),
  )
  const linesOf = await specificationsOf(
    tx,
    products.map(({ id }) => id),
  )
  const changed = products.flatMap(({ id, caminho, raiz }) => {
    const before = linesOf(id)
    const template = templateFor(caminho)
    // A category below with a template of its own has nothing of what was renamed.
    const isOwn = template.de === null || raiz === template.de || raiz.startsWith(`${template.de}/`)
    const now = isOwn ? renamedLines(changes, before) : before
    const { lines } = typedLines(template, now)
    const isChanged = lines.length !== before.length || lines.some((line, i) => !isSame(line, before[i]))
    return isChanged ? [{ id, lines }] : []
  })
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  const idsFor = await idsOfAttributes(
    tx,
    changed.flatMap(({ lines }) => lines.filter(({ filtro }) => filtro)),
  )
  await writeSheets(
    tx,
    changed.map(({ id, lines }) => ({ idProduto: id, linhas: sheetLines(lines, idsFor) })),
  )
  await tx
    .update(produtos)
    .set({ impressao: null, versao: sql`${produtos.versao} + 1` })
    .where(inArray(produtos.id, ids))

  return ids
}

type StoredLine = { label: string; valor: string; filtro: boolean }

async function specificationsOf(tx: Database, ids: number[]): Promise<(id: number) => StoredLine[]> {
  const rows = await tx
    .select()
    .from(caracteristicas)
    .where(inArray(caracteristicas.idProduto, ids))
    .orderBy(asc(caracteristicas.idProduto), asc(caracteristicas.posicao))
  const byProduct = Map.groupBy(rows, ({ idProduto }) => idProduto)

  return (id) =>
    (byProduct.get(id) ?? []).map(({ label, valor, idValor }) => ({
      label,
      valor,
      filtro: idValor !== null,
    }))
}

function isSame(line: StoredLine, before: StoredLine | undefined): boolean {
  return line.label === before?.label && line.valor === before.valor && line.filtro === before.filtro
}
