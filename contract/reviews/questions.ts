import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'

/** As typed: the use case parses it and reports invalid fields one by one (`CamposInvalidos`). */
export const Typed = z.string().max(5000).default('')

/** The limit of the database's integer column. */
export const Id = z.coerce.number().int().positive().max(2_147_483_647)

/**
 * The author. For a logged-in customer, omitted fields come from the account. `site` is a honeypot: hidden from people,
 * filled in by bots.
 */
export const Writer = { nome: Typed, email: Typed, contato: Typed, site: Typed }

/** The product as forms about it show it. */
export const Subject = z.object({
  id: z.int32(),
  nome: z.string(),
  url: z.string(),
  imagem: Picture,
  situacao: z.enum(['disponivel', 'sobConsulta']),
  /** `nome` names the variant, empty if there is nothing to choose; `atributos` are the same with labels. */
  skus: z.array(
    z.object({
      id: z.int32(),
      nome: z.string(),
      atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
      /** The query string that selects it on the product's page. */
      selecao: z.string(),
      precoPor: Centavos,
      estoque: z.int().nonnegative(),
      /** As in `Sku`. */
      previsaoReposicao: z.iso.date().nullable(),
    }),
  ),
})

const call = (path: `/${string}`, summary: string) =>
  oc
    .route({ method: 'POST', path, tags: ['reviews'], summary })
    .errors(REFUSALS)
    .output(z.object({ mensagens: z.array(Message) }))

/** Shoppers' questions on products. The response is the same for a repeated question. */
export const questions = {
  /** Published with its answer, once the store has approved it. */
  ask: call('/v2/front/question', 'Pergunta sobre um produto').input(
    z.object({ nivel: z.literal('produto').default('produto'), idNivel: Id, ...Writer, pergunta: Typed }),
  ),

  /** The data of an answer form: the question, and whether the logged-in customer has the product. */
  question: oc
    .route({
      method: 'GET',
      path: '/v2/front/question/{idPergunta}',
      tags: ['reviews'],
      summary: 'Uma pergunta, para quem quer responder',
    })
    .input(z.object({ idPergunta: Id }))
    .errors(REFUSALS)
    .output(
      z.object({
        produto: Subject,
        nome: z.string(),
        pergunta: z.string(),
        data: z.string(),
        logado: z.boolean(),
        /** Whether the logged-in customer has received the product. */
        compraVerificada: z.boolean(),
        /** Their previous answer, whatever its situation. */
        resposta: z.string(),
      }),
    ),

  /**
   * Answers a question as a customer who has received the product. Published once the store approves it; a new answer
   * replaces the old one and is pending again.
   */
  answer: call('/v2/front/question/answer', 'Responde a uma pergunta como quem comprou').input(
    z.object({ idPergunta: Id, resposta: Typed, site: Typed }),
  ),

  /**
   * "Avise-me": a place in the queue for a SKU, and a mail when it is back in stock. The place of a logged-in customer's
   * own address counts at once; others count when the link of the mail is confirmed. `mailing` also signs up for the
   * newsletter, which requires a confirmation by mail.
   */
  solicitation: call('/v2/front/product/solicitation', 'Pede aviso quando um produto voltar').input(
    z.object({
      idProduto: Id,
      idAtributoValor: Id,
      ...Writer,
      mensagem: Typed,
      mailing: z.boolean().default(false),
    }),
  ),

  /** A message to the store, by mail, with a copy to the author. The response has its `protocolo`. */
  contact: oc
    .route({
      method: 'POST',
      path: '/v2/front/form/contact',
      tags: ['reviews'],
      summary: 'Escreve para a loja',
    })
    .errors(REFUSALS)
    .input(z.object({ ...Writer, assunto: Typed, mensagem: Typed }))
    .output(
      z.object({
        mensagens: z.array(Message),
        /** As in `20261121-4F2A9C`: the day, and an identifier unique on that day. */
        protocolo: z.string(),
      }),
    ),

  /** Asks for the price of a `sobConsulta` product, by mail to the store; `enviarEmail` sends a copy. */
  budget: call('/v2/front/product/budget', 'Pede um orçamento').input(
    z.object({
      idProduto: Id,
      ...Writer,
      mensagem: Typed,
      enviarEmail: z.boolean().default(false),
      mailing: z.boolean().default(false),
    }),
  ),
}

export type Subject = z.infer<typeof Subject>
export type WriterInput = { nome: string; email: string; contato: string; site: string }
