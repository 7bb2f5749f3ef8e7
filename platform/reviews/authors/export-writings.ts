import { asc, eq, inArray, or } from 'drizzle-orm'
import { exportPlaces } from '#platform/catalog/stock/waiting/personal-places.ts'
import type { Database } from '#platform/database/connect.ts'
import { exportAlerts } from '../requests/prices/personal-alerts.ts'
import {
  avaliacoes,
  avaliacoesFotos,
  avaliacoesLoja,
  avaliacoesRetornos,
  contatos,
  orcamentos,
  perguntas,
  respostas,
} from '../tables.ts'

/** Texts carry their author's e-mail; customers' reviews also the account. */
export type Author = { id: number; email: string }

/** Returns everything that a customer has written to the shop, for the download of personal data. */
export async function exportWritings(db: Database, author: Author) {
  const reviews = await db.select().from(avaliacoes).where(reviewsOf(author)).orderBy(asc(avaliacoes.data))
  const ids = reviews.map(({ id }) => id)
  const pictures = await db.select().from(avaliacoesFotos).where(inArray(avaliacoesFotos.idAvaliacao, ids))
  const followUps = await db
    .select()
    .from(avaliacoesRetornos)
    .where(inArray(avaliacoesRetornos.idAvaliacao, ids))
  const { email } = author
  const evaluations = await db.select().from(avaliacoesLoja).where(eq(avaliacoesLoja.email, email))
  const budgets = await db.select().from(orcamentos).where(eq(orcamentos.email, email))
  const questions = await db.select().from(perguntas).where(eq(perguntas.email, email))
  const answers = await db.select().from(respostas).where(answersOf(author))
  const messages = await db.select().from(contatos).where(eq(contatos.email, email))

  return {
    avaliacoes: reviews.map(({ chave: _key, idCliente: _owner, ...row }) => row),
    fotos: pictures,
    retornos: followUps,
    avaliacoesDaLoja: evaluations.map(({ chaveHash: _key, idConvite: _invitation, ...row }) => row),
    perguntas: questions.map(({ chave: _key, ...row }) => row),
    respostas: answers.map(({ idCliente: _owner, ...row }) => row),
    avisosDeEstoque: await exportPlaces(db, email),
    avisosDePreco: await exportAlerts(db, email),
    orcamentos: budgets.map(({ chave: _key, ...row }) => row),
    contatos: messages.map(({ chave: _key, ...row }) => row),
  }
}

/** Answers to other customers' questions. */
export function answersOf({ id, email }: Author) {
  return or(eq(respostas.idCliente, id), eq(respostas.email, email))
}

export function reviewsOf({ id, email }: Author) {
  return or(eq(avaliacoes.idCliente, id), eq(avaliacoes.email, email))
}
