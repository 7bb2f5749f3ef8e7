import { and, eq, ne } from 'drizzle-orm'
import type { CustomerPersonInput, CustomerProfile } from '#contract/customers/admin-customers.ts'
import { readProfile } from '#domain/customer/read-profile.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes } from '../tables.ts'
import { customerProfile } from './get-customer.ts'
import { lockAnyCustomer } from './lock-customer.ts'

/**
 * Saves a customer's data for the store. The e-mail stays: only the customer can change it. Refuses
 * `ClienteInexistente`, `VersaoAntiga` and `CamposInvalidos`.
 */
export async function saveCustomer(
  context: RequestContext,
  { id, versao, ...typed }: CustomerPersonInput & { id: number; versao: number },
): Promise<CustomerProfile> {
  permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockAnyCustomer(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: await customerProfile(tx, id) })
    const { pessoa, email } = before
    const read = readProfile(typed, {
      pessoa,
      email,
      documento: null,
      hoje: saoPauloClock(context.now).dia,
    })
    if ('campos' in read) throw refuse('CamposInvalidos', read)
    const { perfil } = read
    const others = and(eq(clientes.documento, perfil.documento), ne(clientes.id, id))
    if ((await tx.$count(clientes, others)) > 0)
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'documento', mensagem: 'Outro cliente já tem este documento.' }],
      })

    await tx.update(clientes).set(perfil).where(eq(clientes.id, id))
    const antes = Object.fromEntries(Object.keys(perfil).map((campo) => [campo, Reflect.get(before, campo)]))
    await recordChange(tx, context, {
      acao: 'cliente.alterado',
      alvo: { tipo: 'cliente', id: String(id), nome: perfil.nomeRazao },
      antes,
      depois: perfil,
    })
    return customerProfile(tx, id)
  })
}
