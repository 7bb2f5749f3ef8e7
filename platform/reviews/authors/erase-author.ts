import { and, eq, inArray, sql } from 'drizzle-orm'
import { erasePlaces } from '#platform/catalog/stock/waiting/personal-places.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { eraseAlerts } from '../requests/prices/personal-alerts.ts'
import {
  avaliacoes,
  avaliacoesLoja,
  contatos,
  convites,
  convitesRecusados,
  convitesRetorno,
  orcamentos,
  perguntas,
  respostas,
} from '../tables.ts'
import { type Author, answersOf, reviewsOf } from './export-writings.ts'

/** Replaces the author. The address can never receive mail (RFC 2606). */
const NOBODY = { nome: 'Cliente', email: 'ninguem@cliente.invalid' }

/** What an author plays can point at a person, together with what they wrote. */
const NO_PLAYER = { toca: null, nivel: null, estilo: null, meses: null }

/**
 * Anonymizes what a customer wrote about products and store; deletes what was written to the store alone, and
 * invitations to the orders `pedidos` (LGPD, arts. 12 and 18, IV and VI).
 */
export async function eraseAuthor(tx: Database, author: Author, pedidos: string[]): Promise<void> {
  const { email } = author
  const reviewed = await tx
    .update(avaliacoes)
    // The old key was derived from the e-mail.
    .set({
      ...NOBODY,
      idCliente: null,
      cidade: null,
      ...NO_PLAYER,
      chave: sql`'ninguem:' || ${avaliacoes.id}`,
    })
    .where(reviewsOf(author))
    .returning({ idProduto: avaliacoes.idProduto })
  const questions = await tx
    .update(perguntas)
    .set({ ...NOBODY, contato: '' })
    .where(eq(perguntas.email, email))
    .returning({ idProduto: perguntas.idProduto })
  const answered = await tx
    .update(respostas)
    .set({ ...NOBODY, idCliente: null })
    .from(perguntas)
    .where(and(eq(perguntas.id, respostas.idPergunta), answersOf(author)))
    .returning({ idProduto: perguntas.idProduto })
  await tx.update(avaliacoesLoja).set(NOBODY).where(eq(avaliacoesLoja.email, email))
  await erasePlaces(tx, email)
  await eraseAlerts(tx, email)
  await tx.delete(orcamentos).where(eq(orcamentos.email, email))
  await tx.delete(contatos).where(eq(contatos.email, email))
  await tx.delete(convitesRecusados).where(eq(convitesRecusados.email, email))
  if (pedidos.length > 0) {
    await tx.delete(convites).where(inArray(convites.idPedido, pedidos))
    await tx.delete(convitesRetorno).where(inArray(convitesRetorno.idPedido, pedidos))
  }

  const shown = [...reviewed, ...questions, ...answered].map(({ idProduto }) => tags.product(idProduto))
  await invalidateTags(tx, [tags.storeEvaluations, ...shown])
}
