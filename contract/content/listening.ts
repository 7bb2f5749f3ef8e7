import { oc } from '@orpc/contract'
import * as z from 'zod'
import { LETTERS } from '#domain/instruments/listening/blind-order.ts'
import { MAX_COMPARED } from '#domain/product/specifications/comparison/comparison-address.ts'
import { ProductCard, Sound } from '../catalog/catalog.ts'
import { PageFrame } from '../page-frame.ts'

const parameter = z.string().max(100).default('')

/** The parameters of the page's address, as its form sends them; what can't be read is left out. */
export const BlindListeningInput = z.object({
  /** Comma-separated ids; those of the first four that have sounds are compared. */
  produtos: parameter,
  /** One more id, from the form. */
  mais: parameter,
  /** The key of the passage that all play. */
  trecho: parameter,
  /** A number: another one gives the samples another order. */
  ordem: parameter,
  /** The letter that pleased most: the answer is shown. */
  escolha: parameter,
})

const Named = z.object({ id: z.int32(), nome: z.string(), url: z.string() })

const Sample = Sound.omit({ titulo: true, corda: true }).extend({ letra: z.enum(LETTERS) })

/** The same passage of two to four products, without saying which is which before the answer is wanted. */
export const BlindListening = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    /** What is compared, in the order of the address. */
    produtos: z.array(Named).max(MAX_COMPARED),
    /** Products of the address that have no sound, and how many others the shop does not show. */
    semSom: z.array(Named),
    ausentes: z.int().nonnegative(),
    /** Those of the compared products that don't have the passage that is played; `tem` is the kind in which they do. */
    semTrecho: z.array(Named.extend({ tem: z.enum(['gravado', 'calculado']).nullable() })),
    /** What could be added: products with a passage that those have too, or any with sounds. */
    candidatos: z.array(z.object({ id: z.int32(), nome: z.string(), categoria: z.string() })),
    /**
     * The passages that at least two of the products have, and how many have it: recorded and computed ones are apart,
     * each with a key of its own.
     */
    trechos: z.array(
      z.object({ trecho: z.string(), titulo: z.string(), sintetizado: z.boolean(), produtos: z.int() }),
    ),
    /** The one that is played; null if there is none. */
    trecho: z.string().nullable(),
    ordem: z.int().positive(),
    amostras: z.array(Sample),
    /** Null until somebody has chosen; `escolha` is the letter that pleased most. */
    resposta: z
      .object({
        escolha: z.enum(LETTERS),
        amostras: z.array(z.object({ letra: z.enum(LETTERS), produto: ProductCard })),
      })
      .nullable(),
  }),
})

/** What products sound like. */
export const listening = {
  blind: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/listening',
      tags: ['listening'],
      summary: 'O mesmo trecho de dois a quatro produtos, às cegas',
    })
    .input(BlindListeningInput)
    .output(BlindListening),
}

export type BlindListeningInput = z.infer<typeof BlindListeningInput>
export type BlindListening = z.infer<typeof BlindListening>
