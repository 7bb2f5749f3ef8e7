import { and, eq, gt } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { passwordProblem } from '#domain/customer/password-rules.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { minutesAfter } from '#platform/customers/auth/access-keys.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import type { StaffRow } from '../rows.ts'
import { openSession } from '../sessions/open-session.ts'
import { funcionariosConvites as convites, funcionarios, funcionariosSessoes as sessoes } from '../tables.ts'

/** Validity: enough for a mail that is read after the weekend. */
export const INVITATION_DAYS = 3

/** Creates a one-time key with which a staff member chooses a password. Invalidates their older one. */
export async function writeInvitation(tx: Database, idFuncionario: number, now: Date): Promise<string> {
  const chave = newKey()
  const hash = keyHash(chave)
  const expiraEm = minutesAfter(now, INVITATION_DAYS * 24 * 60)
  await tx
    .insert(convites)
    .values({ idFuncionario, hash, expiraEm })
    .onConflictDoUpdate({ target: convites.idFuncionario, set: { hash, expiraEm } })

  return chave
}

/** Returns the recipient of an invitation. Refuses `ChaveInvalida`. */
export async function getInvitation(
  context: RequestContext,
  { chave }: { chave: string },
): Promise<{ nome: string; email: string; papel: Role }> {
  const { nome, email, papel } = await invited(context, chave)

  return { nome, email, papel }
}

/**
 * Sets the recipient's password and logs them in at that stage; all their sessions end. Refuses `ChaveInvalida`, and
 * `CamposInvalidos`, which leaves the invitation valid.
 */
export async function acceptInvitation(
  context: RequestContext,
  { chave, nome, senha }: { chave: string; nome: string; senha: string },
): Promise<StaffEntry> {
  const staff = await invited(context, chave)
  const problem = passwordProblem(senha, [nome, staff.email])
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem: problem }] })
  const hash = await hashPassword(senha)
  await context.db.transaction(async (tx) => {
    const used = await tx
      .delete(convites)
      .where(eq(convites.hash, keyHash(chave)))
      .returning({ id: convites.idFuncionario })
    if (used.length === 0) throw refuse('ChaveInvalida')
    await tx.update(funcionarios).set({ nome, senha: hash }).where(eq(funcionarios.id, staff.id))
    await tx.delete(sessoes).where(eq(sessoes.idFuncionario, staff.id))
    await recordChange(tx, context, {
      acao: 'acesso.senha-criada',
      quem: { id: staff.id, nome },
      alvo: { tipo: 'funcionario', id: String(staff.id), nome },
    })
  })
  return openSession(context, { ...staff, nome }, 'senha')
}

async function invited({ db, now }: RequestContext, chave: string): Promise<StaffRow> {
  const [row] = await db
    .select({ staff: funcionarios })
    .from(convites)
    .innerJoin(funcionarios, and(eq(funcionarios.id, convites.idFuncionario), eq(funcionarios.ativo, true)))
    .where(and(eq(convites.hash, keyHash(chave)), gt(convites.expiraEm, now)))
  if (!row) throw refuse('ChaveInvalida')

  return row.staff
}
