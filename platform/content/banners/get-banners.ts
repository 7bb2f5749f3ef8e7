import { eq } from 'drizzle-orm'
import type { Banner, BannerGroup } from '#contract/content/content.ts'
import { originalUrl, pictureUrl } from '#domain/urls/picture-url.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { validBanners } from '../rows.ts'
import { bannerGroups, type banners } from '../tables.ts'

/** Returns a banner group with the banners that are valid now. Refuses `BannerInexistente`. */
export async function getBanners(
  { db, now, tag }: RequestContext,
  { hash }: { hash: string },
): Promise<BannerGroup> {
  tag(tags.banner(hash))
  const [vitrine] = await db.select().from(bannerGroups).where(eq(bannerGroups.hash, hash))
  if (!vitrine) throw refuse('BannerInexistente')

  const rows = await validBanners(db, vitrine.id, now)

  return { vitrine, banners: rows.map(banner) }
}

type Row = typeof banners.$inferSelect
type Size = Row['dimensoes']['desktop']

function banner({ id, nome, alt, idNivel, dataInicial, dataFinal, dispositivo, dimensoes }: Row): Banner {
  return {
    id,
    nome,
    alt,
    idNivel,
    dataInicial: dataInicial?.toISOString() ?? null,
    dataFinal: dataFinal?.toISOString() ?? null,
    dispositivo,
    dimensoes: {
      desktop: size(dimensoes.desktop),
      mobile: dimensoes.mobile === null ? null : size(dimensoes.mobile),
    },
  }
}

function size({ arquivo, ...rest }: Size) {
  return {
    ...rest,
    imagem: pictureUrl(arquivo),
    imagemOriginal: originalUrl(arquivo, rest.largura),
  }
}
