import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { customerProfile } from './get-customer.ts'
import { lockCustomerById } from './lock-customer-by-id.ts'

/** What is written down of a change: the fields as they were, and as they are. */
type Told = { antes?: Record<string, unknown>; depois?: Record<string, unknown> }

type Change = {
  id: number
  /** As the audit names it. */
  acao: string
  work: (tx: Database) => Promise<Told>
}

/** Changes something that hangs on a customer, one change after the other, and writes it down. Refuses `ClienteInexistente`. */
export function changeCustomer(
  context: RequestContext,
  { id, acao, work }: Change,
): Promise<CustomerProfile> {
  permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    const { nomeRazao } = await lockCustomerById(tx, id)
    const told = await work(tx)
    await noteChange(tx, context, {
      acao,
      alvo: { tipo: 'cliente', id: String(id), nome: nomeRazao },
      ...told,
    })

    return customerProfile(tx, id)
  })
}
