import type { OwnPixCharge } from '#contract/orders/own-pix.ts'

/** The page of what a charge pays: an order, or what an exchanged instrument is worth less than was said. */
export function chargePath({ idPedido, descricao }: Pick<OwnPixCharge, 'idPedido' | 'descricao'>): string {
  return `${descricao.startsWith('Troca') ? '/trocas' : '/pedidos'}/${idPedido}`
}
