import { eq } from 'drizzle-orm'
import { readAddress, type TypedAddress } from '#domain/customer/address/read-address.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enderecosClientes as enderecos } from '../tables.ts'
import { type AddressChange, changeAddresses } from './change-addresses.ts'

/** The database allows as many values of `enderecos_clientes.lugar`. */
export const MAX_ADDRESSES = 20

/**
 * Adds an address; the first becomes the main one. Refuses `LoginNecessario`, `CamposInvalidos` and `EnderecosDemais`.
 */
export function addAddress(context: RequestContext, typed: TypedAddress) {
  return changeAddresses(context, addition(typed))
}

/** Same as `addAddress`, as a change for `changeAddressesOf`. */
export function addition(typed: TypedAddress): AddressChange {
  return async (tx, idCliente) => {
    const read = readAddress(typed)
    if ('campos' in read) throw refuse('CamposInvalidos', read)
    const saved = await tx
      .select({ lugar: enderecos.lugar })
      .from(enderecos)
      .where(eq(enderecos.idCliente, idCliente))
    const used = new Set(saved.map(({ lugar }) => lugar))
    const lugar = Array.from({ length: MAX_ADDRESSES }, (_, i) => i + 1).find((place) => !used.has(place))
    if (lugar === undefined) throw refuse('EnderecosDemais')

    await tx.insert(enderecos).values({ ...read.endereco, idCliente, lugar, principal: saved.length === 0 })
  }
}
