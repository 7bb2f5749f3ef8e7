import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { type AccountRow, contasPagamento } from '../tables.ts'

/** Returns an account. Refuses `CadastroInexistente`. */
export async function findAccount(db: Database, id: string): Promise<AccountRow> {
  const [row] = await db.select().from(contasPagamento).where(eq(contasPagamento.id, id))
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** The same, locked until the transaction ends. */
export async function lockAccount(tx: Database, id: string): Promise<AccountRow> {
  const [row] = await tx.select().from(contasPagamento).where(eq(contasPagamento.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** What the audit says about: never the keys. */
export function targetOf({ id, nome }: Pick<AccountRow, 'id' | 'nome'>) {
  return { tipo: 'contaPagamento', id, nome } as const
}

/** The fields of an account that the audit compares. */
export function auditedFields({
  nome,
  ambiente,
  provedor,
  ativa,
  metodos,
}: AccountRow): Record<string, unknown> {
  return { nome, ambiente, provedor, ativa, metodos }
}
