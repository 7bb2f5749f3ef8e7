import type { StockMovement } from '#contract/catalog/stock.ts'

/** What each kind of movement is called. */
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

/** A product and what tells this SKU from its others. */
export function goodsName({ produto, variacao }: { produto: string; variacao: string }): string {
  return variacao === '' ? produto : `${produto} (${variacao})`
}

/** `+5`, `−2`. */
export function signed(quantidade: number): string {
  return quantidade > 0 ? `+${quantidade}` : String(quantidade).replace('-', '−')
}
