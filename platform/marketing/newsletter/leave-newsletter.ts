import { and, eq, ne } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { takeBackOffers } from '#platform/customers/account/offers/withdraw-offers-consent.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'
import { ofertasRecusadas } from '../offers-tables.ts'
import { readLeaveKey } from './newsletter-keys.ts'
import { readOffersKey } from './offers-keys.ts'

/**
 * Ends the mails at once, without a question: the newsletter's or the offers, whichever mail the key came with. What stays is
 * the address and when it said no; an account of this address agrees to offers no more. Refuses `ChaveInvalida` for a key that is unknown or too old.
 */
export async function leaveNewsletter(
  { db, agora }: RequestContext,
  { chave }: { chave: string },
): Promise<{ mensagens: Message[] }> {
  await db.transaction(async (tx) => {
    const id = await readLeaveKey(tx, chave, agora)
    if (id === undefined) return refuseOffers(tx, chave, agora)
    await tx
      .update(inscricoes)
      .set({ situacao: 'cancelada', canceladaEm: agora, nome: '', segmento: null })
      .where(and(eq(inscricoes.id, id), ne(inscricoes.situacao, 'cancelada')))
  })
  return {
    mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: você não vai mais receber nossas novidades.' }],
  }
}

async function refuseOffers(tx: Database, chave: string, agora: Date): Promise<void> {
  const email = await readOffersKey(tx, chave, agora)
  if (email === undefined) throw refuse('ChaveInvalida')
  // The account first, as whoever forgets one holds them.
  await takeBackOffers(tx, { email, agora })
  await tx
    .insert(ofertasRecusadas)
    .values({ email, em: agora })
    .onConflictDoUpdate({ target: ofertasRecusadas.email, set: { em: agora } })
}
