import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { passwordProblem } from '#domain/customer/password-rules.ts'
import { minutesAfter } from '#platform/customers/auth/access-keys.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { targetOf } from '../rows.ts'
import { openSession } from '../sessions/open-session.ts'
import { funcionarios, primeiroAcesso } from '../tables.ts'
import { INVITATION_DAYS } from './invitations.ts'

/** The first owner's own data. */
export type FirstOwner = { nome: string; email: string; senha: string }

/**
 * Returns the address of the page on which the store's first owner makes their account, with a fresh key; null once an
 * owner has a password. It replaces the keys before, except those of nodes that started within the last minutes: the
 * owner uses the link of any of them.
 */
export async function firstOwnerLink({
  db,
  now,
  storeUrl,
}: Pick<RequestContext, 'db' | 'now' | 'storeUrl'>): Promise<string | null> {
  if (await hasOwner(db)) return null
  const chave = newKey()
  await db.delete(primeiroAcesso).where(lt(primeiroAcesso.criadaEm, minutesAfter(now, -START_MINUTES)))
  await db.insert(primeiroAcesso).values({
    hash: keyHash(chave),
    criadaEm: now,
    expiraEm: minutesAfter(now, INVITATION_DAYS * 24 * 60),
  })

  return `${storeUrl}/admin/comecar?chave=${chave}`
}

/** How long apart nodes of one store may start. */
const START_MINUTES = 10

/** Confirms that a link's key is still valid. Refuses `ChaveInvalida`. */
export async function getFirstAccess(
  { db, now }: RequestContext,
  { chave }: { chave: string },
): Promise<Record<string, never>> {
  const [row] = await db.select({ hash: primeiroAcesso.hash }).from(primeiroAcesso).where(isKey(chave, now))
  if (!row || (await hasOwner(db))) throw refuse('ChaveInvalida')

  return {}
}

/**
 * Makes the store's first owner, who is then asked to set up a second factor. Somebody who was invited with this e-mail
 * and has no password yet becomes that owner. Refuses `ChaveInvalida`, and `CamposInvalidos`, which leaves the link
 * valid.
 */
export async function becomeFirstOwner(
  context: RequestContext,
  { chave, nome, email, senha }: FirstOwner & { chave: string },
): Promise<StaffEntry> {
  const problem = passwordProblem(senha, [nome, email])
  await getFirstAccess(context, { chave })
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem: problem }] })
  const hash = await hashPassword(senha)
  const owner = await context.db.transaction(async (tx) => {
    // All keys are locked, so that of two owners by two links at once one is refused.
    const used = await tx.delete(primeiroAcesso).returning()
    const valid = used.some(({ hash, expiraEm }) => hash === keyHash(chave) && expiraEm > context.now)
    if (!valid || (await hasOwner(tx))) throw refuse('ChaveInvalida')
    const person = { nome, senha: hash, papel: 'dono' as const, ativo: true }
    const [row] = await tx
      .insert(funcionarios)
      .values({ ...person, email: email.toLowerCase(), criadoEm: context.now })
      .onConflictDoUpdate({
        target: funcionarios.email,
        set: person,
        // Whoever has a password keeps it: the link is no way into somebody else's account.
        setWhere: sql`${funcionarios.senha} is null`,
      })
      .returning()
    if (!row) throw refuse('CamposInvalidos', { campos: [TAKEN] })
    await recordChange(tx, context, { acao: 'acesso.senha-criada', quem: row, alvo: targetOf(row) })

    return row
  })
  return openSession(context, owner, 'senha')
}

const TAKEN = { campo: 'email', mensagem: 'Este e-mail já é de alguém da equipe. Use outro.' }

/** Whether somebody can log in as owner. One who was invited and has no password yet does not count. */
async function hasOwner(db: Database): Promise<boolean> {
  const [owner] = await db
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(and(eq(funcionarios.papel, 'dono'), eq(funcionarios.ativo, true), isNotNull(funcionarios.senha)))
    .limit(1)

  return owner !== undefined
}

function isKey(chave: string, now: Date) {
  return and(eq(primeiroAcesso.hash, keyHash(chave)), gt(primeiroAcesso.expiraEm, now))
}
