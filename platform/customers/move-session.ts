import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { keepSession } from './session.ts'
import { pedidosDeAcesso, sessoes } from './tables.ts'

type Move = { de: string; para: string; idCliente: number; loginFacilitado: boolean; agora: Date }

/**
 * Logs a session in, under another hash: who knew the token before the login has nothing afterwards. What the session kept
 * (CEP, campaign) goes along.
 */
export async function moveSession(
  tx: Database,
  { de, para, idCliente, loginFacilitado, agora }: Move,
): Promise<void> {
  await keepSession(tx, de, agora)
  await tx
    .update(sessoes)
    .set({ hash: para, idCliente, loginFacilitado, criadaEm: agora, vistaEm: agora })
    .where(eq(sessoes.hash, de))
  await tx
    .delete(pedidosDeAcesso)
    .where(and(eq(pedidosDeAcesso.sessao, de), eq(pedidosDeAcesso.uso, 'codigo')))
}
