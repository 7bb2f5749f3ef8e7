import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidosDeAcesso, sessoes } from '../tables.ts'
import { storeSession } from './session.ts'

type Move = {
  from: string
  to: string
  idCliente: number
  loginFacilitado: boolean
  now: Date
  agente: string
}

/** The length of a user agent that identifies a browser and fits the database's column. */
const AGENT_LENGTH = 300

/**
 * Logs a session in under a new hash, so that somebody who knew the old token gets nothing. Keeps the session's data
 * (CEP, campaign).
 */
export async function moveSession(
  tx: Database,
  { from, to, idCliente, loginFacilitado, now, agente }: Move,
): Promise<void> {
  await storeSession(tx, from, now)
  await tx
    .update(sessoes)
    .set({
      hash: to,
      idCliente,
      loginFacilitado,
      criadaEm: now,
      vistaEm: now,
      agente: agente.slice(0, AGENT_LENGTH),
      // After a login, customers buy for themselves.
      vendedor: null,
      idClienteVenda: null,
    })
    .where(eq(sessoes.hash, from))
  await tx
    .delete(pedidosDeAcesso)
    .where(and(eq(pedidosDeAcesso.sessao, from), eq(pedidosDeAcesso.uso, 'codigo')))
}
