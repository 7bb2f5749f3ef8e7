import { and, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  newsletterChaves as chaves,
  newsletterInscricoes as inscricoes,
  newsletterPedidos as pedidos,
} from '../newsletter-tables.ts'
import { ofertasChaves } from '../offers-tables.ts'
import { CONFIRM_DAYS } from './newsletter-keys.ts'

/** Purges expired keys and addresses that were never confirmed. */
export async function purgeNewsletter({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

  await db.delete(chaves).where(lt(chaves.expiraEm, now))
  await db.delete(ofertasChaves).where(lt(ofertasChaves.expiraEm, now))
  await db
    .delete(inscricoes)
    .where(and(eq(inscricoes.situacao, 'pendente'), lt(inscricoes.pedidaEm, daysAgo(CONFIRM_DAYS + 1))))
  await db.delete(pedidos).where(lt(pedidos.em, daysAgo(1)))
}
