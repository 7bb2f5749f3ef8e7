import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { UF } from '#domain/shipping/states.ts'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { Centavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { Cart } from './cart.ts'

const call = adminCall('carts')

const Id = z.int32().positive()

/** The effect of one promotion on a simulated cart. */
const TriedPromotion = z.object({
  id: z.int32(),
  nome: z.string(),
  /** Discount on the goods in centavos; 0 for free freight. */
  desconto: Centavos,
  /** Why it did not apply, as a code and as a sentence; null if it did. */
  motivo: z.string().nullable(),
  explicacao: z.string().nullable(),
})

/** An abandoned cart. */
const AbandonedCart = z.object({
  id: z.int32().positive(),
  /** Last change. */
  em: z.iso.datetime(),
  unidades: z.int().positive(),
  /** The names of the first three products. */
  produtos: z.array(z.string()),
  /** Centavos, at the prices that the shopper last saw. */
  valor: Centavos,
  /** Null without permission for personal data. */
  contato: z
    .object({ idCliente: z.int32().nullable(), nome: z.string(), email: z.string(), celular: z.string() })
    .nullable(),
  /** Whether the customer currently consents to offers by e-mail; nobody else gets a reminder. */
  aceitaOfertas: z.boolean(),
  /** The last reminder mail: requested, sent, clicked. */
  lembrete: z
    .object({
      em: z.iso.datetime(),
      enviadoEm: z.iso.datetime().nullable(),
      clicadoEm: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export const carts = {
  /** Calculates a simulated cart. Stores nothing and counts no use of a coupon. */
  simulate: call('POST', '/carts/simulation', 'Experimenta promoções num carrinho', 'marketing.ver')
    .input(
      z.object({
        itens: z
          .array(z.object({ idSku: Id, quantidade: z.int().min(1).max(MAX_UNITS) }))
          .min(1)
          .max(50),
        codigo: z.string().trim().max(40).default(''),
        /** The destination state, for free freight. */
        uf: z.string().regex(UF).nullable().default(null),
        /** A group of resellers, whose prices apply. */
        idGrupo: Id.nullable().default(null),
        logado: z.boolean().default(false),
        primeiraCompra: z.boolean().default(true),
        /** A time to simulate; now if omitted. */
        em: z.iso.datetime().nullable().default(null),
      }),
    )
    .output(
      z.object({
        carrinho: Cart,
        promocoes: z.array(TriedPromotion),
        /** Why the coupon does not apply, as shoppers read it. */
        recusaCupom: z.string().nullable(),
        /** The source of free freight. */
        freteGratis: z.string().nullable(),
        /** SKUs that the shop does not show now. */
        fora: z.array(z.int()),
      }),
    ),

  /**
   * Carts of the last thirty days that were abandoned at least an hour ago by customers with contact data; newest
   * first.
   */
  listAbandoned: call('GET', '/carts/abandoned', 'Os carrinhos abandonados', 'marketing.ver')
    .input(PageInput)
    .output(pageOf(AbandonedCart)),

  /** Sends another reminder. Refuses `CadastroInexistente`, `LembreteSemConsentimento` and `LembreteRecente`. */
  remind: call('POST', '/carts/{id}/reminder', 'Lembra alguém do carrinho que deixou', 'marketing.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({ em: z.iso.datetime() })),
}

export type AbandonedCart = z.infer<typeof AbandonedCart>
