import { createHash, randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { ApiToken } from '#contract/panel/integrations.ts'
import { ALL_PERMISSIONS, type Permission } from '#domain/staff/permissions.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { integracoesTokens as tokens } from './tables.ts'

/** What no program may do: let itself or others further in. */
const PEOPLE_ONLY: readonly Permission[] = ['equipe.gerir', 'integracoes.gerir']

/** Letters by which people tell a token: the prefix that all have, and some of its own. */
const SHOWN = 12

/** The newest first, those that were revoked among them. */
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

/** Lets a program in, to do just this. Refuses `CamposInvalidos`. */
export async function createToken(
  context: RequestContext,
  { nome, permissoes: wanted }: { nome: string; permissoes: string[] },
): Promise<{ token: string; item: ApiToken }> {
  const staff = permit(context, 'integracoes.gerir')
  const permissoes = ALL_PERMISSIONS.filter((one) => wanted.includes(one) && !PEOPLE_ONLY.includes(one))
  if (permissoes.length < new Set(wanted).size) throw refuse('CamposInvalidos', { campos: [UNKNOWN] })
  const token = `lira_${randomBytes(32).toString('base64url')}`
  const item = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(tokens)
      .values({
        nome,
        permissoes,
        hash: hashOf(token),
        inicio: token.slice(0, SHOWN),
        criadoPor: staff.nome,
        criadoEm: context.agora,
      })
      .returning()
    if (!row) throw new Error('The token was not kept.')
    await noteChange(tx, context, { acao: 'token.criado', alvo: targetOf(row), depois: { permissoes } })

    return tokenOf(row)
  })

  return { token, item }
}

/** Locks a program out at once, and for good. Refuses `CadastroInexistente`. */
export async function revokeToken(context: RequestContext, { id }: { id: number }): Promise<ApiToken> {
  permit(context, 'integracoes.gerir')

  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(tokens)
      .set({ revogadoEm: context.agora })
      .where(and(eq(tokens.id, id), isNull(tokens.revogadoEm)))
      .returning()
    if (!row) throw refuse('CadastroInexistente')
    await noteChange(tx, context, { acao: 'token.revogado', alvo: targetOf(row) })

    return tokenOf(row)
  })
}

const UNKNOWN = { campo: 'permissoes', mensagem: 'Escolha permissões que um programa possa ter.' }

/** What is kept of a token: 32 random bytes need no slow hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

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
