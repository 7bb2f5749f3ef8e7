import { eq, sql } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import { problem } from '#domain/format/field-problem.ts'
import { acceptedMarks } from '#domain/review/criteria.ts'
import { picturesProblem } from '#domain/review/picture-limits.ts'
import { readPlayer } from '#domain/review/player.ts'
import { readReviewWords } from '#domain/review/read-review.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Author, knownAuthor, reviewKey, visitingAuthor } from '../authors/author.ts'
import { criteriaOf } from '../criteria/criteria-of.ts'
import { alertOfReview } from '../moderation/alert-staff.ts'
import { avaliacoes, avaliacoesFotos } from '../tables.ts'
import { lockRating, refreshRating } from './rating.ts'
import {
  discardPictures,
  erasePictures,
  hidePictures,
  type StoredReviewPicture,
  storePictures,
} from './review-pictures.ts'

export type WrittenReview = {
  idProduto: number
  key?: string | undefined
  nome: string
  email: string
  contato: string
  site: string
  nota: number
  titulo: string
  comentario: string
  recomenda: boolean
  criterios: OwnReview['criterios']
  toca: string
  nivel: string
  estilo: string
  meses: string
  anexos: File[]
}

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Recebemos a sua avaliação. Ela aparece na loja depois que a nossa equipe a ler.',
}

/**
 * Stores a review until the store approves it. Buyers and customers have one per product and may rewrite it; a
 * visitor's second one is ignored with thanks. Refuses `CamposInvalidos`, `ChaveInvalida`, `ProdutoInexistente` and
 * `TentativasDemais`, and `LojaOcupada`.
 */
export async function writeReview(
  context: RequestContext,
  sent: WrittenReview,
): Promise<{ mensagens: Message[] }> {
  const { idProduto } = sent
  const author = (await knownAuthor(context, sent)) ?? visitingAuthor(sent)
  const words = readReviewWords(sent)
  if ('campos' in words) throw refuse('CamposInvalidos', words)
  const campos = problem('anexos', picturesProblem(sent.anexos.map(({ size }) => size)))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  const product = (await productBriefs(context, [idProduto])).get(idProduto)
  if (!product) throw refuse('ProdutoInexistente')
  await countTry(context, 'review', author.email)
  if (sent.site !== '') return { mensagens: [THANKS] }
  if (sent.anexos.length > 0) await countTry(context, 'picture', author.email, { weight: sent.anexos.length })

  const pictures = await storePictures(context.storage, sent.anexos)
  const criterios = acceptedMarks(await criteriaOf(context.db, idProduto), sent.criterios)
  const row = rowOf(context, author, { ...sent, ...words, criterios })
  let stored = false
  try {
    stored = await context.db.transaction(async (tx) => {
      const done = await storeReview(tx, author, row, pictures)
      if (done) await alertOfReview(tx, context, product.nome)
      return done
    })
  } finally {
    if (!stored) await discardPictures(context.storage, pictures)
  }
  return { mensagens: [THANKS] }
}

/** Returns whether it was stored. A published review is hidden with its pictures until it is approved again. */
async function storeReview(
  tx: Database,
  author: Author,
  row: Row,
  pictures: StoredReviewPicture[],
): Promise<boolean> {
  await lockRating(tx, row.idProduto)
  const id = author.identificado ? await rewrite(tx, row) : await writeOnce(tx, row)
  if (id === undefined) return false
  if (pictures.length > 0) await replacePictures(tx, id, pictures)
  else await hidePictures(tx, id)

  return true
}

type Row = typeof avaliacoes.$inferInsert

function rowOf({ now }: RequestContext, author: Author, sent: WrittenReview): Row {
  const { idProduto, nota, titulo, comentario, recomenda, criterios } = sent
  const { identificado: _, ...who } = author

  return {
    idProduto,
    nota,
    titulo,
    comentario,
    recomenda,
    criterios,
    ...readPlayer(sent),
    ...who,
    chave: reviewKey(author, idProduto),
    votosUteis: 0,
    situacao: 'pendente',
    data: now,
  }
}

/** A rewritten review waits for approval again, and does not count until then. */
async function rewrite(tx: Database, row: Row): Promise<number | undefined> {
  const [before] = await tx
    .select({ situacao: avaliacoes.situacao })
    .from(avaliacoes)
    .where(eq(avaliacoes.chave, row.chave))
  const { votosUteis: _, ...changes } = row
  const [stored] = await tx
    .insert(avaliacoes)
    .values(row)
    .onConflictDoUpdate({ target: avaliacoes.chave, set: { ...changes, resposta: sql`null` } })
    .returning({ id: avaliacoes.id })
  if (before?.situacao === 'publicada') await refreshRating(tx, row.idProduto)

  return stored?.id
}

async function writeOnce(tx: Database, row: Row): Promise<number | undefined> {
  const [stored] = await tx
    .insert(avaliacoes)
    .values(row)
    .onConflictDoNothing({ target: avaliacoes.chave })
    .returning({ id: avaliacoes.id })

  return stored?.id
}

async function replacePictures(
  tx: Database,
  idAvaliacao: number,
  pictures: StoredReviewPicture[],
): Promise<void> {
  await erasePictures(tx, idAvaliacao)
  await tx
    .insert(avaliacoesFotos)
    .values(pictures.map((picture, posicao) => ({ idAvaliacao, posicao, ...picture })))
}
