import type { AdminOrder, OrderEdit } from '#contract/admin/orders.ts'

type Address = NonNullable<OrderEdit['endereco']>

/** What of an order is being changed. `quantidades` by SKU; 0 takes the line out. */
export type OrderDraft = {
  quantidades: Record<string, number>
  endereco: Required<Address> | null
  /** Null keeps freight and price as they are. */
  idFrete: string | null
}

/** The draft that changes nothing. */
export function draftOf({ itens, endereco }: AdminOrder): OrderDraft {
  return {
    quantidades: Object.fromEntries(
      itens.map(({ idAtributoSimples, quantidade }) => [idAtributoSimples, quantidade]),
    ),
    endereco: endereco && typedOf(endereco),
    idFrete: null,
  }
}

/** What the draft asks of the store; the address only where it is another. */
export function editOf(order: AdminOrder, { quantidades, endereco, idFrete }: OrderDraft): OrderEdit {
  const itens = order.itens
    .map(({ idAtributoSimples }) => ({
      idAtributoSimples,
      quantidade: quantidades[idAtributoSimples] ?? 0,
    }))
    .filter(({ quantidade }) => quantidade > 0)
  const before = order.endereco && typedOf(order.endereco)
  const moved = JSON.stringify(before) !== JSON.stringify(endereco)

  return {
    ...{ id: order.id, versao: order.versao, itens },
    ...(moved && endereco && { endereco }),
    ...(idFrete !== null && { idFrete }),
  }
}

function typedOf(address: NonNullable<AdminOrder['endereco']>): Required<Address> {
  const { destinatario, cep, logradouro, numero, complemento, bairro, cidade, referencia } = address

  return { destinatario, cep, logradouro, numero, complemento, bairro, cidade, referencia }
}
