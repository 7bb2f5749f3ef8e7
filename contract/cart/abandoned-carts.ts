import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { Centavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { Cart } from './cart.ts'

const call = adminCall('carts')

const Id = z.int32().positive()

/** What became of one promotion in a cart that was tried out. */
const TriedPromotion = z.object({
  id: z.int32(),
  nome: z.string(),
  /** Centavos that it took off the goods; 0 also for free freight. */
  desconto: Centavos,
  /** Why it changed nothing, for programs and in a sentence; null where it did. */
  motivo: z.string().nullable(),
  explicacao: z.string().nullable(),
})

/** A cart that somebody left. */
const AbandonedCart = z.object({
  id: z.int32().positive(),
  /** Last touched. */
  em: z.iso.datetime(),
  unidades: z.int().positive(),
  /** What was in it, the first three. */
  produtos: z.array(z.string()),
  /** Centavos, at the prices that the shopper last saw. */
  valor: Centavos,
  /** Null for who may not see personal data. */
  contato: z
    .object({ idCliente: z.int32().nullable(), nome: z.string(), email: z.string(), celular: z.string() })
    .nullable(),
  /** Whether they agreed to offers by e-mail, and have not refused them since: nobody else is written to. */
  aceitaOfertas: z.boolean(),
  /** The last mail that reminded of it: asked for, sent, its link followed. */
  lembrete: z
    .object({
      em: z.iso.datetime(),
      enviadoEm: z.iso.datetime().nullable(),
      clicadoEm: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export const carts = {
  /** Reckons a cart that nobody has: changes nothing, and takes no use. */
  simulate: call('POST', '/carts/simulation', 'Experimenta promoções num carrinho', 'marketing.ver')
    .input(
      z.object({
        itens: z
          .array(z.object({ idSku: Id, quantidade: z.int().min(1).max(999) }))
          .min(1)
          .max(50),
        codigo: z.string().trim().max(40).default(''),
        /** The state that it would go to, for free freight. */
        uf: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .nullable()
          .default(null),
        /** A group of resellers, whose prices count. */
        idGrupo: Id.nullable().default(null),
        logado: z.boolean().default(false),
        primeiraCompra: z.boolean().default(true),
        /** At another moment than now. */
        em: z.iso.datetime().nullable().default(null),
      }),
    )
    .output(
      z.object({
        carrinho: Cart,
        promocoes: z.array(TriedPromotion),
        /** Why the coupon is not on, for who shops. */
        recusaCupom: z.string().nullable(),
        /** What makes the freight free. */
        freteGratis: z.string().nullable(),
        /** SKUs that the shop does not show now. */
        fora: z.array(z.int()),
      }),
    ),

  /** Carts of the last thirty days that were left an hour ago or longer, by people who can be reached; the latest first. */
  listAbandoned: call('GET', '/carts/abandoned', 'Os carrinhos abandonados', 'marketing.ver')
    .input(PageInput)
    .output(pageOf(AbandonedCart)),

  /** Writes once more. Refuses `CadastroInexistente`, `LembreteSemConsentimento` and `LembreteRecente`. */
  remind: call('POST', '/carts/{id}/reminder', 'Lembra alguém do carrinho que deixou', 'marketing.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({ em: z.iso.datetime() })),
}

export type AbandonedCart = z.infer<typeof AbandonedCart>
