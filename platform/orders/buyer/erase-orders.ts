import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { erasePayers } from '#platform/payments/erase-payers.ts'
import { eraseTradeIns } from '../returns/trade-ins/erase-trade-ins.ts'
import { type AnyOrderRow, lockAnyOrder } from '../rows.ts'
import {
  pedidos,
  pedidosAnotacoes,
  pedidosDefeitos,
  pedidosEtiquetas,
  pedidosMarcadores,
  pedidosMudancas,
} from '../tables.ts'

/**
 * Erases from a customer's orders all that no law obliges the store to retain, and returns their ids. Paid orders keep
 * name, CPF or CNPJ and the invoice's address for five years (LGPD, art. 16, I; CTN, arts. 173, 174 and 195; CDC, art.
 * 27); unpaid ones keep nothing of the customer.
 */
export async function eraseOrders(tx: Database, idCliente: number): Promise<string[]> {
  const rows = await tx.select({ id: pedidos.id }).from(pedidos).where(eq(pedidos.idCliente, idCliente))
  const ids = rows.map(({ id }) => id).toSorted()
  for (const id of ids) await eraseOrder(tx, id)

  return ids
}

async function eraseOrder(tx: Database, id: string): Promise<void> {
  // Payments are always locked before their order.
  const order = await lockAnyOrder(tx, id)
  if (!order) return
  const { pedido, pagamentos } = order
  const paid =
    pedido.numeroAntigo === null ? pagamentos.some(({ recebido }) => recebido > 0) : pedido.pagoEm !== null
  await erasePayers(tx, id, { pago: paid })

  await tx
    .update(pedidos)
    .set({ ...(paid ? fiscalPart(pedido) : NOTHING), ...UNTIED })
    .where(eq(pedidos.id, id))
  await tx
    .update(pedidosMudancas)
    .set({ nota: null })
    .where(
      and(
        eq(pedidosMudancas.idPedido, id),
        // The buyer's own words, also those that the store recorded.
        or(eq(pedidosMudancas.quem, 'cliente'), eq(pedidosMudancas.evento, 'reportDefect')),
      ),
    )
  // A carrier's refusal may repeat the address.
  await tx
    .update(pedidosEtiquetas)
    .set({ motivo: '', codigoPostagem: '' })
    .where(eq(pedidosEtiquetas.idPedido, id))
  await eraseTradeIns(tx, id, { pago: paid })
  await tx.delete(pedidosDefeitos).where(eq(pedidosDefeitos.idPedido, id))
  await tx.delete(pedidosAnotacoes).where(eq(pedidosAnotacoes.idPedido, id))
  await tx.delete(pedidosMarcadores).where(eq(pedidosMarcadores.idPedido, id))
}

/** Cuts the links from an order to a person and to a browser. */
const UNTIED = {
  idCliente: null,
  email: '',
  origem: null,
  semente: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  chaveIdempotencia: sql`case when ${pedidos.numeroAntigo} is null then 'esquecido:' || ${pedidos.id} end`,
}

/** The buyer's data of an order without an invoice. */
export const NOTHING = {
  comprador: {
    pessoa: 'F' as const,
    nomeRazao: 'Cliente',
    documento: '',
    inscricaoEstadual: '',
    email: '',
    celular: '',
  },
  endereco: null,
}

function fiscalPart({ comprador, endereco }: AnyOrderRow): Pick<AnyOrderRow, 'comprador' | 'endereco'> {
  return {
    comprador: { ...comprador, email: '', celular: '' },
    endereco: endereco && { ...endereco, referencia: '' },
  }
}
