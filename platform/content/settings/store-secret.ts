import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newKey } from '#platform/infrastructure/security/keys.ts'
import { secrets } from '../tables.ts'

/**
 * Returns a secret that all nodes of the store share, created on first use: 32 random bytes as base64url, or the result
 * of `make`. `nome` is one lower-case word for its purpose.
 */
export async function storeSecret(
  { db }: Pick<RequestContext, 'db'>,
  nome: string,
  make: () => string = newKey,
): Promise<string> {
  await db.insert(secrets).values({ nome, valor: make() }).onConflictDoNothing()
  const [row] = await db.select({ valor: secrets.valor }).from(secrets).where(eq(secrets.nome, nome))
  if (!row) throw new Error('A secret that was just stored is missing.')

  return row.valor
}
