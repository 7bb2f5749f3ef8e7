import { and, eq, ne } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { withdrawOffersConsent } from '#platform/customers/account/offers/withdraw-offers-consent.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'
import { ofertasRecusadas } from '../offers-tables.ts'
import { readLeaveKey } from './newsletter-keys.ts'
import { readOffersKey } from './offers-keys.ts'

/**
 * Unsubscribes at once from the newsletter or from offers, depending on the mail that the key came with. Stored are the
 * address and when it unsubscribed; an account with this address no longer agrees to offers. Refuses `ChaveInvalida`
 * for a key that is unknown or expired.
 */
export async function leaveNewsletter(
  { db, now }: RequestContext,
  { chave }: { chave: string },
): Promise<{ mensagens: Message[] }> {
  await db.transaction(async (tx) => {
    const id = await readLeaveKey(tx, chave, now)
    if (id === undefined) return refuseOffers(tx, chave, now)
    await tx
      .update(inscricoes)
      .set({ situacao: 'cancelada', canceladaEm: now, nome: '', segmento: null })
      .where(and(eq(inscricoes.id, id), ne(inscricoes.situacao, 'cancelada')))
  })
  return {
    mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: você não vai mais receber nossas novidades.' }],
  }
}

async function refuseOffers(tx: Database, chave: string, now: Date): Promise<void> {
  const email = await readOffersKey(tx, chave, now)
  if (email === undefined) throw refuse('ChaveInvalida')
  // The account first, in the same lock order as erasing a customer.
  await withdrawOffersConsent(tx, { email, now })
  await tx
    .insert(ofertasRecusadas)
    .values({ email, em: now })
    .onConflictDoUpdate({ target: ofertasRecusadas.email, set: { em: now } })
}
