import type { AdminOrderRow } from '#contract/orders/admin-orders.ts'

/** Says how far the parcels of an order are; empty for an order that leaves in one. */
export function parcelWords({
  situacao,
  encomendas,
  encomendasEntregues,
}: Pick<AdminOrderRow, 'situacao' | 'encomendas' | 'encomendasEntregues'>): string {
  if (situacao === 'emSeparacao' && encomendas > 0)
    return encomendas === 1
      ? 'Saiu 1 encomenda, falta o resto'
      : `Saíram ${encomendas} encomendas, falta o resto`
  if (encomendas < 2) return ''
  if (situacao !== 'enviado') return `Em ${encomendas} encomendas`

  return `Em ${encomendas} encomendas, ${encomendasEntregues} entregue${encomendasEntregues === 1 ? '' : 's'}`
}
