import { oc } from '@orpc/contract'
import * as z from 'zod'
import { TEACHING_KINDS } from '#domain/customer/teaching/teaching-account.ts'
import { Cart } from '../../cart/cart.ts'
import { Centavos } from '../../money.ts'
import { Picture } from '../../picture.ts'
import { REFUSALS } from '../../refusals.ts'

/** `aluno`: a pupil's own link, with the pupil's number. `turma`: the list's link for all, with the list's id. */
export const LinkKind = z.enum(['aluno', 'turma'])

const Link = z.object({
  tipo: LinkKind,
  id: z.string().max(40),
  /** The key in the link. */
  chave: z.string().max(100),
})

const PupilName = z.string().trim().max(60)

/** What a pupil, or any pupil of the class, needs of one product. */
const PupilItem = z.object({
  idItem: z.int(),
  produto: z.object({ id: z.int(), nome: z.string(), url: z.string(), imagem: Picture }),
  /** How many are needed. */
  quantidade: z.int().positive(),
  obrigatorio: z.boolean(),
  /** The teacher's note; may be empty. */
  nota: z.string(),
  /** The variant that is meant, or proposed by the pupil's size; null if the buyer has to choose. */
  idSku: z.int().nullable(),
  /**
   * What may be bought: the variant that the list names, or else all. `nome` is empty if there is nothing to choose,
   * `precoPor` null if the product's price is on request.
   */
  opcoes: z.array(
    z.object({ idSku: z.int(), nome: z.string(), precoPor: Centavos.nullable(), disponivel: z.boolean() }),
  ),
  /** Units that anybody has ordered for the pupil, and how many of them are paid. */
  comprado: z.object({ pedidas: z.int().nonnegative(), pagas: z.int().nonnegative() }),
  /** Units for the pupil in the visitor's own cart. */
  naSacola: z.int().nonnegative(),
})

export const PupilList = z.object({
  nome: z.string(),
  mensagem: z.string(),
  /** The last day to buy, `YYYY-MM-DD`; null without one. */
  prazo: z.iso.date().nullable(),
  /** Whether it can be bought from now. */
  aberta: z.boolean(),
  /** `escola`: everything can be sent to the school at once. */
  entrega: z.enum(['cadaUm', 'escola']),
  /** What an order pays for that; less if the cart has free freight. */
  freteEscola: Centavos,
  conta: z.object({ tipo: z.enum(TEACHING_KINDS), nome: z.string(), cidade: z.string() }),
  /** Percent that the cart takes off the units of this list; 0 without a discount. */
  desconto: z.int().nonnegative(),
  /**
   * Null on the page for all, which names no pupil. `conhecido` is false for a name that the list doesn't have yet, which
   * needs what any pupil needs.
   */
  aluno: z.object({ nome: z.string(), tamanho: z.string(), conhecido: z.boolean() }).nullable(),
  itens: z.array(PupilItem),
  /** How many products of the list the shop no longer sells. */
  foraDeVenda: z.int().nonnegative(),
})

/** What parents see of a teacher's list and buy from it, without a login: whoever has the link. */
export const pupilLists = {
  get: oc
    .route({
      method: 'GET',
      path: '/v2/front/teaching/links/{tipo}/{id}',
      tags: ['teaching'],
      summary: 'O que um aluno precisa, pelo link da lista',
    })
    .input(Link)
    .errors(REFUSALS)
    .output(PupilList),

  /**
   * By the link for all: what the pupil of that name needs, and nothing of any other. The name is in the body, since
   * addresses are logged. Adds nobody to the list. Refuses `TentativasDemais` after many names.
   */
  named: oc
    .route({
      method: 'POST',
      path: '/v2/front/teaching/links/turma/{id}/pupil',
      tags: ['teaching'],
      summary: 'O que o aluno deste nome precisa, pelo link da turma',
    })
    .input(Link.omit({ tipo: true }).extend({ nome: PupilName }))
    .errors(REFUSALS)
    .output(PupilList),

  /**
   * Puts items of the list into the visitor's cart, for the pupil; what is there already is not added again. On the
   * link for all, `nome` names the pupil; the list shows one that it doesn't know once something is ordered. Refuses
   * `ListaFechada`, `AlunoPrecisaDeOutro` for what the pupil doesn't need, or needs in another variant, and
   * `TentativasDemais` after many names.
   */
  take: oc
    .route({
      method: 'POST',
      path: '/v2/front/teaching/links/{tipo}/{id}/cart',
      tags: ['teaching'],
      summary: 'Põe itens da lista de um aluno na sacola',
    })
    .input(
      Link.extend({
        nome: PupilName.default(''),
        itens: z
          .array(
            z.object({
              idItem: z.int32().positive(),
              idSku: z.int32().positive(),
              quantidade: z.int().min(1).max(50),
            }),
          )
          .min(1)
          .max(60),
      }),
    )
    .errors(REFUSALS)
    .output(Cart),
}

export type LinkKind = z.infer<typeof LinkKind>
export type PupilList = z.infer<typeof PupilList>
