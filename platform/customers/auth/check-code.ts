import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireSession } from '../sessions/session.ts'
import { pedidosDeAcesso as pedidos } from '../tables.ts'
import { countTry } from '../tries/count-try.ts'
import { CODE_TRIES, codeHash } from './access-keys.ts'

/**
 * Whether this session was sent this code; answers its request. The try counts also where it is refused, so call it outside
 * transactions. Refuses `CodigoInvalido` and `TentativasDemais`.
 */
export async function checkCode(context: RequestContext, { codigo }: { codigo: string }): Promise<string> {
  const sessao = requireSession(context)
  await countTry(context, 'login', sessao)
  const [asked] = await context.db
    .update(pedidos)
    .set({ tentativas: sql`${pedidos.tentativas} + 1` })
    .where(
      and(
        eq(pedidos.sessao, sessao),
        eq(pedidos.uso, 'codigo'),
        lt(pedidos.tentativas, CODE_TRIES),
        gt(pedidos.expiraEm, context.agora),
      ),
    )
    .returning({ id: pedidos.id, hash: pedidos.hash })
  if (!asked || asked.hash !== codeHash(asked.id, codigo.replace(/\s/g, ''))) throw refuse('CodigoInvalido')

  return asked.id
}

/** Uses a checked code up and answers whose it is: of two who come with it at once, one gets in. Refuses `CodigoInvalido`. */
export async function takeCode(tx: Database, id: string): Promise<number> {
  const [taken] = await tx
    .delete(pedidos)
    .where(and(eq(pedidos.id, id), isNotNull(pedidos.idCliente)))
    .returning({ idCliente: pedidos.idCliente })
  if (!taken || taken.idCliente === null) throw refuse('CodigoInvalido')

  return taken.idCliente
}
