import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { NO_CHANGES, type TemplateChanges } from '#domain/product/specifications/changes/template-changes.ts'
import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { otherJobs, unfinishedJobs } from '#platform/infrastructure/jobs/earlier-jobs.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { type CategoryWithTemplate, finishFollowing, followTemplate } from './renamings/follow-template.ts'
import { rereadNext } from './renamings/reread-products.ts'
import { templateOf } from './template-of.ts'

/** The highest id that a product can have. */
export const ALL_PRODUCTS = 2_147_483_647

const NewName = { de: z.string(), para: z.string().nullable() }

/**
 * What a template calls otherwise since it was saved at `salvoEm`. Products that are saved later know the new names; as
 * none of these is an old name of another field, they may be read under them like all others.
 */
const Renaming = z.object({
  campos: z.array(z.object(NewName)),
  valores: z.array(z.object({ ...NewName, campo: z.string() })),
  salvoEm: z.string(),
  /** For nodes of the version before, which may run this job during an upgrade: `ALL_PRODUCTS`, as this one does. */
  ate: z.int(),
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
    const category = await categoryAt(tx, idCategoria)
    // Whoever saved a template had the rules follow at once.
    if (category && depois === 0 && !mudancas) await followTemplate(tx, category, NO_CHANGES)
    const last = await rereadNext(tx, { idCategoria, depois }, mudancas ?? NO_CHANGES)
    if (last === null) {
      if (category && !(await isAnotherOf(context, idCategoria)))
        await finishFollowing(tx, category, mudancas ?? NO_CHANGES)
      return
    }
    await enqueue(tx, APPLY_TEMPLATE, { idCategoria, depois: last, mudancas })
  })
}

/** Not by the jobs' own times: each job of a long renaming enqueues the next one. */
async function isAnotherBefore(context: JobContext, { salvoEm }: Renaming): Promise<boolean> {
  const about = sql`(job.data -> 'mudancas' ->> 'salvoEm')::timestamptz < ${salvoEm}::timestamptz`

  return (await otherJobs(context, APPLY_TEMPLATE, about)).length > 0
}

/** The renamings of these categories' templates that products still wait for. */
export async function waitingRenamings(
  db: Database,
  idsCategoria: readonly number[],
): Promise<{ idCategoria: number; campos: TemplateChanges['campos'] }[]> {
  const about = sql`(job.data ->> 'idCategoria')::integer = any(${sql.param([...idsCategoria])}::integer[])`
  const jobs = await unfinishedJobs({ db }, APPLY_TEMPLATE, about)

  return jobs.flatMap(({ idCategoria, mudancas }) => {
    const isAny = mudancas && mudancas.campos.length + mudancas.valores.length > 0
    return isAny ? [{ idCategoria, campos: mudancas.campos }] : []
  })
}

async function isAnotherOf(context: JobContext, idCategoria: number): Promise<boolean> {
  const about = sql`(job.data ->> 'idCategoria')::integer = ${idCategoria}`

  return (await otherJobs(context, APPLY_TEMPLATE, about)).length > 0
}

async function categoryAt(tx: Database, idCategoria: number): Promise<CategoryWithTemplate | null> {
  const { id, caminho } = categorias
  const [category] = await tx.select({ id, caminho }).from(categorias).where(eq(id, idCategoria))

  return category ? { ...category, template: await templateOf(tx, category.caminho) } : null
}
