import { eq, lt, or } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { needsSecondFactor } from '#domain/staff/permissions.ts'
import { moveDevice, rememberDevice } from '#platform/customers/tries/known-devices.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { entryOf } from '../auth/entry.ts'
import type { StaffRow } from '../rows.ts'
import { funcionariosSessoes as sessoes } from '../tables.ts'
import { sessionEnd } from './session-life.ts'

/** The stage of a login: a password, or everything that is required. */
type Proof = 'senha' | 'tudo'

/**
 * Opens a new session at the given stage; the calling one ends. Staff whose role requires a second factor but who have
 * none can only set it up.
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
        await noteChange(tx, context, {
          acao: 'acesso.aberto',
          quem: { id, nome },
          alvo: { tipo: 'funcionario', id: String(id), nome },
        })
      }

      return entryOf(context, { hash, etapa, vistaEm: now, id, nome, email, papel })
    }),
  )
}

function stageOf(
  { papel, totpConfirmadoEm }: StaffRow,
  proof: Proof,
): 'segundoFator' | 'cadastro' | 'dentro' {
  if (proof === 'tudo') return 'dentro'
  if (totpConfirmadoEm) return 'segundoFator'

  return needsSecondFactor(papel) ? 'cadastro' : 'dentro'
}
