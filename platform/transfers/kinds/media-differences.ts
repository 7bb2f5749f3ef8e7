import type { CsvProduct } from '#domain/import/shopify/product.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { NO_MEDIA, type OwnMedia } from '#platform/catalog/media/media-of-products.ts'
import { ownSound } from '../media/own-media.ts'
import { ownPicture } from '../pictures/own-picture.ts'
import type { Difference } from './kind.ts'

/** The differences in sounds and turn between a product of a file and the shop's; a file without any keeps them. */
export function mediaDifferences({ sons, giro }: CsvProduct, before: OwnMedia = NO_MEDIA): Difference[] {
  const fields = [
    {
      campo: 'Sons',
      antes: before.sons.map((sound) => soundText({ ...sound, fonte: fileUrl(sound.arquivo) })),
      depois: sons.map((sound) => soundText({ ...sound, fonte: soundPath(sound.fonte) })),
    },
    {
      campo: 'Giro',
      antes: before.giro.map(pictureUrl),
      depois: giro.map(picturePath),
    },
  ]

  return fields
    .filter(({ depois }) => depois.length > 0)
    .map(({ campo, antes, depois }) => ({ campo, antes: antes.join('; '), depois: depois.join('; ') }))
    .filter(({ antes, depois }) => antes !== depois)
}

type Sound = Omit<CsvProduct['sons'][number], 'arquivo'>

function soundText({ fonte, titulo, corda, sintetizado }: Sound): string {
  return [titulo, corda === null ? '' : `corda ${corda}`, sintetizado ? 'calculado' : '', fonte]
    .filter(Boolean)
    .join(' · ')
}

/** The path of the shop's own files, whatever host the address has. */
function soundPath(source: string): string {
  const own = ownSound(source)

  return own ? fileUrl(own) : source
}

function picturePath(source: string): string {
  const own = ownPicture(source)

  return own ? pictureUrl(own) : source
}
