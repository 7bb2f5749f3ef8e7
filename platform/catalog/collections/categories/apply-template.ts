import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { renamedLines, type TemplateChanges } from '#domain/product/specifications/template-changes.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { caracteristicas, categorias, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sheetLines, writeSheets } from '../../product/editing/write-sheets.ts'
import { idsOfAttributes } from '../../product/product-references.ts'
import { productTags } from '../../product/product-tags.ts'
import { templatesOf } from './template-of.ts'

const NewName = { de: z.string(), para: z.string().nullable() }

/** The category whose template changed, the last product that was read by it, and what it calls otherwise. */
export const APPLY_TEMPLATE = {
  name: 'catalog.apply-template',
  data: z.object({
    idCategoria: z.int(),
    depois: z.int().default(0),
    mudancas: z
      .object({
        campos: z.array(z.object(NewName)),
        valores: z.array(z.object({ ...NewName, campo: z.string() })),
      })
      .optional(),
  }),
}

const NOTHING: TemplateChanges = { campos: [], valores: [] }

/** Products in one transaction, whose rows are locked until its end. */
const AT_A_TIME = 100

/**
 * Reads the specifications of a category's products, and of those below it, again by their templates, and enqueues
 * itself for the next ones: listings filter by the fields that the template names now, and values are in its units and
 * words, under the names that it has for fields and choices. A value that the template would refuse stays as it is, until
 * somebody saves the product.
 */
export async function applyTemplate(
  { db }: JobContext,
  { idCategoria, depois, mudancas = NOTHING }: z.infer<typeof APPLY_TEMPLATE.data>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const products = await lockNext(tx, idCategoria, depois)
    const last = products.at(-1)
    if (!last) return
    await rewrite(tx, products, mudancas)
    await enqueue(tx, APPLY_TEMPLATE, { idCategoria, depois: last.id, mudancas })
  })
}

/** `raiz` is the path of the category whose template changed. */
type Categorised = { id: number; caminho: string; raiz: string }

function lockNext(tx: Database, idCategoria: number, depois: number): Promise<Categorised[]> {
  const above = sql`(select caminho from ${categorias} where id = ${idCategoria})`

  return tx
    .select({ id: produtos.id, caminho: categorias.caminho, raiz: sql<string>`${above}` })
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

async function rewrite(
  tx: Database,
  products: readonly Categorised[],
  mudancas: TemplateChanges,
): Promise<void> {
  const templateFor = await templatesOf(
    tx,
    products.map(({ caminho }) => caminho),
  )
  const linesOf = await specificationsOf(
    tx,
    products.map(({ id }) => id),
  )
  const changes = products.flatMap(({ id, caminho, raiz }) => {
    const before = linesOf(id)
    const template = templateFor(caminho)
    // A category below with a template of its own has nothing of what was renamed.
    const isOwn = template.de === null || raiz === template.de || raiz.startsWith(`${template.de}/`)
    const { lines } = typedLines(template, isOwn ? renamedLines(mudancas, before) : before)
    return lines.some((line, i) => !isSame(line, before[i])) ? [{ id, lines }] : []
  })
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  const idsFor = await idsOfAttributes(
    tx,
    changes.flatMap(({ lines }) => lines.filter(({ filtro }) => filtro)),
  )
  await writeSheets(
    tx,
    changes.map(({ id, lines }) => ({ idProduto: id, linhas: sheetLines(lines, idsFor) })),
  )
  await tx
    .update(produtos)
    .set({ impressao: null, versao: sql`${produtos.versao} + 1` })
    .where(inArray(produtos.id, ids))
  await refreshListing(tx, ids)
  await invalidateTags(tx, await productTags(tx, ids))
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
