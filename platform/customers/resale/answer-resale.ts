import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, revendasPedidas } from '../tables.ts'

/** `idGrupo` is the group whose prices the customer is to pay; null is a no. */
export type ResaleAnswer = { idCliente: number; idGrupo: number | null }

/** The merchant's answer to a customer who wants to sell again. May be changed later by another answer. */
export async function answerResale(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { idCliente, idGrupo }: ResaleAnswer,
): Promise<void> {
  const situacao = idGrupo === null ? 'recusada' : 'aprovada'
  await db.transaction(async (tx) => {
    await tx
      .update(clientes)
      .set({ revendedor: idGrupo !== null, idGrupo })
      .where(eq(clientes.id, idCliente))
    await tx
      .update(revendasPedidas)
      .set({ situacao, respondidaEm: agora })
      .where(eq(revendasPedidas.idCliente, idCliente))
  })
}
