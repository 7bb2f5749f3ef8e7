import { isDeepStrictEqual } from 'node:util'
import { passageOf } from '#domain/instruments/listening/sound-problems.ts'
import { mediaOfProducts, NO_MEDIA, type OwnMedia } from '#platform/catalog/media/media-of-products.ts'
import { publishMedia } from '#platform/catalog/media/product-media.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Pictured } from '../pictures/import-pictured.ts'

/** What became of the media of a product: whether they changed, and notices about those that could not be fetched. */
export type WrittenMedia = { changed: boolean; avisos: string[] }

/**
 * Gives imported products, whose rows are locked, the sounds and the turn that their file names. A product of which the
 * file has none keeps its own; so does one whose turn is not whole. A sound that could not be fetched stays as it was.
 */
export async function writeMedia(
  tx: Database,
  products: readonly (Pictured & { id: number })[],
): Promise<WrittenMedia[]> {
  const named = products.filter(({ produto: { sons, giro } }) => sons.length + giro.length > 0)
  const media = await mediaOfProducts(
    tx,
    named.map(({ id }) => id),
  )
  const written: WrittenMedia[] = []
  for (const product of products) {
    const before = media.get(product.id) ?? NO_MEDIA
    const { after, avisos } = mediaAfter(product, before)
    const changed = !isDeepStrictEqual(before, after)
    if (changed && named.includes(product)) await publishMedia(tx, product.id, after)
    written.push({ changed: changed && named.includes(product), avisos })
  }

  return written
}

function mediaAfter({ produto, pictures, media }: Pictured, before: OwnMedia) {
  const avisos: string[] = []
  const sons = produto.sons.flatMap(({ fonte, titulo, corda, sintetizado }) => {
    const tried = media.get(fonte)
    if (tried && 'arquivo' in tried) return [{ arquivo: tried.arquivo, titulo, corda, sintetizado }]
    avisos.push(`${tried?.motivo ?? `O som ${fonte} não foi buscado.`} Importe de novo para tê-lo.`)
    return before.sons.filter((known) => passageOf(known.titulo) === passageOf(titulo))
  })
  const giro = produto.giro.flatMap((fonte) => {
    const tried = pictures.get(fonte)
    if (tried && 'arquivo' in tried) return [tried.arquivo]
    avisos.push(`${tried?.motivo ?? `A imagem ${fonte} não foi buscada.`} O giro ficou como estava.`)
    return []
  })
  const whole = giro.length > 0 && giro.length === produto.giro.length

  return {
    avisos,
    after: {
      sons: produto.sons.length > 0 ? sons : before.sons,
      giro: whole ? giro : before.giro,
    },
  }
}
