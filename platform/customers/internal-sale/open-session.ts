import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { clientes, sessoes } from '../tables.ts'

/** Creates a session without a browser, in which a staff member sells to a customer. Refuses `ClienteInexistente`. */
export async function openSaleSession(
  tx: Database,
  { vendedor, idCliente, now }: { vendedor: string; idCliente: number; now: Date },
): Promise<string> {
  const [customer] = await tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(eq(clientes.id, idCliente), eq(clientes.ativo, true)))
  if (!customer) throw refuse('ClienteInexistente')
  const hash = randomBytes(32).toString('hex')
  await tx.insert(sessoes).values({ hash, vendedor, idClienteVenda: idCliente, criadaEm: now, vistaEm: now })

  return hash
}
