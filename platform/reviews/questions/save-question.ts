import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import { type QuestionDraft, QuestionInput } from '#contract/reviews/reviews-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { perguntas, respostas } from '../tables.ts'

/**
 * Saves a question about a product with its answers, except those of customers in the shop; once per `chave`. Returns
 * whether anything changed.
 */
export function saveQuestion(
  { db }: Pick<RequestContext, 'db'>,
  idProduto: number,
  draft: QuestionDraft,
): Promise<boolean> {
  const { respostas: answers, data, ...input } = readInput(QuestionInput, draft)
  const question = { idProduto, ...input, data: new Date(data) }
  const inputAnswers = answers.map((answer) => ({ ...answer, data: new Date(answer.data) }))

  return db.transaction(async (tx) => {
    const stored = await findQuestion(tx, input.chave)
    if (stored && isDeepStrictEqual(stored.content, { question, answers: inputAnswers })) return false

    const [saved] = await tx
      .insert(perguntas)
      .values(question)
      .onConflictDoUpdate({ target: perguntas.chave, set: question })
      .returning({ id: perguntas.id })
    if (!saved) throw new Error(`The question ${input.chave} was not stored.`)
    await tx.delete(respostas).where(importedOf(saved.id))
    if (inputAnswers.length > 0)
      await tx.insert(respostas).values(inputAnswers.map((answer) => ({ ...answer, idPergunta: saved.id })))
    await invalidateTags(tx, [tags.product(idProduto)])

    return true
  })
}

/** Returns a stored question in the shape of the input. */
async function findQuestion(tx: Database, chave: string) {
  const [stored] = await tx.select().from(perguntas).where(eq(perguntas.chave, chave)).for('update')
  if (!stored) return undefined
  const rows = await tx.select().from(respostas).where(importedOf(stored.id)).orderBy(asc(respostas.id))
  const { id: _, contato: __, ...question } = stored
  const answers = rows.map(({ nome, email, resposta, administrador, data }) => ({
    nome,
    email,
    resposta,
    administrador,
    data,
  }))

  return { content: { question, answers } }
}

/** Customers' answers are not the import's to change. */
function importedOf(idPergunta: number) {
  return and(eq(respostas.idPergunta, idPergunta), eq(respostas.compraVerificada, false))
}
