import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidosDeAcesso, sessoes } from '../tables.ts'
import { storeSession } from './session.ts'

type Move = {
  de: string
  para: string
  idCliente: number
  loginFacilitado: boolean
  agora: Date
  agente: string
}

/** As much of a browser's name as tells what it is, and as the database keeps. */
const AGENT_LENGTH = 300

/**
 * Logs a session in, under another hash: who knew the token before the login has nothing afterwards. What the session kept
 * (CEP, campaign) goes along.
 */
export async function moveSession(
  tx: Database,
  { de, para, idCliente, loginFacilitado, agora, agente }: Move,
): Promise<void> {
  await storeSession(tx, de, agora)
  await tx
    .update(sessoes)
    .set({
      hash: para,
      idCliente,
      loginFacilitado,
      criadaEm: agora,
      vistaEm: agora,
      agente: agente.slice(0, AGENT_LENGTH),
      // Who logs in buys for themselves.
      vendedor: null,
      idClienteVenda: null,
    })
    .where(eq(sessoes.hash, de))
  await tx
    .delete(pedidosDeAcesso)
    .where(and(eq(pedidosDeAcesso.sessao, de), eq(pedidosDeAcesso.uso, 'codigo')))
}
