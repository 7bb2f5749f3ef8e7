import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireSession } from '../sessions/session.ts'
import { pedidosDeAcesso as pedidos } from '../tables.ts'
import { countTry } from '../tries/count-try.ts'
import { CODE_TRIES, codeHash } from './access-keys.ts'

/**
 * Checks a code that was sent to this session, and returns the id of its request. A refused attempt counts too, so call
 * it outside transactions. Refuses `CodigoInvalido` and `TentativasDemais`.
 */
export async function checkCode(context: RequestContext, { codigo }: { codigo: string }): Promise<string> {
  const sessao = requireSession(context)
  await countTry(context, 'login', sessao)
  const [request] = await context.db
    .update(pedidos)
    .set({ tentativas: sql`${pedidos.tentativas} + 1` })
    .where(
      and(
        eq(pedidos.sessao, sessao),
        eq(pedidos.uso, 'codigo'),
        lt(pedidos.tentativas, CODE_TRIES),
        gt(pedidos.expiraEm, context.now),
      ),
    )
    .returning({ id: pedidos.id, hash: pedidos.hash })
  if (!request || request.hash !== codeHash(request.id, codigo.replace(/\s/g, '')))
    throw refuse('CodigoInvalido')

  return request.id
}

/**
 * Uses up a checked code and returns its customer; of two concurrent requests, one succeeds. Refuses `CodigoInvalido`.
 */
export async function consumeCode(tx: Database, id: string): Promise<number> {
  const [used] = await tx
    .delete(pedidos)
    .where(and(eq(pedidos.id, id), isNotNull(pedidos.idCliente)))
    .returning({ idCliente: pedidos.idCliente })
  if (!used || used.idCliente === null) throw refuse('CodigoInvalido')

  return used.idCliente
}
