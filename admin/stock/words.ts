import type { StockMovement } from '#contract/catalog/stock.ts'

/** Names of the kinds of movements. */
export const MOVEMENT_NAMES: Record<StockMovement['tipo'], string> = {
  entrada: 'Entrada',
  saida: 'Saída',
  ajuste: 'Ajuste',
  perda: 'Perda',
  devolucao: 'Devolução',
  inventario: 'Contagem',
  reserva: 'Reserva de pedido',
  venda: 'Venda',
  liberacao: 'Reserva liberada',
  cadastro: 'Cadastro ou importação',
  kit: 'Acompanha as peças',
}

/** Product name with the SKU's variant. */
export function goodsName({ produto, variacao }: { produto: string; variacao: string }): string {
  return variacao === '' ? produto : `${produto} (${variacao})`
}

/** `+5`, `−2`. */
export function signed(quantidade: number): string {
  return quantidade > 0 ? `+${quantidade}` : String(quantidade).replace('-', '−')
}
