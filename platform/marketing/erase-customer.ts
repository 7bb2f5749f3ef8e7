import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type MarketingPerson, usesOf } from './export-marketing.ts'
import { newsletterInscricoes, newsletterPedidos } from './newsletter-tables.ts'
import { ofertasChaves, ofertasRecusadas } from './offers-tables.ts'
import { promocaoUsos } from './tables.ts'

/**
 * Deletes a customer's newsletter subscriptions and removes them from their promotion uses (LGPD, art. 18, VI and IX).
 */
export async function eraseInMarketing(tx: Database, person: MarketingPerson): Promise<void> {
  await tx.delete(newsletterInscricoes).where(eq(newsletterInscricoes.email, person.email))
  await tx.delete(newsletterPedidos).where(eq(newsletterPedidos.email, person.email))
  await tx.delete(ofertasRecusadas).where(eq(ofertasRecusadas.email, person.email))
  await tx.delete(ofertasChaves).where(eq(ofertasChaves.email, person.email))
  await tx.update(promocaoUsos).set({ idCliente: null, documento: null }).where(usesOf(person))
}
