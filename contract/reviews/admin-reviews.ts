import * as z from 'zod'
import { criteriaProblems, MAX_CRITERIA } from '#domain/review/criteria.ts'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'
import { refineBy } from '../panel/refine-by.ts'
import { WatchedPrice } from './price-alerts.ts'
import { ReviewCriterion, ReviewMark } from './reviews.ts'

const call = adminCall('reviews')

const Rating = z.int().min(1).max(5)
const Search = z.string().trim().max(100).default('')
const Situation = z.enum(['pendente', 'publicada', 'recusada'])
const Answer = z.string().trim().min(1).max(2000)

const ListInput = PageInput.extend({ situacao: Situation.default('pendente'), busca: Search })

/** The reviewed product; `url` is its page in the shop. */
const Product = z.object({ id: z.int32(), nome: z.string(), url: z.string() })

/** The author; `email` is null without permission for personal data. */
const Writer = { nome: z.string(), email: z.string().nullable() }

/**
 * Entries to moderate; `data` is each one's date as it was read. An entry that its author has edited since stays
 * pending.
 */
const Judged = z.object({
  itens: z
    .array(z.object({ id: z.int32().positive(), data: z.iso.datetime() }))
    .min(1)
    .max(200),
  situacao: z.enum(['publicada', 'recusada']),
})

/** Number of moderated entries, and the ids of those skipped because they were deleted or edited. */
const Outcome = z.object({ feitas: z.int().nonnegative(), mudaram: z.array(z.int()) })

const ReviewToModerate = z.object({
  id: z.int32(),
  produto: Product,
  ...Writer,
  cidade: z.string().nullable(),
  nota: Rating,
  titulo: z.string(),
  comentario: z.string(),
  recomenda: z.boolean(),
  criterios: z.array(ReviewMark),
  /** Who plays, as a line; empty if they said nothing. */
  quemToca: z.string(),
  compraVerificada: z.boolean(),
  votosUteis: z.int().nonnegative(),
  situacao: Situation,
  data: z.iso.datetime(),
  /** The store's answer. */
  resposta: z.object({ nome: z.string(), texto: z.string(), data: z.string() }).nullable(),
  /** Its pictures: `GET /reviews/{id}/pictures/{posicao}`. */
  fotos: z.array(z.object({ posicao: z.int(), largura: z.int(), altura: z.int() })),
})

const EvaluationToModerate = z.object({
  id: z.int32(),
  ...Writer,
  atendimento: Rating,
  experiencia: Rating,
  satisfacao: Rating,
  mensagem: z.string(),
  /** Whether the author agrees to publication. */
  autorizacao: z.boolean(),
  situacao: Situation,
  data: z.iso.datetime(),
})

const QuestionToModerate = z.object({
  id: z.int32(),
  produto: Product,
  ...Writer,
  pergunta: z.string(),
  situacao: Situation,
  data: z.iso.datetime(),
  /** Answers of the store and of customers, whatever their situation. */
  respostas: z.array(
    z.object({
      id: z.int32(),
      nome: z.string(),
      resposta: z.string(),
      administrador: z.boolean(),
      situacao: Situation,
      data: z.iso.datetime(),
    }),
  ),
})

/** What a review's author says after ninety days, with the review. */
const FollowUpToModerate = z.object({
  id: z.int32(),
  produto: Product,
  ...Writer,
  nota: Rating,
  texto: z.string(),
  avaliacao: z.object({ nota: Rating, comentario: z.string() }),
  situacao: Situation,
  data: z.iso.datetime(),
})

const AnswerToModerate = z.object({
  id: z.int32(),
  produto: Product,
  pergunta: z.string(),
  ...Writer,
  resposta: z.string(),
  compraVerificada: z.boolean(),
  situacao: Situation,
  data: z.iso.datetime(),
})

/** A SKU with back-in-stock requests. `desde` is the date of the oldest. */
const WaitedFor = z.object({
  idSku: z.int32(),
  sku: z.string(),
  produto: Product,
  /** The variant's attributes; empty if there is nothing to choose. */
  opcao: z.string(),
  estoque: z.int().nonnegative(),
  esperando: z.int().positive(),
  desde: z.iso.datetime(),
})

/** A place in the queue for a SKU; only those that count. */
const QueuePlace = z.object({
  id: z.int32(),
  lugar: z.int().positive(),
  nome: z.string(),
  email: z.string(),
  desde: z.iso.datetime(),
})

const judge = (path: `/${string}`, summary: string) =>
  call('POST', path, summary, 'opinioes.moderar').input(Judged).output(Outcome)

const Criteria = z.object({
  /** 0 if the category has no list of its own. */
  versao: z.int32().nonnegative(),
  criterios: z.array(ReviewCriterion).max(MAX_CRITERIA),
  /** The category that they come from: itself or its nearest ancestor with a list; null for those of every shop. */
  de: z.string().nullable(),
})

const CriterionInput = z.object({
  /** Empty for a new one, which gets the code of its label. */
  codigo: z
    .string()
    .regex(/^[A-Za-z0-9-]*$/)
    .max(40),
  rotulo: z.string().trim().max(40),
  /** What to judge, in a sentence; shown in the form of a review. */
  ajuda: z.string().trim().max(120),
})

const CategoryPath = z.string().trim().min(1).max(400)

