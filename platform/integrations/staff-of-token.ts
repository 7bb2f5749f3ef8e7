import { and, eq, isNull } from 'drizzle-orm'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { integracoesTokens as tokens } from './tables.ts'

/** Frequent enough to show which tokens are unused. */
const SEEN_EVERY_MS = 60_000

/** The program with this token, and its permissions; null if the token is unknown or revoked. */
export async function staffOfToken(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  token: string,
): Promise<Staff | null> {
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, keyHash(token)), isNull(tokens.revogadoEm)))
  if (!row) return null
  const { id, nome, permissoes, usadoEm } = row
  if (now.getTime() - (usadoEm?.getTime() ?? 0) > SEEN_EVERY_MS)
    await db.update(tokens).set({ usadoEm: now }).where(eq(tokens.id, id))

  return { id: null, nome: `Integração ${nome}`, email: '', papel: null, permissoes }
}
