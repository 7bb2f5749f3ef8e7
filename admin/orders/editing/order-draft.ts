import { typedAddress } from '#admin/components/address/typed-address.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderEdit } from '#contract/orders/order-edit.ts'
import type { TypedAddress } from '#domain/customer/address/read-address.ts'

/** The changes of an order. `quantities` by SKU, including added ones; 0 removes the line. */
export type OrderDraft = {
  quantities: Record<string, number>
  endereco: TypedAddress | null
  /** Null keeps the freight at its new price; `SAME_FREIGHT` keeps its price too. */
  idFrete: string | null
}

/** Keeps the freight and its price. No freight has an empty id. */
export const SAME_FREIGHT = ''

/** Returns a draft without changes. */
export function draftOf({ itens, endereco }: AdminOrder): OrderDraft {
  return {
    quantities: Object.fromEntries(
      itens.flatMap(({ idAtributoSimples, quantidade }) =>
        idAtributoSimples === null ? [] : [[idAtributoSimples, quantidade]],
      ),
    ),
    endereco: endereco && typedAddress(endereco),
    idFrete: null,
  }
}

/** Returns the payload of a draft; with the address only if it has changed. */
export function editOf(order: AdminOrder, { quantities, endereco, idFrete }: OrderDraft): OrderEdit {
  const itens = skusOf(order, quantities)
    .map((idAtributoSimples) => ({ idAtributoSimples, quantidade: quantities[idAtributoSimples] ?? 0 }))
    .filter(({ quantidade }) => quantidade > 0)
  const before = order.endereco && typedAddress(order.endereco)
  const moved = JSON.stringify(before) !== JSON.stringify(endereco)

  return {
    id: order.id,
    versao: order.versao,
    itens,
    ...(moved && endereco && { endereco }),
    ...(idFrete !== null && idFrete !== SAME_FREIGHT && { idFrete }),
    manterFrete: idFrete === SAME_FREIGHT,
  }
}

/** The SKUs of the order in their order, then the added ones. */
export function skusOf({ itens }: AdminOrder, quantities: OrderDraft['quantities']): number[] {
  const bought = itens.flatMap(({ idAtributoSimples }) => idAtributoSimples ?? [])
  const added = Object.keys(quantities).map(Number)

  return [...new Set([...bought, ...added])]
}
