import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enderecosClientes as enderecos } from '../tables.ts'
import { changeAddresses } from './change-addresses.ts'

/** Makes an address the only main one. Refuses `LoginNecessario` and `EnderecoInexistente`. */
export function makeMainAddress(context: RequestContext, { id }: { id: number }) {
  return changeAddresses(context, async (tx, idCliente) => {
    const all = eq(enderecos.idCliente, idCliente)
    // Clears the old one first: the database never allows two.
    await tx.update(enderecos).set({ principal: false }).where(all)
    const updated = await tx
      .update(enderecos)
      .set({ principal: true })
      .where(and(all, eq(enderecos.id, id)))
      .returning({ id: enderecos.id })
    if (updated.length === 0) throw refuse('EnderecoInexistente')
  })
}
