import { and, asc, eq, lte, type SQL } from 'drizzle-orm'
import type { GuideBrief } from '#contract/content/guides/guides.ts'
import { slugOf } from '#domain/format/slug.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { guias } from './tables.ts'

export type GuideRow = typeof guias.$inferSelect

export const FOLDER = '/guias'

/** SQL condition for guides that visitors see at a time. */
export function publishedAt(now: Date): SQL | undefined {
  return and(eq(guias.rascunho, false), lte(guias.publicadoEm, now))
}

/**
 * The guides that visitors see at a time, in the merchant's order, without their texts. Topics with one address are one,
 * named as its first guide names it: “Cordas” and “cordas”.
 */
export async function publishedGuides(db: Database, now: Date): Promise<PublishedGuide[]> {
  const guides = await db
    .select(BRIEF)
    .from(guias)
    .where(publishedAt(now))
    .orderBy(asc(guias.posicao), asc(guias.id))
  const names = new Map(guides.toReversed().map(({ topico }) => [slugOf(topico), topico]))

  return guides.map((guide) => ({ ...guide, topico: names.get(slugOf(guide.topico)) ?? guide.topico }))
}

export type PublishedGuide = Pick<GuideRow, keyof typeof BRIEF>

const BRIEF = {
  slug: guias.slug,
  titulo: guias.titulo,
  resumo: guias.resumo,
  topico: guias.topico,
  autor: guias.autor,
  imagem: guias.imagem,
  minutos: guias.minutos,
  categorias: guias.categorias,
  ferramentas: guias.ferramentas,
  indexar: guias.indexar,
  publicadoEm: guias.publicadoEm,
  revisadoEm: guias.revisadoEm,
  atualizadoEm: guias.atualizadoEm,
}

/** The address of a guide. */
export function guideUrl(slug: string): string {
  return `${FOLDER}/${slug}`
}

/** A published guide as lists show it. */
export function toBrief({ slug, imagem, publicadoEm, ...guide }: PublishedGuide): GuideBrief {
  const { titulo, resumo, topico, autor, minutos, revisadoEm, atualizadoEm } = guide

  return {
    titulo,
    resumo,
    url: guideUrl(slug),
    topico,
    autor,
    minutos,
    publicadoEm: (publicadoEm ?? atualizadoEm).toISOString(),
    revisadoEm,
    imagem: pictureOf(imagem),
  }
}

/** The picture of a guide on the wire. */
export function pictureOf(imagem: GuideRow['imagem']): GuideBrief['imagem'] {
  return (
    imagem && {
      imagem: pictureUrl(imagem.arquivo),
      alt: imagem.alt,
      largura: imagem.largura,
      altura: imagem.altura,
    }
  )
}
