import { and, asc, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enderecosClientes as enderecos } from '../tables.ts'
import { type AddressChange, changeAddresses } from './change-addresses.ts'

/**
 * Deletes an address; if it was the main one, the oldest remaining one becomes it. Refuses `LoginNecessario` and
 * `EnderecoInexistente`.
 */
export function removeAddress(context: RequestContext, input: { id: number }) {
  return changeAddresses(context, removal(input))
}

/** Same as `removeAddress`, as a change for `changeAddressesOf`. */
export function removal({ id }: { id: number }): AddressChange {
  return async (tx, idCliente) => {
    const [removed] = await tx
      .delete(enderecos)
      .where(and(eq(enderecos.id, id), eq(enderecos.idCliente, idCliente)))
      .returning({ principal: enderecos.principal })
    if (!removed) throw refuse('EnderecoInexistente')
    if (!removed.principal) return

    const [oldest] = await tx
      .select({ id: enderecos.id })
      .from(enderecos)
      .where(eq(enderecos.idCliente, idCliente))
      .orderBy(asc(enderecos.id))
      .limit(1)
    if (oldest) await tx.update(enderecos).set({ principal: true }).where(eq(enderecos.id, oldest.id))
  }
}
