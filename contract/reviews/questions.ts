import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'

/** As it was typed: the verb reads it and says field by field what to mend (`CamposInvalidos`). */
export const Typed = z.string().max(5000).default('')

/** As large as the database counts. */
export const Id = z.coerce.number().int().positive().max(2_147_483_647)

/** Who writes. Of who is logged in, only what is left out is filled in. `site` is a field that people don't see: what fills it in is no person. */
export const Writer = { nome: Typed, email: Typed, contato: Typed, site: Typed }

/** What a form about a product shows of it. */
export const Subject = z.object({
  id: z.int32(),
  nome: z.string(),
  url: z.string(),
  imagem: Picture,
  situacao: z.enum(['disponivel', 'sobConsulta']),
  /** `nome` is what is chosen of it, empty where there is nothing to choose; `atributos` says the same with labels. */
  skus: z.array(
    z.object({
      id: z.int32(),
      nome: z.string(),
      atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
      /** The query string that selects it on the product's page. */
      selecao: z.string(),
      precoPor: Centavos,
      estoque: z.int().nonnegative(),
    }),
  ),
})

const call = (path: `/${string}`, summary: string) =>
  oc
    .route({ method: 'POST', path, tags: ['reviews'], summary })
    .errors(REFUSALS)
    .output(z.object({ mensagens: z.array(Message) }))

/** What shoppers ask of a product. All of it is answered alike whether or not the same was asked before. */
export const questions = {
  /** Shown with its answer, once the store has approved it. */
  ask: call('/v2/front/question', 'Pergunta sobre um produto').input(
    z.object({ nivel: z.literal('produto').default('produto'), idNivel: Id, ...Writer, pergunta: Typed }),
  ),

  /** What the form for an answer has to know: the question, and whether who is logged in has the product. */
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
        /** Whether the product has arrived at who is logged in. */
        compraVerificada: z.boolean(),
        /** What they answered before, whatever became of it. */
        resposta: z.string(),
      }),
    ),

  /**
   * Answers a question as a customer at whom the product has arrived. Shown once the store has approved it; answered again, it
   * takes the place of the former answer and waits again.
   */
  answer: call('/v2/front/question/answer', 'Responde a uma pergunta como quem comprou').input(
    z.object({ idPergunta: Id, resposta: Typed, site: Typed }),
  ),

  /** "Avise-me": one mail when the SKU can be had again. `mailing` also signs up for the newsletter, which asks by mail once more. */
  solicitation: call('/v2/front/product/solicitation', 'Pede aviso quando um produto voltar').input(
    z.object({
      idProduto: Id,
      idAtributoValor: Id,
      ...Writer,
      mensagem: Typed,
      mailing: z.boolean().default(false),
    }),
  ),

  /** A message to the store, by mail, with a copy to who wrote it. The answer names its `protocolo`. */
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
        /** As in `20261121-4F2A9C`: the day, and a name among that day's. */
        protocolo: z.string(),
      }),
    ),

  /** A price for what is `sobConsulta`, by mail to the store; `enviarEmail` sends a copy. */
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
