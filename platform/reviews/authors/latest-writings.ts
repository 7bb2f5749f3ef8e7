import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { avaliacoes, contatos, perguntas } from '../tables.ts'
import { type Author, reviewsOf } from './export-writings.ts'

const LIMIT = 50

/** Lists what a customer has written to the shop, newest first. */
export async function writingsOf(db: Database, author: Author) {
  const [reviews, questions, messages] = await Promise.all([
    db.select().from(avaliacoes).where(reviewsOf(author)).orderBy(desc(avaliacoes.data)).limit(LIMIT),
    db
      .select()
      .from(perguntas)
      .where(eq(perguntas.email, author.email))
      .orderBy(desc(perguntas.data))
      .limit(LIMIT),
    db
      .select()
      .from(contatos)
      .where(eq(contatos.email, author.email))
      .orderBy(desc(contatos.criadoEm))
      .limit(LIMIT),
  ])
  const writings = [
    ...reviews.map(({ comentario, situacao, data }) => {
      return { tipo: 'avaliacao' as const, texto: comentario, situacao, data: data.toISOString() }
    }),
    ...questions.map(({ pergunta, situacao, data }) => {
      return { tipo: 'pergunta' as const, texto: pergunta, situacao, data: data.toISOString() }
    }),
    ...messages.map(({ mensagem, criadoEm }) => {
      return { tipo: 'contato' as const, texto: mensagem, situacao: '', data: criadoEm.toISOString() }
    }),
  ]

  return writings.toSorted((a, b) => b.data.localeCompare(a.data)).slice(0, LIMIT)
}
