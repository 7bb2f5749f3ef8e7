import { and, asc, count, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { StaffMember } from '#contract/panel/staff.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_INVITATION } from '../mail-queues.ts'
import { deleteAllFactors, type StaffRow, targetOf } from '../rows.ts'
import {
  funcionariosChaves as chaves,
  funcionariosConvites as convites,
  funcionarios,
  funcionariosSessoes as sessoes,
} from '../tables.ts'

/** More people than any store has; nobody is ever deleted, since the audit log names them. */
const LIMIT = 500

/** Lists all present and former staff. */
export async function listTeam(context: RequestContext): Promise<{ equipe: StaffMember[] }> {
  permit(context, 'equipe.gerir')

  return { equipe: await membersOf(context.db) }
}

/** Creates a staff member and mails an invitation. Refuses `CamposInvalidos` if the e-mail is already in use. */
export async function invite(
  context: RequestContext,
  { nome, email, papel }: { nome: string; email: string; papel: Role },
): Promise<StaffMember> {
  const por = permit(context, 'equipe.gerir')

  return context.db.transaction(async (tx) => {
    // Locks, so that those who are invited at once count each other.
    await tx.execute(sql`lock table ${funcionarios} in share row exclusive mode`)
    if ((await tx.$count(funcionarios)) >= LIMIT)
      throw refuse('CadastroInvalido', { motivo: 'cheio' }, `A equipe já tem ${LIMIT} pessoas, o máximo.`)
    const [staff] = await tx
      .insert(funcionarios)
      .values({ nome, email: email.toLowerCase(), papel, criadoEm: context.now })
      .onConflictDoNothing()
      .returning()
    if (!staff) throw refuse('CamposInvalidos', { campos: [TAKEN] })
    await recordChange(tx, context, {
      acao: 'funcionario.convidado',
      alvo: targetOf(staff),
      depois: { email: staff.email, papel },
    })
    await enqueue(tx, STAFF_INVITATION, { id: staff.id, por: por.nome })

    return memberOf(tx, staff.id)
  })
}

/**
 * Changes somebody's role, or disables them. Ends all their sessions in either case, as another role may require more
 * at login. Refuses `CadastroInexistente`, and `UltimoDono` if no owner who can log in would be left.
 */
export async function changeMember(
  context: RequestContext,
  { id, ...changes }: { id: number; papel?: Role | undefined; ativo?: boolean | undefined },
): Promise<StaffMember> {
  permit(context, 'equipe.gerir')

  return context.db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const staff = await lockMember(tx, id)
    const { papel = staff.papel, ativo = staff.ativo } = changes
    if (papel === staff.papel && ativo === staff.ativo) return memberOf(tx, id)
    const stepsBack = staff.papel === 'dono' && (papel !== 'dono' || !ativo)
    if (stepsBack && !owners.some((owner) => owner.id !== id)) throw refuse('UltimoDono')
    await tx.update(funcionarios).set({ papel, ativo }).where(eq(funcionarios.id, id))
    await endSessions(tx, id)
    if (!ativo) await tx.delete(convites).where(eq(convites.idFuncionario, id))
    await recordChange(tx, context, {
      acao: 'funcionario.alterado',
      alvo: targetOf(staff),
      antes: { papel: staff.papel, ativo: staff.ativo },
      depois: { papel, ativo },
    })

    return memberOf(tx, id)
  })
}

/**
 * Mails somebody a link for a new password; the old one works until it is used. With `semSegundoFator` also removes
 * their other login methods and ends all their sessions: for a lost phone. Refuses `CadastroInexistente`.
 */
export async function inviteAgain(
  context: RequestContext,
  { id, semSegundoFator }: { id: number; semSegundoFator: boolean },
): Promise<Record<string, never>> {
  const por = permit(context, 'equipe.gerir')
  await context.db.transaction(async (tx) => {
    const staff = await lockMember(tx, id)
    if (!staff.ativo) throw refuse('CadastroInexistente')
    if (semSegundoFator) {
      await deleteAllFactors(tx, id)
      await endSessions(tx, id)
    }
    await recordChange(tx, context, {
      acao: semSegundoFator ? 'funcionario.acesso-refeito' : 'funcionario.convidado',
      alvo: targetOf(staff),
    })
    await enqueue(tx, STAFF_INVITATION, { id, por: por.nome })
  })
  return {}
}

/** Refuses `CadastroInexistente`. */
export async function endMemberSessions(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  permit(context, 'equipe.gerir')
  await context.db.transaction(async (tx) => {
    const staff = await lockMember(tx, id)
    await endSessions(tx, id)
    await recordChange(tx, context, { acao: 'funcionario.sessoes-encerradas', alvo: targetOf(staff) })
  })
  return {}
}

const TAKEN = { campo: 'email', mensagem: 'Alguém da equipe já usa este e-mail.' }

async function lockMember(tx: Database, id: number): Promise<StaffRow> {
  const [row] = await tx.select().from(funcionarios).where(eq(funcionarios.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/**
 * Lists active owners who can log in. Locked in one order, so that two who step down at once don't count on each other.
 */
function lockOwners(tx: Database): Promise<{ id: number }[]> {
  return tx
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(and(eq(funcionarios.papel, 'dono'), eq(funcionarios.ativo, true), isNotNull(funcionarios.senha)))
    .orderBy(asc(funcionarios.id))
    .for('update')
}

async function endSessions(tx: Database, id: number): Promise<void> {
  await tx.delete(sessoes).where(eq(sessoes.idFuncionario, id))
}

async function memberOf(db: Database, id: number): Promise<StaffMember> {
  const [member] = await membersOf(db, id)
  if (!member) throw new Error('A locked staff member does not exist.')

  return member
}

async function membersOf(db: Database, id?: number): Promise<StaffMember[]> {
  const keys = db
    .select({ idFuncionario: chaves.idFuncionario, passkeys: count().as('passkeys') })
    .from(chaves)
    .groupBy(chaves.idFuncionario)
    .as('passkey_counts')
  const seen = db
    .select({ idFuncionario: sessoes.idFuncionario, vistoEm: max(sessoes.vistaEm).as('visto_em') })
    .from(sessoes)
    .groupBy(sessoes.idFuncionario)
    .as('last_seen')
  const rows = await db
    .select({ staff: funcionarios, passkeys: keys.passkeys, vistoEm: seen.vistoEm })
    .from(funcionarios)
    .leftJoin(keys, eq(keys.idFuncionario, funcionarios.id))
    .leftJoin(seen, eq(seen.idFuncionario, funcionarios.id))
    .where(id === undefined ? undefined : eq(funcionarios.id, id))
    .orderBy(asc(funcionarios.nome), asc(funcionarios.id))
    .limit(LIMIT)

  return rows.map(({ staff, passkeys, vistoEm }) => ({
    id: staff.id,
    nome: staff.nome,
    email: staff.email,
    papel: staff.papel,
    ativo: staff.ativo,
    convidado: staff.senha === null,
    segundoFator: staff.totpConfirmadoEm !== null,
    chavesDeAcesso: passkeys ?? 0,
    vistoEm: vistoEm?.toISOString() ?? null,
  }))
}
