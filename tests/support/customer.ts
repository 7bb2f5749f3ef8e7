import { createHash, randomBytes } from 'node:crypto'
import { clientes, sessoes } from '#platform/customers/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

export type Customer = {
  idCliente: number
  /** The session in the database. */
  sessao: string
  /** The session in the browser. */
  token: string
}

/** Creates a customer for the test who is logged in. */
export async function loggedIn(
  db: RequestContext['db'],
  changes: Partial<typeof clientes.$inferInsert> = {},
): Promise<Customer> {
  const token = randomBytes(32).toString('base64url')
  const sessao = createHash('sha256').update(token).digest('hex')
  const email = `${sessao.slice(0, 12)}@example.com`
  const [cliente] = await db
    .insert(clientes)
    .values({ pessoa: 'F', nomeRazao: 'Clara Nunes', email, ...changes })
    .returning({ id: clientes.id })
  if (!cliente) throw new Error('The customer was not created.')
  const now = new Date('2026-11-21T11:00:00Z')
  await db.insert(sessoes).values({ hash: sessao, idCliente: cliente.id, criadaEm: now, vistaEm: now })

  return { idCliente: cliente.id, sessao, token }
}
