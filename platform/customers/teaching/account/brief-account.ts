import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { creditBalance } from '../credit-balance.ts'
import { contasEnsino as contas } from '../tables.ts'

/** A customer's account as a teacher or school in short, for their page in the panel; null without one. */
export async function briefAccount(db: Database, idCliente: number) {
  const [row] = await db
    .select({
      nome: contas.nome,
      tipo: contas.tipo,
      situacao: contas.situacao,
      listas: sql<number>`(select count(*)::integer from listas_ensino l where l.id_cliente = contas_ensino.id_cliente)`,
    })
    .from(contas)
    .where(eq(contas.idCliente, idCliente))

  return row ? { ...row, saldo: await creditBalance(db, idCliente) } : null
}