export const reviews = {
  /** Number of pending entries, for the menu. */
  waiting: call('GET', '/opinions/waiting', 'Quantas opiniões esperam', 'opinioes.moderar').output(
    z.object({
      avaliacoes: z.int().nonnegative(),
      retornos: z.int().nonnegative(),
      avaliacoesLoja: z.int().nonnegative(),
      perguntas: z.int().nonnegative(),
      respostas: z.int().nonnegative(),
    }),
  ),

  /** Pending entries oldest first, moderated ones newest first. */
  listReviews: call('GET', '/reviews', 'As avaliações de produtos', 'opinioes.moderar')
    .input(ListInput.extend({ nota: z.coerce.number().int().min(1).max(5).optional() }))
    .output(pageOf(ReviewToModerate)),

  moderateReviews: judge('/reviews/moderation', 'Publica ou recusa avaliações de produtos'),

  /** Replaces the previous answer. Refuses `AvaliacaoInexistente`. */
  answerReview: call('PUT', '/reviews/{id}/answer', 'Responde a uma avaliação', 'opinioes.moderar')
    .input(z.object({ id: PathId, texto: Answer }))
    .output(z.object({})),

  /** A JPEG, also of an unpublished review. Refuses `AvaliacaoInexistente`. */
  reviewPicture: call(
    'GET',
    '/reviews/{id}/pictures/{posicao}',
    'Uma foto de uma avaliação',
    'opinioes.moderar',
  )
    .input(z.object({ id: PathId, posicao: z.coerce.number().int().min(0).max(3) }))
    .output(z.file()),

  listStoreEvaluations: call('GET', '/store-evaluations', 'As avaliações da loja', 'opinioes.moderar')
    .input(ListInput.omit({ busca: true }))
    .output(pageOf(EvaluationToModerate)),

  moderateStoreEvaluations: judge('/store-evaluations/moderation', 'Publica ou recusa avaliações da loja'),

  listQuestions: call('GET', '/questions', 'As perguntas sobre produtos', 'opinioes.moderar')
    .input(ListInput)
    .output(pageOf(QuestionToModerate)),

  /** Publishes question and answer, and mails the author of the question. Refuses `PerguntaInexistente`. */
  answerQuestion: call('POST', '/questions/{id}/answers', 'Responde a uma pergunta', 'opinioes.moderar')
    .input(z.object({ id: PathId, resposta: Answer }))
    .output(z.object({})),

  refuseQuestions: call('POST', '/questions/refusal', 'Recusa perguntas', 'opinioes.moderar')
    .input(Judged.pick({ itens: true }))
    .output(Outcome),

  listFollowUps: call(
    'GET',
    '/review-follow-ups',
    'O que dizem depois de 90 dias quem avaliou produtos',
    'opinioes.moderar',
  )
    .input(ListInput.omit({ busca: true }))
    .output(pageOf(FollowUpToModerate)),

  moderateFollowUps: judge(
    '/review-follow-ups/moderation',
    'Publica ou recusa o que se diz depois de 90 dias',
  ),

  listAnswers: call('GET', '/answers', 'As respostas de clientes a perguntas', 'opinioes.moderar')
    .input(ListInput.omit({ busca: true }))
    .output(pageOf(AnswerToModerate)),

  moderateAnswers: judge('/answers/moderation', 'Publica ou recusa respostas de clientes'),

  /** What reviews of a category's products rate besides the whole. */
  criteria: call('GET', '/review-criteria', 'O que as avaliações de uma categoria julgam', 'catalogo.ver')
    .input(z.object({ categoria: CategoryPath }))
    .output(Criteria),

  /** Without criteria, the category inherits again. Refuses `CadastroInexistente` and `VersaoAntiga`. */
  saveCriteria: call(
    'PUT',
    '/review-criteria',
    'Salva o que as avaliações de uma categoria julgam',
    'catalogo.editar',
  )
    .input(
      z
        .object({
          categoria: CategoryPath,
          versao: Criteria.shape.versao,
          criterios: z.array(CriterionInput).max(MAX_CRITERIA),
        })
        .superRefine(refineBy(({ criterios }) => criteriaProblems(criterios))),
    )
    .output(Criteria),

  /** Most requested first. */
  listWaitedFor: call('GET', '/restock-requests', 'O que clientes esperam voltar ao estoque', 'marketing.ver')
    .input(PageInput)
    .output(pageOf(WaitedFor)),

  /** Most wanted first. */
  listWatchedPrices: call('GET', '/price-alerts', 'Os preços que clientes esperam baixar', 'marketing.ver')
    .input(PageInput)
    .output(pageOf(WatchedPrice)),

  listQueue: call('GET', '/restock-requests/{idSku}', 'A fila de um produto esgotado', 'clientes.ver')
    .input(PageInput.extend({ idSku: PathId }))
    .output(pageOf(QueuePlace).extend({ produto: z.string(), opcao: z.string() })),
}

export type ReviewToModerate = z.infer<typeof ReviewToModerate>
export type EvaluationToModerate = z.infer<typeof EvaluationToModerate>
export type QuestionToModerate = z.infer<typeof QuestionToModerate>
export type FollowUpToModerate = z.infer<typeof FollowUpToModerate>
export type AnswerToModerate = z.infer<typeof AnswerToModerate>
export type ReviewCriteria = z.infer<typeof Criteria>
export type QueuePlace = z.infer<typeof QueuePlace>
export type WaitedFor = z.infer<typeof WaitedFor>
