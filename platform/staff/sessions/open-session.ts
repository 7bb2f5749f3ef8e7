import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { needsSecondFactor } from '#domain/staff/permissions.ts'
import { moveDevice, rememberDevice } from '#platform/customers/tries/known-devices.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { entryOf } from '../auth/entry.ts'
import type { StaffRow, StaffSessionRow } from '../rows.ts'
import { funcionarios, funcionariosSessoes as sessoes } from '../tables.ts'
import { MAX_SESSIONS, sessionEnd } from './session-life.ts'

/** The stage of a login: a password, or everything that is required. */
type Proof = 'senha' | 'tudo'

/**
 * Opens a new session at the given stage; the calling one ends. Staff whose role requires a second factor but who have
 * none can only set it up. Beyond the limit, the session that was active longest ago ends.
 */
export async function openSession(
  context: RequestContext,
  staff: StaffRow,
  proof: Proof,
): Promise<StaffEntry> {
  const { db, now, ip, agente, sessao } = context
  const etapa = stageOf(staff, proof)
  const { id, nome, email, papel } = staff

  return context.renewSession((hash) =>
    db.transaction(async (tx) => {
      await endOldest(tx, id, etapa)
      await tx
        .delete(sessoes)
        .where(
          sessao === null
            ? lt(sessoes.expiraEm, now)
            : or(lt(sessoes.expiraEm, now), eq(sessoes.hash, sessao)),
        )
      await tx.insert(sessoes).values({
        hash,
        idFuncionario: id,
        etapa,
        criadaEm: now,
        vistaEm: now,
        ip,
        expiraEm: sessionEnd(etapa, now),
        agente: agente.slice(0, 300),
      })
      if (sessao !== null) await moveDevice(tx, { from: sessao, to: hash })
      if (etapa === 'dentro') {
        await rememberDevice(
          { ...context, db: tx, sessao: hash },
          { kind: 'staff', accounts: [email, `codigo:${id}`] },
        )
        await recordChange(tx, context, {
          acao: 'acesso.aberto',
          quem: { id, nome },
          alvo: { tipo: 'funcionario', id: String(id), nome },
        })
      }

      return entryOf(context, { hash, etapa, vistaEm: now, id, nome, email, papel })
    }),
  )
}

/**
 * Makes room for one more session. Sessions of the same stage only: somebody who knows the password alone could
 * otherwise end those of the person.
 */
async function endOldest(
  tx: Database,
  idFuncionario: number,
  etapa: StaffSessionRow['etapa'],
): Promise<void> {
  // Two logins at once wait for each other.
  await tx
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(eq(funcionarios.id, idFuncionario))
    .for('update')
  const superfluous = tx
    .select({ hash: sessoes.hash })
    .from(sessoes)
    .where(and(eq(sessoes.idFuncionario, idFuncionario), eq(sessoes.etapa, etapa)))
    .orderBy(desc(sessoes.vistaEm), desc(sessoes.criadaEm))
    .offset(MAX_SESSIONS - 1)
  await tx.delete(sessoes).where(inArray(sessoes.hash, superfluous))
}

function stageOf(
  { papel, totpConfirmadoEm }: StaffRow,
  proof: Proof,
): 'segundoFator' | 'cadastro' | 'dentro' {
  if (proof === 'tudo') return 'dentro'
  if (totpConfirmadoEm) return 'segundoFator'

  return needsSecondFactor(papel) ? 'cadastro' : 'dentro'
}
