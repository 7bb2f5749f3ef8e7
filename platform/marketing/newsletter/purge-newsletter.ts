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

/** Forgets what has no use any more: keys that are too old, and addresses that never confirmed. */
export async function purgeNewsletter({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const daysAgo = (days: number) => new Date(agora.getTime() - days * DAY_MS)

  await db.delete(chaves).where(lt(chaves.expiraEm, agora))
  await db.delete(ofertasChaves).where(lt(ofertasChaves.expiraEm, agora))
  await db
    .delete(inscricoes)
    .where(and(eq(inscricoes.situacao, 'pendente'), lt(inscricoes.pedidaEm, daysAgo(CONFIRM_DAYS + 1))))
  await db.delete(pedidos).where(lt(pedidos.em, daysAgo(1)))
}
