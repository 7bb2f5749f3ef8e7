import * as z from 'zod'
import { MEDIA_LIMITS, soundsProblems, spinProblems } from '#domain/instruments/listening/sound-problems.ts'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { adminCall } from '../admin-call.ts'
import { KeyedPicture, PathId, ProductRef, Version } from '../catalog/catalogue-parts.ts'
import { refineBy } from '../panel/refine-by.ts'

const call = adminCall('media')

/** `arquivo` is what the upload answered; `corda` is the number of the string that sounds alone, or null. */
const SoundInput = z.object({
  arquivo: z.string().trim().min(1).max(100),
  titulo: z.string().trim().max(MEDIA_LIMITS.titulo),
  corda: z.int().min(1).max(MEDIA_LIMITS.corda).nullable(),
  /** Computed, not recorded: the shop says so. */
  sintetizado: z.boolean(),
})

const StoredSound = SoundInput.extend({ url: z.string(), segundos: z.number(), bytes: z.int() })

/** What can be heard of a product, and seen from all around, beside its pictures. */
const ProductMedia = z.object({
  produto: ProductRef,
  versao: Version,
  sons: z.array(StoredSound),
  /** Pictures from all around, in the order in which it turns. */
  giro: z.array(KeyedPicture),
  /** Whether its saved sheet describes a set of strings, whose sounds can be computed. */
  fichaDeCordas: z.boolean(),
})

export const media = {
  get: call('GET', '/products/{id}/media', 'O que se ouve de um produto, e o giro', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(ProductMedia),

  /** In the order of the page. `versao` is the product's. Refuses `ReferenciaInexistente` for files that were never sent. */
  save: call('PUT', '/products/{id}/media', 'Muda o que se ouve de um produto, e o giro', 'catalogo.editar')
    .input(
      z
        .object({
          id: PathId,
          versao: Version,
          sons: z.array(SoundInput).max(MEDIA_LIMITS.sons),
          /** Keys of stored pictures. */
          giro: z.array(z.string().regex(PICTURE_HASH)).max(MEDIA_LIMITS.giro),
        })
        .superRefine(refineBy((media) => [...soundsProblems(media), ...spinProblems(media)])),
    )
    .output(ProductMedia),

  /**
   * Computes and stores what a set of strings sounds like, by the tension and material of each string in its saved sheet.
   * The product does not have them before they are saved. Refuses `CadastroInvalido` if the sheet does not describe them.
   */
  compute: call(
    'POST',
    '/products/{id}/media/computed',
    'Calcula o som de um jogo de cordas',
    'catalogo.editar',
  )
    .input(z.object({ id: PathId }))
    .output(z.object({ sons: z.array(StoredSound) })),
}

export type ProductMedia = z.infer<typeof ProductMedia>
export type StoredSound = z.infer<typeof StoredSound>
export type SoundInput = z.infer<typeof SoundInput>
