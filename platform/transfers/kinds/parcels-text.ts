import type { ParcelGoods } from '#domain/order/parcels.ts'

type Parcel = {
  volume: number
  codigo: string
  transportadora: string
  itens: readonly ParcelGoods[] | null
  entregueEm: Date | null
}

/**
 * The parcels of an order that left in several, one a line: number, carrier, code, goods by SKU, and whether it has
 * arrived. Empty for an order that left in one, which the other columns tell whole.
 */
export function parcelsText(
  parcels: readonly Parcel[],
  lines: readonly { sku: string; nome: string; quantidade: number }[],
): string {
  if (parcels.length < 2 && parcels.every(({ itens }) => itens === null)) return ''

  return parcels
    .map(({ volume, codigo, transportadora, itens, entregueEm }) => {
      const goods = (itens ?? []).map(({ posicao, quantidade }) => {
        const { sku = '', nome = '' } = lines[posicao] ?? {}
        return `${quantidade} × ${sku || nome}`
      })
      const way = [transportadora, codigo].filter(Boolean).join(' ')

      return [`Encomenda ${volume}`, way, goods.join(' + '), entregueEm && 'entregue']
        .filter(Boolean)
        .join(' · ')
    })
    .join('\n')
}
