import { eq, gt, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { bannerGroups, banners } from './tables.ts'

export type BannerChange = { em: Date; tags: string[] }

/**
 * The next moment after `agora` at which the validity of a banner begins or ends, with the tags that are out of date
 * from then on. Null when no banner waits for anything. Writing a group may bring the moment forward: ask again after
 * every `banner:` tag.
 */
export async function nextBannerChange(db: Database, agora: Date): Promise<BannerChange | null> {
  const waiting = await db
    .select({ hash: bannerGroups.hash, dataInicial: banners.dataInicial, dataFinal: banners.dataFinal })
    .from(banners)
    .innerJoin(bannerGroups, eq(bannerGroups.id, banners.idGrupo))
    .where(or(gt(banners.dataInicial, agora), gt(banners.dataFinal, agora)))

  const moments = waiting.flatMap(({ hash, dataInicial, dataFinal }) =>
    [dataInicial, dataFinal].flatMap((em) => (em !== null && em > agora ? [{ hash, em: em.getTime() }] : [])),
  )
  if (moments.length === 0) return null

  const next = Math.min(...moments.map(({ em }) => em))
  const hashes = new Set(moments.filter(({ em }) => em === next).map(({ hash }) => hash))

  return { em: new Date(next), tags: [...hashes].sort().map((hash) => `banner:${hash}`) }
}
