import { and, eq } from 'drizzle-orm'
import { readAddress, type TypedAddress } from '#domain/customer/address/read-address.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enderecosClientes as enderecos } from '../tables.ts'
import { type AddressChange, changeAddresses } from './change-addresses.ts'

/** Changes an address. Refuses `LoginNecessario`, `EnderecoInexistente` and `CamposInvalidos`. */
export function changeAddress(context: RequestContext, typed: TypedAddress & { id: number }) {
  return changeAddresses(context, rewriting(typed))
}

/** Same as `changeAddress`, as a change for `changeAddressesOf`. */
export function rewriting({ id, ...typed }: TypedAddress & { id: number }): AddressChange {
  return async (tx, idCliente) => {
    const own = and(eq(enderecos.id, id), eq(enderecos.idCliente, idCliente))
    if ((await tx.$count(enderecos, own)) === 0) throw refuse('EnderecoInexistente')
    const read = readAddress(typed)
    if ('campos' in read) throw refuse('CamposInvalidos', read)

    await tx.update(enderecos).set(read.endereco).where(own)
  }
}
