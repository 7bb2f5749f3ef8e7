import { oc } from '@orpc/contract'
import * as z from 'zod'
import { PageFrame } from './page-frame.ts'
import { REFUSALS } from './refusals.ts'

/** Half stars are possible in averages, never in a single review: 1 to 5. */
const Rating = z.int().min(1).max(5)

/** The criteria of an instrument's or accessory's review. */
export const CRITERIA = ['som', 'acabamento', 'tocabilidade', 'custoBeneficio'] as const
export const Criterion = z.enum(CRITERIA)

/** A published review. Never holds the author's e-mail or phone (LGPD). */
export const Review = z.object({
  id: z.int(),
  nome: z.string(),
  cidade: z.string().nullable(),
  nota: Rating,
  titulo: z.string(),
  comentario: z.string(),
  recomenda: z.boolean(),
  criterios: z.array(z.object({ criterio: Criterion, nota: Rating })),
  compraVerificada: z.boolean(),
  votosUteis: z.int().nonnegative(),
  data: z.string(),
  resposta: z.object({ nome: z.string(), texto: z.string(), data: z.string() }).nullable(),
})

export const REVIEW_ORDERS = ['Mais úteis', 'Mais recentes', 'Maior nota', 'Menor nota'] as const
export const ReviewOrder = z.enum(REVIEW_ORDERS)

/** `media` has one decimal, 0 without reviews; `histograma` counts 5 stars first. */
export const ReviewSummary = z.object({
  media: z.number().min(0).max(5),
  quantidade: z.int().nonnegative(),
  /** Percent who would recommend, 0 to 100. */
  recomendam: z.int().min(0).max(100),
  histograma: z.array(z.object({ nota: Rating, quantidade: z.int() })),
  criterios: z.array(z.object({ criterio: Criterion, media: z.number() })),
  /** The first few, most helpful first. */
  avaliacoes: z.array(Review),
})

export const ProductQuestion = z.object({
  id: z.int(),
  nome: z.string(),
  pergunta: z.string(),
  data: z.string(),
  respostas: z.array(
    z.object({ nome: z.string(), resposta: z.string(), data: z.string(), administrador: z.boolean() }),
  ),
})

export const StoreEvaluation = z.object({
  nome: z.string(),
  atendimento: Rating,
  experiencia: Rating,
  satisfacao: Rating,
  mensagem: z.string(),
  data: z.string(),
})

const Paging = {
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(10),
}

export const reviews = {
  listProductReviews: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/product',
      tags: ['reviews'],
      summary: 'Avaliações de um produto',
    })
    .input(
      z.object({
        idProduto: z.coerce.number().int().positive(),
        ...Paging,
        order: ReviewOrder.default('Mais úteis'),
        nota: z.coerce.number().int().min(1).max(5).optional(),
      }),
    )
    .errors(REFUSALS)
    .output(z.object({ avaliacoes: z.array(Review), total: z.int(), offset: z.int(), limit: z.int() })),

  listStoreEvaluations: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/store',
      tags: ['reviews'],
      summary: 'Avaliações da loja',
    })
    .input(z.object(Paging))
    .output(
      z.object({
        estrutura: PageFrame,
        media: z.number(),
        total: z.int(),
        avaliacoes: z.array(StoreEvaluation),
        offset: z.int(),
        limit: z.int(),
      }),
    ),

  /** Confirms the evaluation that `key` was sent for. Each key counts once; an unknown or used one answers `sucesso: false`. */
  confirmStoreEvaluation: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/store/add/{key}',
      tags: ['reviews'],
      summary: 'Confirma uma avaliação da loja',
    })
    .input(z.object({ key: z.string().max(100) }))
    .output(z.object({ sucesso: z.boolean() })),
}

export type Review = z.infer<typeof Review>
export type ReviewSummary = z.infer<typeof ReviewSummary>
export type ReviewOrder = z.infer<typeof ReviewOrder>
export type ProductQuestion = z.infer<typeof ProductQuestion>
export type StoreEvaluation = z.infer<typeof StoreEvaluation>
