import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Visit } from '#platform/visit.ts'
import { secrets } from './tables.ts'

/**
 * A secret that the store has made for itself, and all its nodes share: 32 random bytes as base64url, made by who asks first.
 * `nome` is one lower-case word for what it is for. Ask at the start, and keep it.
 */
export async function storeSecret({ db }: Pick<Visit, 'db'>, nome: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ nome, valor: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ valor: secrets.valor }).from(secrets).where(eq(secrets.nome, nome))
  if (!row) throw new Error('A secret that was just kept is gone.')

  return row.valor
}
