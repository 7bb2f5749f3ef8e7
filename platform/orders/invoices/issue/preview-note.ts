import type { NotePreview } from '#contract/orders/fiscal/invoices.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readOrder } from '#platform/orders/rows.ts'
import { invoiceOfOrder } from './sale-of-order.ts'

/** Returns what the invoice of an order would say, and what it lacks. Refuses `PedidoInexistente` and `PedidoDeOutraLoja`. */
export async function previewNote(
  context: RequestContext,
  { id, codigoMunicipio }: { id: string; codigoMunicipio: string },
): Promise<NotePreview> {
  permit(context, 'pedidos.expedir')
  const rows = await readOrder(context.db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const { nota, problemas } = await invoiceOfOrder(context, rows, { codigoMunicipio })

  return {
    problemas,
    totais: nota.totais,
    itens: nota.itens.map(({ descricao, ncm, cfop, quantidade, valor, desconto, frete, impostos }) => ({
      descricao,
      ncm,
      cfop,
      icms: impostos.icms.situacao,
      quantidade,
      valor: valor - desconto + frete,
    })),
  }
}
