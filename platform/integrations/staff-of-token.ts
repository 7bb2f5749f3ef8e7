import { and, eq, isNull } from 'drizzle-orm'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { integracoesTokens as tokens } from './tables.ts'
import { hashOf } from './tokens.ts'

/** Often enough to see which tokens nobody uses any more. */
const SEEN_EVERY_MS = 60_000

/** The program that holds this token, and what it may do; null for one that was revoked or never was. */
export async function staffOfToken(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  token: string,
): Promise<Staff | null> {
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(token)), isNull(tokens.revogadoEm)))
  if (!row) return null
  const { id, nome, permissoes, usadoEm } = row
  if (agora.getTime() - (usadoEm?.getTime() ?? 0) > SEEN_EVERY_MS)
    await db.update(tokens).set({ usadoEm: agora }).where(eq(tokens.id, id))

  return { id: null, nome: `Integração ${nome}`, email: '', papel: null, permissoes }
}
