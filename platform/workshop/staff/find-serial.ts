import type { PassportOfSerial } from '#contract/orders/workshop/work-orders.ts'
import { givenName } from '#domain/customer/first-name.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { passportsOfSerial } from '#platform/orders/buyer/passports/passports-of-serial.ts'

/**
 * Which instruments with a serial number the store sold, and whether their owners miss them, to whoever takes one in. Of
 * an owner the first name, to compare it with who brought the instrument, and only to those who may see customers.
 */
export async function findSerial(
  context: RequestContext,
  { numeroSerie }: { numeroSerie: string },
): Promise<{ itens: PassportOfSerial[] }> {
  const { permissoes } = permit(context, 'pedidos.ver')
  const seesCustomers = permissoes.includes('clientes.ver')
  const found = await passportsOfSerial(context.db, numeroSerie)
  const itens = await Promise.all(
    found.map(async ({ idCliente, ...passport }) => ({
      ...passport,
      dono: seesCustomers && idCliente !== null ? await ownerName(context.db, idCliente) : '',
    })),
  )

  return { itens }
}

async function ownerName(db: Database, idCliente: number): Promise<string> {
  const owner = await mailboxOf(db, idCliente)

  return owner ? givenName(owner.nome) : ''
}
