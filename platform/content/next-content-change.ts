import { and, eq, gt, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type Tag, tags } from '#platform/tags.ts'
import { bannerGroups, banners, pages } from './tables.ts'

export type ContentChange = { em: Date; tags: Tag[] }

type Moment = { em: Date; tags: Tag[] }

/**
 * The next moment after `agora` at which time itself changes the shop's content: the validity of a banner begins or ends, or a
 * page is published; with the tags that are out of date from then on. Null when nothing waits. Writing banners or pages may
 * bring the moment forward: ask again after every tag of a banner or a page.
 */
export async function nextContentChange(db: Database, agora: Date): Promise<ContentChange | null> {
  const moments = [...(await bannerMoments(db, agora)), ...(await pageMoments(db, agora))]
  const next = Math.min(...moments.map(({ em }) => em.getTime()))
  const due = moments.filter(({ em }) => em.getTime() === next)

  return due.length === 0
    ? null
    : { em: new Date(next), tags: [...new Set(due.flatMap(({ tags }) => tags))].sort() }
}

async function bannerMoments(db: Database, agora: Date): Promise<Moment[]> {
  const waiting = await db
    .select({ hash: bannerGroups.hash, dataInicial: banners.dataInicial, dataFinal: banners.dataFinal })
    .from(banners)
    .innerJoin(bannerGroups, eq(bannerGroups.id, banners.idGrupo))
    .where(or(gt(banners.dataInicial, agora), gt(banners.dataFinal, agora)))

  return waiting.flatMap(({ hash, dataInicial, dataFinal }) =>
    [dataInicial, dataFinal].flatMap((em) =>
      em !== null && em > agora ? [{ em, tags: [tags.banner(hash)] }] : [],
    ),
  )
}

/** A page that comes is new to its neighbours, to the page above it and to the list for search engines. */
async function pageMoments(db: Database, agora: Date): Promise<Moment[]> {
  const waiting = await db
    .select({ slug: pages.slug, mae: pages.mae, publicarEm: pages.publicarEm })
    .from(pages)
    .where(and(eq(pages.rascunho, false), gt(pages.publicarEm, agora)))

  return waiting.flatMap(({ slug, mae, publicarEm }) =>
    publicarEm === null ? [] : [{ em: publicarEm, tags: [tags.page(slug), tags.page(mae), tags.page(null)] }],
  )
}
