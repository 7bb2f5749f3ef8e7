import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { customerProfile } from './get-customer.ts'
import { lockAnyCustomer } from './lock-customer.ts'

/** The fields before and after a change, for the audit. */
type AuditedFields = { antes?: Record<string, unknown>; depois?: Record<string, unknown> }

type Change = {
  id: number
  /** The name of the action in the audit. */
  acao: string
  work: (tx: Database) => Promise<AuditedFields>
}

/** Changes something of a customer under the customer's lock, and audits it. Refuses `ClienteInexistente`. */
export function changeCustomer(
  context: RequestContext,
  { id, acao, work }: Change,
): Promise<CustomerProfile> {
  permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    const { nomeRazao } = await lockAnyCustomer(tx, id)
    const changed = await work(tx)
    await recordChange(tx, context, {
      acao,
      alvo: { tipo: 'cliente', id: String(id), nome: nomeRazao },
      ...changed,
    })

    return customerProfile(tx, id)
  })
}
