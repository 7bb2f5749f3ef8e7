import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { slugOf } from '#domain/format/slug.ts'
import { renamedLines, type TemplateChanges } from '#domain/product/specifications/template-changes.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { caracteristicas, categorias, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { otherJobs } from '#platform/infrastructure/jobs/earlier-jobs.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sheetLines, writeSheets } from '../../product/editing/write-sheets.ts'
import { idsOfAttributes } from '../../product/product-references.ts'
import { productTags } from '../../product/product-tags.ts'
import { type CategoryWithTemplate, finishFollowing, followTemplate } from './renamings/follow-template.ts'
import { templateOf, templatesOf } from './template-of.ts'

const NewName = { de: z.string(), para: z.string().nullable() }

/**
 * What a template calls otherwise since it was saved at `salvoEm`, when `ate` was the last product's id: those that were
 * saved later know its new names.
 */
const Renaming = z.object({
  campos: z.array(z.object(NewName)),
  valores: z.array(z.object({ ...NewName, campo: z.string() })),
  ate: z.int(),
  salvoEm: z.string(),
})

type Renaming = z.infer<typeof Renaming>

/** The category whose template changed, the last product that was read by it, and what it calls otherwise. */
export const APPLY_TEMPLATE = {
  name: 'catalog.apply-template',
  data: z.object({
    idCategoria: z.int(),
    depois: z.int().default(0),
    mudancas: Renaming.optional(),
  }),
}

/** Products in one transaction, whose rows are locked until its end. */
const AT_A_TIME = 100

/** Seconds until a renaming looks again whether those before it are through. */
const WAIT_S = 5

/**
 * Reads the specifications of a category's products, and of those below it, again by their templates, and enqueues
 * itself for the next ones: listings filter by the fields that the template names now, and values are in its units and
 * words, under the names that it has for fields and choices. A value that the template would refuse stays as it is, until
 * somebody saves the product. Renamings are done in the order in which templates were saved: another one waits until all
 * products are through, as a name may have been renamed twice.
 */
export async function applyTemplate(
  context: JobContext,
  { idCategoria, depois, mudancas }: z.infer<typeof APPLY_TEMPLATE.data>,
): Promise<void> {
  const waits = mudancas !== undefined && (await isAnotherBefore(context, mudancas))
  await context.db.transaction(async (tx) => {
    if (waits) {
      await enqueue(tx, APPLY_TEMPLATE, { idCategoria, depois, mudancas }, { startAfter: WAIT_S })
      return
    }
    const products = await lockNext(tx, idCategoria, depois, mudancas)
    const last = products.at(-1)
    // Whoever changed names had the rules follow at once.
    const category = await categoryAt(tx, idCategoria)
    if (category && depois === 0 && !mudancas) await followTemplate(tx, category, NO_CHANGES)
    if (!last) {
      if (category && !(await isAnotherOf(context, idCategoria)))
        await finishFollowing(tx, category, mudancas ?? NO_CHANGES)
      return
    }
    await rewrite(tx, products, mudancas)
    await enqueue(tx, APPLY_TEMPLATE, { idCategoria, depois: last.id, mudancas })
  })
}

/** Not by the jobs' own times: each job of a long renaming enqueues the next one. */
async function isAnotherBefore(context: JobContext, { salvoEm }: Renaming): Promise<boolean> {
  const about = sql`(job.data -> 'mudancas' ->> 'salvoEm')::timestamptz < ${salvoEm}::timestamptz`

  return (await otherJobs(context, APPLY_TEMPLATE, about)).length > 0
}

async function isAnotherOf(context: JobContext, idCategoria: number): Promise<boolean> {
  const about = sql`(job.data ->> 'idCategoria')::integer = ${idCategoria}`

  return (await otherJobs(context, APPLY_TEMPLATE, about)).length > 0
}

const NO_CHANGES: TemplateChanges = { campos: [], valores: [] }

async function categoryAt(tx: Database, idCategoria: number): Promise<CategoryWithTemplate | null> {
  const { id, caminho } = categorias
  const [category] = await tx.select({ id, caminho }).from(categorias).where(eq(id, idCategoria))

  return category ? { ...category, template: await templateOf(tx, category.caminho) } : null
}

/** `raiz` is the path of the category whose template changed; `novo` if the product was saved since. */
type Categorised = { id: number; caminho: string; raiz: string; novo: boolean }

function lockNext(
  tx: Database,
  idCategoria: number,
  depois: number,
  mudancas: Renaming | undefined,
): Promise<Categorised[]> {
  const salvoEm = mudancas?.salvoEm ?? 'infinity'
  const above = sql`(select caminho from ${categorias} where id = ${idCategoria})`

  return tx
    .select({
      id: produtos.id,
      caminho: categorias.caminho,
      raiz: sql<string>`${above}`,
      novo: sql<boolean>`${produtos.alteradoEm} > ${salvoEm}::timestamptz`,
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

async function rewrite(
  tx: Database,
  products: readonly Categorised[],
  mudancas: Renaming | undefined,
): Promise<void> {
  const templateFor = await templatesOf(
    tx,
    products.map(({ caminho }) => caminho),
  )
  const linesOf = await specificationsOf(
    tx,
    products.map(({ id }) => id),
  )
  const changes = products.flatMap(({ id, caminho, raiz, novo }) => {
    const before = linesOf(id)
    const template = templateFor(caminho)
    // A category below with a template of its own has nothing of what was renamed.
    const isOwn = template.de === null || raiz === template.de || raiz.startsWith(`${template.de}/`)
    const isOlder = mudancas !== undefined && id <= mudancas.ate
    const now =
      isOwn && isOlder ? renamedLines(novo ? withoutReused(mudancas, template) : mudancas, before) : before
    const { lines } = typedLines(template, now)
    const isChanged = lines.length !== before.length || lines.some((line, i) => !isSame(line, before[i]))
    return isChanged ? [{ id, lines }] : []
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

/** Without the names that the template gives to other fields now: in a product that was saved since, they are those. */
function withoutReused(
  { campos, valores }: TemplateChanges,
  template: { campos: readonly { label: string }[] },
): TemplateChanges {
  const names = new Set(template.campos.map(({ label }) => slugOf(label)))
  const reused = new Set(
    campos.flatMap(({ de, para }) => {
      const name = slugOf(de)
      return names.has(name) && (para === null || slugOf(para) !== name) ? [name] : []
    }),
  )

  return {
    campos: campos.filter(({ de }) => !reused.has(slugOf(de))),
    valores: valores.filter(({ campo }) => !reused.has(slugOf(campo))),
  }
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
