import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enderecosClientes as enderecos } from '../tables.ts'
import { changeAddresses } from './change-addresses.ts'

/** Makes an address the main one, and no other. Refuses `LoginNecessario` and `EnderecoInexistente`. */
export function makeMainAddress(context: RequestContext, { id }: { id: number }) {
  return changeAddresses(context, async (tx, idCliente) => {
    const all = eq(enderecos.idCliente, idCliente)
    // First none, then the one: the database allows no moment with two.
    await tx.update(enderecos).set({ principal: false }).where(all)
    const made = await tx
      .update(enderecos)
      .set({ principal: true })
      .where(and(all, eq(enderecos.id, id)))
      .returning({ id: enderecos.id })
    if (made.length === 0) throw refuse('EnderecoInexistente')
  })
}
