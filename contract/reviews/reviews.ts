import { oc } from '@orpc/contract'
import * as z from 'zod'
import { LEVEL_WORDS, MAX_MONTHS, STYLE_WORDS } from '#domain/review/player.ts'
import { READER_ORDERS, SHARED_FIELDS } from '#domain/review/review-query.ts'
import { Message } from '../message.ts'
import { PageFrame } from '../page-frame.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { priceAlerts } from './price-alerts.ts'
import { Id, questions, Subject, Typed, Writer } from './questions.ts'
import { queue } from './queue.ts'

/** 1 to 5. Averages may have fractions, a single review may not. */
const Rating = z.int().min(1).max(5)

/** What a review may rate, as the product's category says. `ajuda` may be empty. */
export const ReviewCriterion = z.object({
  codigo: z.string().max(40),
  rotulo: z.string().max(40),
  ajuda: z.string().max(120),
})

/** A rating by criterion, with the criterion's label. */
export const ReviewMark = z.object({ criterio: z.string(), rotulo: z.string(), nota: Rating })

/** What somebody plays, as far as they said. */
const Reader = {
  /** A code of an instrument: `violino.3-4`, `guitarra.7c`. */
  toca: z.string().nullable(),
  nivel: z.enum(LEVEL_WORDS).nullable(),
  estilo: z.enum(STYLE_WORDS).nullable(),
}

/** Who wrote a review. Reviews of before lack all of it. */
const Player = {
  ...Reader,
  /** How long they had used the product. */
  meses: z.int().min(0).max(MAX_MONTHS).nullable(),
}

/** A published review. Never contains the author's e-mail or phone (LGPD). */
export const Review = z.object({
  id: z.int32(),
  nome: z.string(),
  cidade: z.string().nullable(),
  nota: Rating,
  titulo: z.string(),
  comentario: z.string(),
  recomenda: z.boolean(),
  criterios: z.array(ReviewMark),
  ...Player,
  /** The same as a line: `Toca violino 3/4 · estudante · choro`; empty if they said nothing. */
  quemToca: z.string(),
  /** Pictures by the author. */
  anexos: z.array(Picture),
  compraVerificada: z.boolean(),
  votosUteis: z.int().nonnegative(),
  data: z.string(),
  resposta: z.object({ nome: z.string(), texto: z.string(), data: z.string() }).nullable(),
  /** What the author says after ninety days. */
  retorno: z.object({ nota: Rating, texto: z.string(), data: z.string() }).nullable(),
})

export const REVIEW_ORDERS = ['Mais úteis', 'Mais recentes', 'Maior nota', 'Menor nota'] as const
export const ReviewOrder = z.enum(REVIEW_ORDERS)

/** `media` has one decimal, 0 without reviews; `histograma` counts 5 stars first. */
export const ReviewSummary = z.object({
  media: z.number().min(0).max(5),
  quantidade: z.int().nonnegative(),
  /** Percentage who would recommend, 0 to 100. */
  recomendam: z.int().min(0).max(100),
  histograma: z.array(z.object({ nota: Rating, quantidade: z.int() })),
  /** Averages of what the product's category asks to rate. */
  criterios: z.array(z.object({ criterio: z.string(), rotulo: z.string(), media: z.number() })),
  /** The first few, most helpful first. */
  avaliacoes: z.array(Review),
})

