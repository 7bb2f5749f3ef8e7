import type { AdjustmentOf } from './adjustment.ts'
import type { CartLine } from './cart-line.ts'

/** What services add to a line; those without a price add nothing. */
export function serviceAdjustments({
  servicos = [],
  quantidade,
}: Pick<CartLine, 'servicos' | 'quantidade'>): AdjustmentOf<'servico'>[] {
  return servicos
    .filter(({ preco }) => preco > 0)
    .map(({ idServico, nome, preco }) => ({
      tipo: 'servico',
      origem: String(idServico),
      label: nome,
      valor: preco * quantidade,
    }))
}
