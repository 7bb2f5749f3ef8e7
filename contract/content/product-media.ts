import * as z from 'zod'
import { MEDIA_LIMITS, soundsProblems } from '#domain/instruments/listening/sound-problems.ts'
import { adminCall } from '../admin-call.ts'
import { PathId, ProductRef, Version } from '../catalog/catalogue-parts.ts'
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

/** What can be heard of a product, beside its pictures. */
const ProductMedia = z.object({
  produto: ProductRef,
  versao: Version,
  sons: z.array(StoredSound),
  /** Whether its saved sheet describes a set of strings, whose sounds can be computed. */
  fichaDeCordas: z.boolean(),
})

export const media = {
  get: call('GET', '/products/{id}/media', 'O que se ouve de um produto', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(ProductMedia),

  /** In the order of the page. `versao` is the product's. Refuses `ReferenciaInexistente` for files that were never sent. */
  save: call('PUT', '/products/{id}/media', 'Muda o que se ouve de um produto', 'catalogo.editar')
    .input(
      z
        .object({ id: PathId, versao: Version, sons: z.array(SoundInput).max(MEDIA_LIMITS.sons) })
        .superRefine(refineBy(soundsProblems)),
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
