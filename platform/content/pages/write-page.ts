import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { PageForm } from '#contract/content/pages.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'
import { findPictures } from '../find-pictures.ts'
import { instantOf } from '../rows.ts'
import { pageAddresses, pages } from '../tables.ts'
import { renderBlocks } from './render-blocks.ts'
import { picturesOf, refuseEmptyTexts, storedBlock } from './stored-blocks.ts'

type PageRow = typeof pages.$inferSelect

/**
 * Writes a page, new or replacing `before`, with the HTML of its blocks. Pages below it move along, and its old address
 * redirects to the new one. Refuses `EnderecoOcupado`, and `CamposInvalidos` for an impossible parent, empty texts or
 * missing pictures. Returns the row, which is `before` itself if nothing changed.
 */
export async function writePage(
  tx: Database,
  before: PageRow | undefined,
  form: PageForm,
  now: Date,
): Promise<PageRow> {
  await refuseTakenSlug(tx, before, form.slug)
  await refuseImpossibleParent(tx, before, form)
  const values = await valuesOf(tx, form)
  if (before && isDeepStrictEqual({ ...before, ...values }, before)) return before

  if (before && before.slug !== form.slug) await move(tx, before, form.slug)
  await tx.delete(pageAddresses).where(eq(pageAddresses.slug, form.slug))
  const [row] = before
    ? await tx
        .update(pages)
        .set({ ...values, atualizadoEm: now, versao: before.versao + 1 })
        .where(eq(pages.id, before.id))
        .returning()
    : await tx
        .insert(pages)
        .values({ ...values, atualizadoEm: now, posicao: await lastIn(tx, form.mae) })
        .returning()
  if (!row) throw new Error(`The page ${form.slug} was not stored.`)
  await invalidateTags(tx, tagsOf(before ? [before, row] : [row]))

  return row
}

/** Everything that shows a page: itself, its level, and the list for search engines. */
export function tagsOf(rows: Pick<PageRow, 'slug' | 'mae'>[]): Set<Tag> {
  return new Set(rows.flatMap(({ slug, mae }) => [tags.page(slug), tags.page(mae), tags.page(null)]))
}

async function valuesOf(tx: Database, form: PageForm) {
  const { slug, mae, titulo, resumo, seo, indexar, rascunho } = form
  const pictures = await findPictures(tx, picturesOf(form.blocos))
  const blocos = form.blocos.map((block) => storedBlock(block, pictures))
  refuseEmptyTexts(blocos)
  const html = renderBlocks(blocos)

  return {
    slug,
    mae,
    titulo,
    resumo,
    seo,
    indexar,
    rascunho,
    blocos,
    html,
    publicarEm: instantOf(form.publicarEm),
  }
}

async function refuseTakenSlug(tx: Database, before: PageRow | undefined, slug: string): Promise<void> {
  const [taken] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.slug, slug), ne(pages.id, before?.id ?? 0)))
  if (taken) throw refuse('EnderecoOcupado', { slug })
}

/** There are two levels: a page with a parent cannot have pages below it. */
async function refuseImpossibleParent(
  tx: Database,
  before: PageRow | undefined,
  { mae }: PageForm,
): Promise<void> {
  if (mae === null) return
  const no = (mensagem: string) => refuse('CamposInvalidos', { campos: [{ campo: 'mae', mensagem }] })
  const [parent] = await tx
    .select({ id: pages.id, mae: pages.mae })
    .from(pages)
    .where(eq(pages.slug, mae))
    .for('share')
  if (!parent) throw no('Esta página não existe mais. Escolha outra.')
  if (parent.id === before?.id) throw no('Uma página não pode ficar abaixo de si mesma.')
  if (parent.mae !== null) throw no('Esta página já fica abaixo de outra. Escolha uma do primeiro nível.')
  if (before && (await hasChildren(tx, before.slug)))
    throw no('Esta página tem outras abaixo dela, e por isso fica no primeiro nível.')
}

/** Whether there are pages below this one. */
export async function hasChildren(tx: Database, slug: string): Promise<boolean> {
  const [child] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.mae, slug)).limit(1)

  return child !== undefined
}

async function move(tx: Database, before: PageRow, slug: string): Promise<void> {
  await tx.execute(sql`set constraints paginas_mae_nivel_mae_fkey deferred`)
  await tx.update(pages).set({ mae: slug }).where(eq(pages.mae, before.slug))
  await tx
    .insert(pageAddresses)
    .values({ slug: before.slug, idPagina: before.id })
    .onConflictDoUpdate({ target: pageAddresses.slug, set: { idPagina: before.id } })
}

async function lastIn(tx: Database, mae: string | null): Promise<number> {
  const [last] = await tx
    .select({ posicao: sql<number>`coalesce(max(${pages.posicao}) + 1, 0)`.mapWith(Number) })
    .from(pages)
    .where(sql`${pages.mae} is not distinct from ${mae}`)

  return last?.posicao ?? 0
}
