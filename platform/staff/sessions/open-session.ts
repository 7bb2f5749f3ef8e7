import { eq, lt, or } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { needsSecondFactor } from '#domain/staff/permissions.ts'
import { carryDevice, rememberDevice } from '#platform/customers/tries/known-devices.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { entryOf } from '../auth/entry.ts'
import type { StaffRow } from '../rows.ts'
import { funcionariosSessoes as sessoes } from '../tables.ts'
import { sessionEnd } from './session-life.ts'

/** Proofs that somebody has given of being who they say: a password, or all that is asked for. */
type Proof = 'senha' | 'tudo'

/**
 * Lets somebody in as far as their proof reaches, in a session that nobody knew before; the one that asked ends. Who has no
 * second factor but needs one comes in only to set it up.
 */
export async function openSession(
  context: RequestContext,
  staff: StaffRow,
  proof: Proof,
): Promise<StaffEntry> {
  const { db, agora, ip, agente, sessao } = context
  const etapa = stageOf(staff, proof)
  const { id, nome, email, papel } = staff

  return context.renewSession((hash) =>
    db.transaction(async (tx) => {
      await tx
        .delete(sessoes)
        .where(
          sessao === null
            ? lt(sessoes.expiraEm, agora)
            : or(lt(sessoes.expiraEm, agora), eq(sessoes.hash, sessao)),
        )
      await tx.insert(sessoes).values({
        hash,
        idFuncionario: id,
        etapa,
        criadaEm: agora,
        vistaEm: agora,
        ip,
        expiraEm: sessionEnd(etapa, agora),
        agente: agente.slice(0, 300),
      })
      if (sessao !== null) await carryDevice(tx, { de: sessao, para: hash })
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

      return entryOf(context, { hash, etapa, vistaEm: agora, id, nome, email, papel })
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
