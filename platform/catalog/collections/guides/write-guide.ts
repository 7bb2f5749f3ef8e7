import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { GuideForm } from '#contract/content/guides/admin-guides.ts'
import { readingMinutes } from '#domain/format/reading-minutes.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { categoryPathsOf } from '#platform/catalog/listing/products-of-rules.ts'
import { findPictures } from '#platform/content/find-pictures.ts'
import { renderBlocks } from '#platform/content/pages/render-blocks.ts'
import { picturesOf, refuseEmptyTexts, storedBlock } from '#platform/content/pages/stored-blocks.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { isPageBlock } from './guide-parts.ts'
import type { GuideRow } from './published.ts'
import { guias, guideAddresses } from './tables.ts'

/**
 * Writes a guide, new or replacing `before`; its old address redirects to the new one. Refuses `EnderecoOcupado`, and
 * `CamposInvalidos` for empty texts, missing pictures and impossible dates. Returns the row, which is `before` itself if nothing changed.
 */
export async function writeGuide(
  tx: Database,
  before: GuideRow | undefined,
  form: GuideForm,
  now: Date,
): Promise<GuideRow> {
  await refuseTakenSlug(tx, before, form.slug)
  refuseWrongDates(form, now)
  const values = await valuesOf(tx, form, now)
  if (before && isDeepStrictEqual({ ...before, ...values }, before)) return before

  if (before && before.slug !== form.slug)
    await tx
      .insert(guideAddresses)
      .values({ slug: before.slug, idGuia: before.id })
      .onConflictDoUpdate({ target: guideAddresses.slug, set: { idGuia: before.id } })
  await tx.delete(guideAddresses).where(eq(guideAddresses.slug, form.slug))
  const [row] = before
    ? await tx
        .update(guias)
        .set({ ...values, atualizadoEm: now, versao: before.versao + 1 })
        .where(eq(guias.id, before.id))
        .returning()
    : await tx
        .insert(guias)
        .values({
          ...values,
          atualizadoEm: now,
          posicao: sql`(select coalesce(max(posicao) + 1, 0) from guias)`,
        })
        .returning()
  if (!row) throw new Error(`The guide ${form.slug} was not stored.`)
  await invalidateTags(tx, [tags.guides])

  return row
}

async function valuesOf(tx: Database, form: GuideForm, now: Date) {
  const { imagem } = form
  const main = imagem ? [{ arquivo: imagem.arquivo, campo: 'imagem' }] : []
  const pictures = await findPictures(tx, [...main, ...picturesOf(form.blocos)])
  const blocos = form.blocos.map((block) => (isPageBlock(block) ? storedBlock(block, pictures) : block))
  refuseEmptyTexts(blocos)
  const size = imagem && pictures.get(imagem.arquivo)

  return {
    slug: form.slug,
    titulo: form.titulo,
    resumo: form.resumo,
    topico: form.topico,
    autor: form.autor,
    sobreAutor: form.sobreAutor,
    imagem: imagem && size ? { arquivo: imagem.arquivo, ...size, alt: imagem.alt } : null,
    blocos,
    minutos: readingMinutes(renderBlocks(blocos.filter(isPageBlock))),
    categorias: categoryPathsOf(blocos.flatMap((block) => (block.tipo === 'produtos' ? [block.regra] : []))),
    ferramentas: [
      ...new Set(blocos.flatMap((block) => (block.tipo === 'ferramenta' ? [block.ferramenta] : []))),
    ].sort(),
    seo: form.seo,
    indexar: form.indexar,
    rascunho: form.rascunho,
    publicadoEm: publicationOf(form, now),
    revisadoEm: form.revisadoEm,
    revisao: form.revisao,
  }
}

/** A revision comes after the publication, and not in days to come. */
function refuseWrongDates(form: GuideForm, now: Date): void {
  const { revisadoEm } = form
  if (revisadoEm === null) return
  const publication = publicationOf(form, now)
  if (revisadoEm > saoPauloClock(now).dia) throw wrongRevision('Este dia ainda não chegou.')
  if (publication && revisadoEm < saoPauloClock(publication).dia)
    throw wrongRevision('A revisão vem depois da publicação.')
}

function wrongRevision(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'revisadoEm', mensagem }] })
}

/** The time of a guide that is published without one is now. */
function publicationOf({ publicadoEm, rascunho }: GuideForm, now: Date): Date | null {
  if (publicadoEm !== null) return new Date(publicadoEm)

  return rascunho ? null : now
}

async function refuseTakenSlug(tx: Database, before: GuideRow | undefined, slug: string): Promise<void> {
  const [taken] = await tx
    .select({ id: guias.id })
    .from(guias)
    .where(and(eq(guias.slug, slug), ne(guias.id, before?.id ?? 0)))
  if (taken) throw refuse('EnderecoOcupado', { slug })
}
