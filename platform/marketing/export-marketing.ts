import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { newsletterInscricoes } from './newsletter-tables.ts'
import { ofertasRecusadas } from './offers-tables.ts'
import { promocaoUsos, promocoes } from './tables.ts'

/** The ids of a customer in this module, which also knows guests by document and readers by e-mail. */
export type MarketingPerson = { id: number; email: string; documento: string | null }

/** A customer's newsletter subscriptions and promotion uses, for their data download. */
export async function exportMarketing(db: Database, person: MarketingPerson) {
  const newsletter = await db
    .select()
    .from(newsletterInscricoes)
    .where(eq(newsletterInscricoes.email, person.email))
    .orderBy(asc(newsletterInscricoes.id))
  const promocoesUsadas = await db
    .select({ promocao: promocoes.nome, pedido: promocaoUsos.pedido, usadoEm: promocaoUsos.usadoEm })
    .from(promocaoUsos)
    .innerJoin(promocoes, eq(promocoes.id, promocaoUsos.idPromocao))
    .where(and(usesOf(person), isNull(promocaoUsos.devolvidoEm)))
    .orderBy(asc(promocaoUsos.usadoEm))

  const [refused] = await db.select().from(ofertasRecusadas).where(eq(ofertasRecusadas.email, person.email))

  return {
    newsletter: newsletter.map(({ id: _id, ...subscription }) => subscription),
    ofertasRecusadasEm: refused?.em ?? null,
    promocoesUsadas,
  }
}

/** Promotion uses by account, and by CPF or CNPJ as a guest. */
export function usesOf({ id, documento }: MarketingPerson) {
  const own = eq(promocaoUsos.idCliente, id)

  return documento === null ? own : or(own, eq(promocaoUsos.documento, documento))
}
