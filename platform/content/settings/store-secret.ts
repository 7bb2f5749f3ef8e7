import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { secrets } from '../tables.ts'

/**
 * A secret that the store has made for itself, and all its nodes share, made by who asks first: 32 random bytes as base64url,
 * or what `make` answers. `nome` is one lower-case word for what it is for.
 */
export async function storeSecret(
  { db }: Pick<RequestContext, 'db'>,
  nome: string,
  make: () => string = randomSecret,
): Promise<string> {
  await db.insert(secrets).values({ nome, valor: make() }).onConflictDoNothing()
  const [row] = await db.select({ valor: secrets.valor }).from(secrets).where(eq(secrets.nome, nome))
  if (!row) throw new Error('A secret that was just kept is gone.')

  return row.valor
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
