import type { StaffEntry } from '#contract/admin/staff.ts'
import { needsSecondFactor } from '#domain/staff/permissions.ts'
import { noteChange } from '#platform/audit/note-change.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { getEntry } from './entry.ts'
import { STAFF_NOTICE } from './mail-queues.ts'
import { proveSelf } from './prove-self.ts'
import { forgetSecondFactor, targetOf } from './rows.ts'

/** Switches the authenticator app off. Refuses as `proveSelf`, and `SegundoFatorObrigatorio` to who may not be without. */
export async function removeSecondFactor(visit: Visit, { senha }: { senha: string }): Promise<StaffEntry> {
  const staff = await proveSelf(visit, senha, 'senha')
  if (needsSecondFactor(staff.papel)) throw refuse('SegundoFatorObrigatorio')
  await visit.db.transaction(async (tx) => {
    await forgetSecondFactor(tx, staff.id)
    await noteChange(tx, visit, { acao: 'acesso.segundo-fator-desligado', alvo: targetOf(staff) })
    await enqueue(tx, STAFF_NOTICE, { id: staff.id, oque: 'segundoFator' })
  })
  return getEntry(visit)
}
