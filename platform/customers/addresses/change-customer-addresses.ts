import type { TypedAddress } from '#domain/customer/address/read-address.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCustomer } from '../account/change-customer.ts'
import { addition } from './add-address.ts'
import { rewriting } from './change-address.ts'
import type { AddressChange } from './change-addresses.ts'
import { addressesOf } from './list-addresses.ts'
import { removal } from './remove-address.ts'

/** Refuses `ClienteInexistente`, `CamposInvalidos` and `EnderecosDemais`. */
export function addCustomerAddress(context: RequestContext, { id, ...typed }: TypedAddress & { id: number }) {
  return change(context, id, 'cliente.enderecoGuardado', addition(typed))
}

type Rewritten = TypedAddress & { id: number; idEndereco: number }

/** Refuses `ClienteInexistente`, `EnderecoInexistente` and `CamposInvalidos`. */
export function changeCustomerAddress(context: RequestContext, { id, idEndereco, ...typed }: Rewritten) {
  return change(context, id, 'cliente.enderecoAlterado', rewriting({ ...typed, id: idEndereco }))
}

/** Refuses `ClienteInexistente` and `EnderecoInexistente`. */
export function removeCustomerAddress(
  context: RequestContext,
  { id, idEndereco }: { id: number; idEndereco: number },
) {
  return change(context, id, 'cliente.enderecoTirado', removal({ id: idEndereco }))
}

function change(context: RequestContext, id: number, acao: string, work: AddressChange) {
  return changeCustomer(context, {
    id,
    acao,
    work: async (tx) => {
      const antes = { enderecos: await addressesOf(tx, id) }
      await work(tx, id)
      return { antes, depois: { enderecos: await addressesOf(tx, id) } }
    },
  })
}