export const ProductQuestion = z.object({
  id: z.int32(),
  nome: z.string(),
  pergunta: z.string(),
  data: z.string(),
  respostas: z.array(
    z.object({
      nome: z.string(),
      resposta: z.string(),
      data: z.string(),
      /** The store's own. */
      administrador: z.boolean(),
      /** Of a customer who had received the product. */
      compraVerificada: z.boolean(),
    }),
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

/** Above what any form sends. The form states the limits on number and size of pictures. */
const MAX_FILES = 20

/** Numbers and answers arrive as text if the review is `multipart/form-data`, as pictures require. */
const SentRating = z.coerce.number().int().min(1).max(5)
const SentAnswer = z.union([z.boolean(), z.stringbool({ truthy: ['true', 'sim'], falsy: ['false', 'nao'] })])

/** An optional choice of a form. */
const SentWord = z.coerce.string().trim().max(40).default('')

/** A parameter as an address writes it. */
const Written = z.coerce.string().max(100).default('')

/** A key from the mail of an invitation. */
const Key = z.string().min(1).max(100)

/** A review as only its author sees it. */
export const OwnReview = z.object({
  id: z.int32(),
  idProduto: z.int32(),
  nota: Rating,
  titulo: z.string(),
  comentario: z.string(),
  recomenda: z.boolean(),
  criterios: z.record(z.string(), Rating),
  ...Player,
  situacao: z.enum(['pendente', 'publicada', 'recusada']),
  data: z.string(),
  resposta: Review.shape.resposta,
})

const Product = Subject.pick({ id: true, nome: true, url: true, imagem: true })
const MessagesOutput = z.object({ mensagens: z.array(Message) })

/** A page of a product's reviews, by what the reader plays. */
const ProductReviews = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    produto: Product,
    /** The choice as it was read. */
    escolha: z.object({
      ...Reader,
      so: z.array(z.enum(SHARED_FIELDS)),
      meses: z.int().nullable(),
      nota: Rating.nullable(),
      fotos: z.boolean(),
      ordem: z.enum(READER_ORDERS),
      pg: z.int().positive(),
    }),
    /** Of all reviews, with one decimal; 0 without any. */
    media: z.number().min(0).max(5),
    quantidade: z.int().nonnegative(),
    /**
     * The same of authors who play like the reader, each weighted by how much; null if the reader said nothing.
     */
    parecidas: z.object({ media: z.number().min(0).max(5), quantidade: z.int().nonnegative() }).nullable(),
    avaliacoes: z.array(Review.extend({ parecida: z.boolean() })),
    /** How many the filters leave. */
    total: z.int().nonnegative(),
    pg: z.int().positive(),
    qtdPages: z.int().positive(),
  }),
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
        idProduto: Id,
        ...Paging,
        order: ReviewOrder.default('Mais úteis'),
        nota: z.coerce.number().int().min(1).max(5).optional(),
      }),
    )
    .errors(REFUSALS)
    .output(z.object({ avaliacoes: z.array(Review), total: z.int(), offset: z.int(), limit: z.int() })),

  /**
   * A page of a product's reviews, by what the reader plays: `toca` (a code), `nivel` and `estilo`; `so` names
   * those of the three in which authors must be the same, separated by commas. What is unknown is read as not chosen. Refuses `PaginaInexistente`.
   */
  productReviews: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/product/page',
      tags: ['reviews'],
      summary: 'As avaliações de um produto, por quem toca',
    })
    .input(
      z.object({
        idProduto: Id,
        toca: Written,
        nivel: Written,
        estilo: Written,
        so: Written,
        meses: Written,
        nota: Written,
        fotos: Written,
        ordem: Written,
        pg: Written,
      }),
    )
    .errors(REFUSALS)
    .output(ProductReviews),

  /** What the logged-in customer said they play, for forms; all null for visitors. */
  player: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/player',
      tags: ['reviews'],
      summary: 'O que quem entrou disse que toca',
    })
    .output(z.object(Reader)),

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

  /** Whether a store review with this key is awaiting confirmation. Changes nothing. */
  pendingStoreEvaluation: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/store/pending/{key}',
      tags: ['reviews'],
      summary: 'Uma avaliação da loja que espera ser confirmada',
    })
    .input(z.object({ key: z.string().max(100) }))
    .output(z.object({ aguarda: z.boolean() })),

  /** Confirms the store review of `key`. Each key works once; for an unknown or used one, `sucesso` is false. */
  confirmStoreEvaluation: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/store/add/{key}',
      tags: ['reviews'],
      summary: 'Confirma uma avaliação da loja',
    })
    .input(z.object({ key: z.string().max(100) }))
    .output(z.object({ sucesso: z.boolean() })),

  /** Reviews the store by the key of an invitation. Counts once the key is confirmed, and can be edited until then. */
  addStoreEvaluation: oc
    .route({
      method: 'POST',
      path: '/v2/front/evaluations/store/add/{key}',
      tags: ['reviews'],
      summary: 'Avalia a loja',
    })
    .input(
      z.object({
        key: Key,
        atendimento: Rating,
        experiencia: Rating,
        satisfacao: Rating,
        mensagem: Typed,
        /** Whether it may be published. */
        autorizacao: z.boolean().default(false),
      }),
    )
    .errors(REFUSALS)
    .output(z.object({ sucesso: z.boolean() })),

  /** What the invitation of this key asks to review. Refuses `ChaveInvalida`. */
  invitation: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/invitation/{key}',
      tags: ['reviews'],
      summary: 'O que um convite pede para avaliar',
    })
    .input(z.object({ key: Key }))
    .errors(REFUSALS)
    .output(
      z.object({
        /** First name. */
        nome: z.string(),
        numero: z.int(),
        lojaAvaliada: z.boolean(),
        produtos: z.array(Product.extend({ avaliado: z.boolean() })),
      }),
    ),

  /** Unsubscribes the recipient of this invitation from further ones. Refuses `ChaveInvalida`. */
  leaveInvitations: oc
    .route({
      method: 'POST',
      path: '/v2/front/evaluations/invitation/{key}/leave',
      tags: ['reviews'],
      summary: 'Deixa de receber convites para avaliar',
    })
    .input(z.object({ key: Key }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  /** What a mail with this key asks about after ninety days. Refuses `ChaveInvalida`. */
  followUp: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/follow-up/{key}',
      tags: ['reviews'],
      summary: 'O que se pergunta 90 dias depois da entrega',
    })
    .input(z.object({ key: Key }))
    .errors(REFUSALS)
    .output(
      z.object({
        /** First name. */
        nome: z.string(),
        numero: z.int(),
        /** `nota` is the review's, null without one; `retorno` what was answered before. */
        produtos: z.array(
          Product.extend({
            nota: Rating.nullable(),
            retorno: z.object({ nota: Rating, texto: z.string() }).nullable(),
          }),
        ),
      }),
    ),

  /**
   * Adds to a review what its author says after ninety days. Published once the store approves it. Refuses
   * `ChaveInvalida`, and `AvaliacaoInexistente` if the product was not reviewed.
   */
  addFollowUp: oc
    .route({
      method: 'POST',
      path: '/v2/front/evaluations/follow-up/{key}',
      tags: ['reviews'],
      summary: 'Conta o que mudou depois de 90 dias',
    })
    .input(z.object({ key: Key, idProduto: Id, nota: SentRating, texto: Typed }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  /** The data of a review form: the product, and the author as far as key or session identify them. */
  subject: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/product/subject',
      tags: ['reviews'],
      summary: 'O produto de um formulário, e quem escreve',
    })
    .input(z.object({ idProduto: Id, key: Key.optional() }))
    .errors(REFUSALS)
    .output(
      z.object({
        produto: Subject,
        /** What may be rated besides the whole. */
        criterios: z.array(ReviewCriterion),
        /** The code of the instrument that the author plays or the product is or is for; empty if unknown. */
        tocaProvavel: z.string(),
        /** Identified by a key or a login: the form then asks for neither name nor e-mail. */
        identificado: z.boolean(),
        nome: z.string(),
        compraVerificada: z.boolean(),
        /** Their previous review of the product. */
        avaliacao: OwnReview.nullable(),
      }),
    ),

  /**
   * Reviews a product: with a `key`, as a logged-in buyer, or as a visitor with name and e-mail. Published once the
   * store approves it. With pictures as `multipart/form-data`.
   */
  addProductReview: oc
    .route({
      method: 'POST',
      path: '/v2/front/evaluations/product',
      tags: ['reviews'],
      summary: 'Avalia um produto',
    })
    .input(
      z.object({
        idProduto: Id,
        key: Key.optional(),
        ...Writer,
        nota: SentRating,
        titulo: Typed,
        comentario: Typed,
        recomenda: SentAnswer,
        /** By the code of a criterion; those that the product does not have are ignored. */
        criterios: z.record(z.string().max(40), SentRating).default({}),
        /** Who plays, in the words of `Review`. What is empty or unknown was not said. */
        toca: SentWord,
        nivel: SentWord,
        estilo: SentWord,
        meses: SentWord,
        anexos: z.array(z.file()).max(MAX_FILES).default([]),
      }),
    )
    .errors(REFUSALS)
    .output(MessagesOutput),

  /**
   * Marks a published review as helpful, or undoes that. Counts once per customer, and once per visitor's session. If
   * `util` is omitted, it toggles.
   */
  vote: oc
    .route({
      method: 'POST',
      path: '/v2/front/evaluations/product/{id}/vote',
      tags: ['reviews'],
      summary: 'Marca uma avaliação como útil, ou desmarca',
    })
    .input(z.object({ id: Id, util: z.boolean().optional() }))
    .errors(REFUSALS)
    .output(
      z.object({
        util: z.boolean(),
        votosUteis: z.int().nonnegative(),
        /** The path of the product's page. */
        url: z.string(),
      }),
    ),

  /**
   * The logged-in customer's reviews, newest first, whatever their situation, and the received products without one.
   */
  mine: oc
    .route({
      method: 'GET',
      path: '/v2/front/evaluations/mine',
      tags: ['reviews'],
      summary: 'As avaliações de quem entrou',
    })
    .errors(REFUSALS)
    .output(
      z.object({
        avaliacoes: z.array(
          OwnReview.extend({
            produto: Product,
            /** What they said after ninety days. */
            retorno: z
              .object({ nota: Rating, texto: z.string(), situacao: OwnReview.shape.situacao })
              .nullable(),
          }),
        ),
        aAvaliar: z.array(Product),
      }),
    ),

  /**
   * Changes what the logged-in customer said after ninety days below a review of theirs. Published once the store
   * approves it. Refuses `AvaliacaoInexistente` without one, and as `addFollowUp` does.
   */
  changeFollowUp: oc
    .route({
      method: 'PUT',
      path: '/v2/front/evaluations/mine/{id}/follow-up',
      tags: ['reviews'],
      summary: 'Muda o que se contou depois de 90 dias',
    })
    .input(z.object({ id: Id, nota: SentRating, texto: Typed }))
    .errors(REFUSALS)
    .output(MessagesOutput),

  ...questions,
  ...queue,
  ...priceAlerts,
}

export type Review = z.infer<typeof Review>
export type ReviewSummary = z.infer<typeof ReviewSummary>
export type ReviewOrder = z.infer<typeof ReviewOrder>
export type ProductQuestion = z.infer<typeof ProductQuestion>
export type StoreEvaluation = z.infer<typeof StoreEvaluation>
export type ProductReviews = z.infer<typeof ProductReviews>
export type OwnReview = z.infer<typeof OwnReview>
