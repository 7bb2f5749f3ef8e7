import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type NotedReceipt = {
  payment: { referencia: string; descricao: string }
  txid: string
  valor: number
  em: Date
  lancamento: string | null
}

/** Audits who confirmed which money of an order, and whether by a statement. */
export function noteReceipt(
  tx: Database,
  context: Pick<RequestContext, 'funcionario' | 'now' | 'ip'>,
  { payment, txid, valor, em, lancamento }: NotedReceipt,
): Promise<void> {
  const origem = lancamento === null ? 'conferido na conta' : 'extrato'

  return recordChange(tx, context, {
    acao: 'pedido.pix-conferido',
    alvo: { tipo: 'pedido', id: payment.referencia, nome: payment.descricao },
    depois: { txid, valor, em: em.toISOString(), origem },
  })
}
