import { lt } from 'drizzle-orm'
import type { Visit } from '#platform/visit.ts'
import {
  funcionariosConvites as convites,
  funcionariosDesafios as desafios,
  funcionariosSessoes as sessoes,
} from './tables.ts'

/** Forgets sessions, challenges and invitations that ran out. They are as few as the store's people. */
export async function expire({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  for (const table of [sessoes, desafios, convites]) await db.delete(table).where(lt(table.expiraEm, agora))
}
