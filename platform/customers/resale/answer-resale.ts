import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, revendasPedidas } from '../tables.ts'

/** `idGrupo` is the group whose prices the customer will pay; null refuses the application. */
export type ResaleAnswer = { idCliente: number; idGrupo: number | null }

/** Approves or refuses a reseller's application. Can be changed later by another answer. */
export async function answerResale(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
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
      .set({ situacao, respondidaEm: now })
      .where(eq(revendasPedidas.idCliente, idCliente))
  })
}
