import { asc, inArray } from 'drizzle-orm'
import type { SoundInput } from '#contract/content/product-media.ts'
import { giros, sons } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** What can be heard of a product, and the keys of its pictures from all around, in their order. */
export type OwnMedia = { sons: SoundInput[]; giro: string[] }

export const NO_MEDIA: OwnMedia = { sons: [], giro: [] }

/** The media of these products, by id; those without any are left out. */
export async function mediaOfProducts(db: Database, ids: readonly number[]): Promise<Map<number, OwnMedia>> {
  if (ids.length === 0) return new Map()
  const { idProduto, arquivo, titulo, corda, sintetizado, posicao } = sons
  const sounds = await db
    .select({ idProduto, arquivo, titulo, corda, sintetizado })
    .from(sons)
    .where(inArray(idProduto, [...ids]))
    .orderBy(asc(idProduto), asc(posicao))
  const spins = await db
    .select({ idProduto: giros.idProduto, hash: giros.hash })
    .from(giros)
    .where(inArray(giros.idProduto, [...ids]))
    .orderBy(asc(giros.idProduto), asc(giros.posicao))
  const media = new Map<number, OwnMedia>()
  const mediaOf = (id: number) => {
    const own = media.get(id) ?? { sons: [], giro: [] }
    media.set(id, own)
    return own
  }
  for (const { idProduto: id, ...sound } of sounds) mediaOf(id).sons.push(sound)
  for (const { idProduto: id, hash } of spins) mediaOf(id).giro.push(hash)

  return media
}
