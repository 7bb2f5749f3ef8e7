import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { forgetPayers } from '#platform/payments/forget-payers.ts'
import { paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import type { OrderRow } from './rows.ts'
import { pedidos, pedidosMudancas } from './tables.ts'

/**
 * Takes out of a customer's orders all that nobody obliges the store to keep, and answers their ids. What was paid keeps
 * name, CPF or CNPJ and the invoice's address for five years (LGPD, art. 16, I; CTN, arts. 173, 174 and 195; CDC, art. 27);
 * what never was keeps nothing of the customer.
 */
export async function forgetOrders(tx: Database, idCliente: number): Promise<string[]> {
  const orders = await tx
    .select({ pedido: pedidos, pagamentos: paymentsInStatement(sql`pedidos.id::text`) })
    .from(pedidos)
    .where(eq(pedidos.idCliente, idCliente))

  for (const { pedido, pagamentos } of orders) {
    const paid = pagamentos.some(({ recebido }) => recebido > 0)
    await tx
      .update(pedidos)
      .set({ ...(paid ? fiscalPart(pedido) : NOTHING), ...UNTIED })
      .where(eq(pedidos.id, pedido.id))
    await tx
      .update(pedidosMudancas)
      .set({ nota: null })
      .where(and(eq(pedidosMudancas.idPedido, pedido.id), eq(pedidosMudancas.quem, 'cliente')))
    await forgetPayers(tx, pedido.id, { pago: paid })
  }
  return orders.map(({ pedido }) => pedido.id)
}

/** Leads from an order to no person and to no browser. */
const UNTIED = {
  idCliente: null,
  email: '',
  origem: null,
  chave: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  chaveIdempotencia: sql`'esquecido:' || ${pedidos.id}`,
}

/** What an order without an invoice keeps of who placed it. */
export const NOTHING = {
  comprador: {
    ...{ pessoa: 'F' as const, nomeRazao: 'Cliente', documento: '', inscricaoEstadual: '' },
    ...{ email: '', celular: '' },
  },
  endereco: null,
}

function fiscalPart({ comprador, endereco }: OrderRow): Pick<OrderRow, 'comprador' | 'endereco'> {
  return {
    comprador: { ...comprador, email: '', celular: '' },
    endereco: endereco && { ...endereco, referencia: '' },
  }
}
