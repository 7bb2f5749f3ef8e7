import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_LINE_SERVICES, MAX_TEXT_ANSWER } from '#domain/workshop/service.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Cart } from './cart.ts'

const Id = z.int32().positive()

const ChosenService = z.object({
  idServico: Id,
  /** By the questions' keys. */
  respostas: z.record(
    z.string().max(60),
    z
      .string()
      .trim()
      .max(MAX_TEXT_ANSWER)
      .regex(/^\P{Cc}*$/u),
  ),
})

const ChosenServices = z.array(ChosenService).max(MAX_LINE_SERVICES)

const Question = z.object({
  chave: z.string(),
  rotulo: z.string(),
  ajuda: z.string(),
  obrigatoria: z.boolean(),
  /** Null for an answer in words. `preco` is what an answer adds, or what a string set costs, in centavos. */
  opcoes: z.array(z.object({ valor: z.string(), rotulo: z.string(), preco: Centavos })).nullable(),
  /** Whether its options are string sets, which become a line of their own. */
  cordas: z.boolean(),
  resposta: z.string(),
})

const OfferedService = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.string(),
  /** Of one instrument, without what answers add. */
  preco: Centavos,
  escolhido: z.boolean(),
  perguntas: z.array(Question),
})

/** What the workshop offers for a product, with what is chosen of it. */
export const ServiceChoice = z.object({
  produto: z.object({
    idProduto: Id,
    idAtributoSimples: Id,
    nome: z.string(),
    url: z.string(),
    imagem: Picture,
    precoPor: Centavos,
  }),
  /** How many of it are in the cart. */
  naSacola: z.int().nonnegative(),
  servicos: z.array(OfferedService),
  /** Where more string sets for this instrument are found; null if no question is about strings. */
  maisCordas: z.string().nullable(),
  /** What the chosen services cost for one instrument, in centavos. */
  total: Centavos,
  /**
   * When all services of the cart, with these, would be ready if they were paid now, with the business days that this adds;
   * null if nothing is chosen, or the workshop has no time.
   */
  prazo: z.object({ dias: z.int().nonnegative(), pronta: z.iso.date() }).nullable(),
  /** Whether the workshop's calendar has no time for them. */
  semHorario: z.boolean(),
})

const call = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  oc
    .route({
      method,
      path: `/v2/front/checkout/services${path === '/' ? '' : path}`,
      tags: ['cart'],
      summary,
    })
    .errors(REFUSALS)

/** The workshop's services as options of a cart's line. */
export const cartServices = {
  /** What is offered for a product, with what its line in the cart has. */
  choice: call('GET', '/', 'Os serviços da oficina para um produto')
    .input(z.object({ idAtributoSimples: z.coerce.number().int().positive().max(2_147_483_647) }))
    .output(ServiceChoice),

  /** The same with another choice, which is not stored. */
  preview: call('POST', '/preview', 'O preço e o prazo de serviços, sem guardá-los')
    .input(z.object({ idAtributoSimples: Id, servicos: ChosenServices }))
    .output(ServiceChoice),

  /**
   * Sets the services of a line; none removes them. Adds the product if it is not in the cart, and the chosen strings as
   * a line of their own. Refuses `ServicoIndisponivel`, `OficinaSemHorario`, `CamposInvalidos` with fields such as
   * `12.cordas`, and as adding to the cart does.
   */
  set: call('PUT', '/', 'Escolhe os serviços de um item')
    .input(z.object({ idAtributoSimples: Id, servicos: ChosenServices }))
    .output(Cart),
}

export type ServiceChoice = z.infer<typeof ServiceChoice>
