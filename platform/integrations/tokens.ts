import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { ApiToken } from '#contract/panel/integrations.ts'
import { ALL_PERMISSIONS, type Permission } from '#domain/staff/permissions.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { integracoesTokens as tokens } from './tables.ts'

/** Permissions that no program may have, since they grant access to others. */
const PEOPLE_ONLY: readonly Permission[] = ['equipe.gerir', 'integracoes.gerir']

/** How many characters identify a token in the panel: the common prefix and some of its own. */
const SHOWN = 12

/** API tokens, newest first, including revoked ones. */
export async function listTokens(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: ApiToken[]; total: number }> {
  permit(context, 'integracoes.gerir')
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(tokens)
      .orderBy(desc(tokens.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(tokens),
  ])

  return { itens: rows.map(tokenOf), total: counted?.total ?? 0 }
}

/** Creates an API token with these permissions. Refuses `CamposInvalidos`. */
export async function createToken(
  context: RequestContext,
  { nome, permissoes: requested }: { nome: string; permissoes: string[] },
): Promise<{ token: string; item: ApiToken }> {
  const staff = permit(context, 'integracoes.gerir')
  const permissoes = ALL_PERMISSIONS.filter((one) => requested.includes(one) && !PEOPLE_ONLY.includes(one))
  if (permissoes.length < new Set(requested).size) throw refuse('CamposInvalidos', { campos: [UNKNOWN] })
  const token = `lira_${newKey()}`
  const item = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(tokens)
      .values({
        nome,
        permissoes,
        hash: keyHash(token),
        inicio: token.slice(0, SHOWN),
        criadoPor: staff.nome,
        criadoEm: context.now,
      })
      .returning()
    if (!row) throw new Error('The token was not saved.')
    await recordChange(tx, context, { acao: 'token.criado', alvo: targetOf(row), depois: { permissoes } })

    return tokenOf(row)
  })

  return { token, item }
}

/** Revokes a token, effective at once. Refuses `CadastroInexistente`. */
export async function revokeToken(context: RequestContext, { id }: { id: number }): Promise<ApiToken> {
  permit(context, 'integracoes.gerir')

  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(tokens)
      .set({ revogadoEm: context.now })
      .where(and(eq(tokens.id, id), isNull(tokens.revogadoEm)))
      .returning()
    if (!row) throw refuse('CadastroInexistente')
    await recordChange(tx, context, { acao: 'token.revogado', alvo: targetOf(row) })

    return tokenOf(row)
  })
}

const UNKNOWN = { campo: 'permissoes', mensagem: 'Escolha permissões que um programa possa ter.' }

function targetOf({ id, nome }: typeof tokens.$inferSelect) {
  return { tipo: 'token', id: String(id), nome }
}

function tokenOf(row: typeof tokens.$inferSelect): ApiToken {
  const { id, nome, inicio, permissoes, criadoPor, criadoEm, usadoEm, revogadoEm } = row

  return {
    id,
    nome,
    inicio,
    permissoes,
    criadoPor,
    criadoEm: criadoEm.toISOString(),
    usadoEm: usadoEm?.toISOString() ?? null,
    revogadoEm: revogadoEm?.toISOString() ?? null,
  }
}
