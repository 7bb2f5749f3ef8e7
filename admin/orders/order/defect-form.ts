import type { DefectSettlement } from '#contract/orders/order-defect.ts'
import { formatDay } from '#domain/time/format-date.ts'

/** Returns the pieces with a defect, from the quantity typed for each SKU. */
export function defectivePieces(
  quantities: Readonly<Record<number, number>>,
): { idAtributoSimples: number; quantidade: number }[] {
  return Object.entries(quantities)
    .map(([sku, quantidade]) => ({ idAtributoSimples: Number(sku), quantidade }))
    .filter(({ quantidade }) => quantidade > 0)
}

/** What the law says about a defect. `reclamarAte` is the last day for an apparent one (CDC, arts. 18 and 26). */
export function defectTerms(reclamarAte: string | null): string {
  const until = reclamarAte ? ` até ${formatDay(reclamarAte)}` : ''

  return `O cliente reclama de um defeito aparente${until} (90 dias da entrega; CDC, art. 26). Defeito oculto conta de quando aparece. A loja tem 30 dias para consertar; depois, a escolha é do cliente (art. 18).`
}

/** The consequence of each outcome. */
export const CONSEQUENCES: Readonly<Record<DefectSettlement['desfecho'], string>> = {
  reparado: 'O cliente recebe o produto de volta, e o pedido segue como entregue.',
  trocado: 'As mesmas peças saem do estoque para o cliente. As defeituosas não voltam à venda.',
  reembolsado:
    'O valor pago pelas peças volta ao cliente. Se são todas as do pedido, o frete volta também, e o pedido se encerra.',
  abatido: 'O desconto volta ao cliente, que fica com o produto.',
  recusado: 'Nada volta. Diga o motivo: ele fica na linha do tempo.',
}

/** The dialog's fields. `valor` in centavos; null while empty. */
type SettlementFields = Omit<DefectSettlement, 'valor'> & { valor: number | null }

/**
 * Returns the payload. An amount counts for a price reduction only, and pieces return to stock after a refund only,
 * whatever was typed for an outcome that was chosen before.
 */
export function settlementOf({ desfecho, valor, aVenda, nota }: SettlementFields): DefectSettlement {
  return {
    desfecho,
    valor: desfecho === 'abatido' ? (valor ?? 0) : 0,
    aVenda: desfecho === 'reembolsado' && aVenda,
    nota,
  }
}
