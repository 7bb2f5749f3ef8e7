import * as z from 'zod'
import { LEVEL_WORDS, MAX_MONTHS, STYLE_WORDS } from '#domain/review/player.ts'

const Text = z.string().trim().min(1)
const Rating = z.int().min(1).max(5)
const Situation = z.enum(['pendente', 'publicada', 'recusada'])

/** The author. The e-mail is for replies; the API never returns it. */
const Author = { nome: Text.max(80), email: z.email() }

/** `chave` is the identity of an entry: a second one with the same key is ignored. */
const Key = Text.max(120)

/** A product review. Visible and counted once it is `publicada`. Texts are plain, not HTML. */
export const ReviewInput = z.object({
  chave: Key,
  ...Author,
  cidade: Text.max(80).nullable().default(null),
  nota: Rating,
  titulo: z.string().trim().max(120).default(''),
  comentario: Text.max(4000),
  recomenda: z.boolean(),
  criterios: z.record(z.string().max(40), Rating).default({}),
  toca: Text.max(60).nullable().default(null),
  nivel: z.enum(LEVEL_WORDS).nullable().default(null),
  estilo: z.enum(STYLE_WORDS).nullable().default(null),
  meses: z.int().min(0).max(MAX_MONTHS).nullable().default(null),
  compraVerificada: z.boolean().default(false),
  votosUteis: z.int().nonnegative().default(0),
  situacao: Situation.default('pendente'),
  data: z.iso.datetime(),
  resposta: z
    .object({ nome: Text.max(80), texto: Text.max(2000), data: z.iso.datetime() })
    .nullable()
    .default(null),
})

/** A question about a product with its answers, oldest first. `administrador` marks the store's own. */
export const QuestionInput = z.object({
  chave: Key,
  ...Author,
  pergunta: Text.max(1000),
  situacao: Situation.default('pendente'),
  data: z.iso.datetime(),
  respostas: z
    .array(
      z.object({
        ...Author,
        resposta: Text.max(2000),
        administrador: z.boolean(),
        data: z.iso.datetime(),
      }),
    )
    .max(50)
    .default([]),
})

/**
 * A review of the store. `chave` is the one-time key that was sent to its author; only its hash is stored. Without
 * `confirmadaEm`, it is pending until the key comes back.
 */
export const StoreEvaluationInput = z.object({
  chave: Text.max(100),
  ...Author,
  atendimento: Rating,
  experiencia: Rating,
  satisfacao: Rating,
  mensagem: z.string().trim().max(2000).default(''),
  data: z.iso.datetime(),
  confirmadaEm: z.iso.datetime().nullable().default(null),
})

export type ReviewInput = z.infer<typeof ReviewInput>
export type ReviewDraft = z.input<typeof ReviewInput>
export type QuestionInput = z.infer<typeof QuestionInput>
export type QuestionDraft = z.input<typeof QuestionInput>
export type StoreEvaluationDraft = z.input<typeof StoreEvaluationInput>
