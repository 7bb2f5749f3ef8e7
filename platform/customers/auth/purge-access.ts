import { lte } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { aparelhosConhecidos, cadastros, pedidosDeAcesso, tentativas } from '../tables.ts'

/** Forgets sign-ups that nobody confirmed, links and codes that ran out, and counts of tries and known browsers that don't count any more. */
export async function purgeAccess({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  await db.delete(cadastros).where(lte(cadastros.expiraEm, agora))
  await db.delete(pedidosDeAcesso).where(lte(pedidosDeAcesso.expiraEm, agora))
  await db.delete(tentativas).where(lte(tentativas.expiraEm, agora))
  await db.delete(aparelhosConhecidos).where(lte(aparelhosConhecidos.expiraEm, agora))
}
