import { and, eq, gt, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'
import { bannerGroups, banners, pages } from './tables.ts'

export type ContentChange = { em: Date; tags: Tag[] }

type Moment = { em: Date; tags: Tag[] }

/**
 * Returns the next time after `agora` at which the content changes by itself, because a banner starts or ends or a page
 * is published, with the tags to invalidate then. Null if nothing is scheduled. Writing banners or pages may make it
 * earlier: call it again after each of their tags.
 */
export async function nextContentChange(db: Database, now: Date): Promise<ContentChange | null> {
  const moments = [...(await bannerMoments(db, now)), ...(await pageMoments(db, now))]
  const next = Math.min(...moments.map(({ em }) => em.getTime()))
  const due = moments.filter(({ em }) => em.getTime() === next)

  return due.length === 0
    ? null
    : { em: new Date(next), tags: [...new Set(due.flatMap(({ tags }) => tags))].sort() }
}

async function bannerMoments(db: Database, now: Date): Promise<Moment[]> {
  const waiting = await db
    .select({ hash: bannerGroups.hash, dataInicial: banners.dataInicial, dataFinal: banners.dataFinal })
    .from(banners)
    .innerJoin(bannerGroups, eq(bannerGroups.id, banners.idGrupo))
    .where(or(gt(banners.dataInicial, now), gt(banners.dataFinal, now)))

  return waiting.flatMap(({ hash, dataInicial, dataFinal }) =>
    [dataInicial, dataFinal].flatMap((em) =>
      em !== null && em > now ? [{ em, tags: [tags.banner(hash)] }] : [],
    ),
  )
}

/** A published page also changes its neighbours, its parent and the list for search engines. */
async function pageMoments(db: Database, now: Date): Promise<Moment[]> {
  const waiting = await db
    .select({ slug: pages.slug, mae: pages.mae, publicarEm: pages.publicarEm })
    .from(pages)
    .where(and(eq(pages.rascunho, false), gt(pages.publicarEm, now)))

  return waiting.flatMap(({ slug, mae, publicarEm }) =>
    publicarEm === null ? [] : [{ em: publicarEm, tags: [tags.page(slug), tags.page(mae), tags.page(null)] }],
  )
}
