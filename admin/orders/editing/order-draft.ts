import { type TypedAddress, typedAddress } from '#admin/components/address/typed-address.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderEdit } from '#contract/orders/order-edit.ts'

/** What of an order is being changed. `quantidades` by SKU, also of what is added; 0 takes the line out. */
export type OrderDraft = {
  quantidades: Record<string, number>
  endereco: TypedAddress | null
  /** Null leaves the same freight, at its price for what the order becomes; `SAME_FREIGHT` its price as well. */
  idFrete: string | null
}

/** Freight and its price stay. No freight's id is empty. */
export const SAME_FREIGHT = ''

/** The draft that changes nothing. */
export function draftOf({ itens, endereco }: AdminOrder): OrderDraft {
  return {
    quantidades: Object.fromEntries(
      itens.flatMap(({ idAtributoSimples, quantidade }) =>
        idAtributoSimples === null ? [] : [[idAtributoSimples, quantidade]],
      ),
    ),
    endereco: endereco && typedAddress(endereco),
    idFrete: null,
  }
}

/** What the draft asks of the store; the address only where it is another. */
export function editOf(order: AdminOrder, { quantidades, endereco, idFrete }: OrderDraft): OrderEdit {
  const itens = skusOf(order, quantidades)
    .map((idAtributoSimples) => ({ idAtributoSimples, quantidade: quantidades[idAtributoSimples] ?? 0 }))
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

/** Those that were bought, in their order, and after them those that are added. */
export function skusOf({ itens }: AdminOrder, quantidades: OrderDraft['quantidades']): number[] {
  const bought = itens.flatMap(({ idAtributoSimples }) => idAtributoSimples ?? [])
  const added = Object.keys(quantidades).map(Number)

  return [...new Set([...bought, ...added])]
}
