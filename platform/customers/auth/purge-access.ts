import { lte } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { aparelhosConhecidos, cadastros, pedidosDeAcesso, tentativas } from '../tables.ts'

/** Deletes unconfirmed sign-ups and expired links, codes, counts of attempts and known browsers. */
export async function purgeAccess({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.delete(cadastros).where(lte(cadastros.expiraEm, now))
  await db.delete(pedidosDeAcesso).where(lte(pedidosDeAcesso.expiraEm, now))
  await db.delete(tentativas).where(lte(tentativas.expiraEm, now))
  await db.delete(aparelhosConhecidos).where(lte(aparelhosConhecidos.expiraEm, now))
}
