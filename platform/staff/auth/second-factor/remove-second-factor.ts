import type { StaffEntry } from '#contract/panel/staff.ts'
import { needsSecondFactor } from '#domain/staff/permissions.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_NOTIFICATION } from '#platform/staff/mail-queues.ts'
import { deleteSecondFactor, targetOf } from '#platform/staff/rows.ts'
import { getEntry } from '../entry.ts'
import { proveSelf } from '../prove-self.ts'

/** Removes the authenticator app. Refuses as `proveSelf`, and `SegundoFatorObrigatorio` if the role requires one. */
export async function removeSecondFactor(
  context: RequestContext,
  { senha }: { senha: string },
): Promise<StaffEntry> {
  const staff = await proveSelf(context, senha, 'senha')
  if (needsSecondFactor(staff.papel)) throw refuse('SegundoFatorObrigatorio')
  await context.db.transaction(async (tx) => {
    await deleteSecondFactor(tx, staff.id)
    await recordChange(tx, context, { acao: 'acesso.segundo-fator-desligado', alvo: targetOf(staff) })
    await enqueue(tx, STAFF_NOTIFICATION, { id: staff.id, oque: 'segundoFator' })
  })
  return getEntry(context)
}
