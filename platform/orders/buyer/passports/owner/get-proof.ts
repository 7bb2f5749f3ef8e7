import { and, eq } from 'drizzle-orm'
import type { PassportProof } from '#contract/orders/passports.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos, pedidosNotas } from '#platform/orders/tables.ts'
import { findPassport, recordsOf } from '../passport-rows.ts'
import { toPublicPassport } from '../to-passport.ts'

/**
 * Returns the proof of a purchase for an insurer, to the buyer, also after the instrument was handed over, of which it says
 * so. Refuses `LoginNecessario`, and `PassaporteInexistente` to everybody else and for an instrument that was returned.
 */
export async function getProof(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<PassportProof> {
  const idCliente = await requireCustomer(context)
  const { db, settings } = context
  const row = await findPassport(db, codigo)
  if (row.idPedido === null || row.anuladoEm !== null) throw refuse('PassaporteInexistente')
  const [order] = await db
    .select({ comprador: pedidos.comprador, nota: pedidosNotas.numero, chave: pedidosNotas.chave })
    .from(pedidos)
    .leftJoin(pedidosNotas, eq(pedidosNotas.idPedido, pedidos.id))
    .where(and(eq(pedidos.id, row.idPedido), eq(pedidos.idCliente, idCliente)))
  if (!order) throw refuse('PassaporteInexistente')
  const { nomeRazao, documento } = order.comprador

  return {
    passaporte: toPublicPassport(row, await recordsOf(db, row.id)),
    doComprador: row.idCliente === idCliente,
    loja: { nome: settings.loja.razaoSocial || settings.loja.nome, cnpj: settings.loja.cnpj },
    comprador: { nomeRazao, documento },
    pedido: { numero: row.numeroPedido, em: row.compradoEm.toISOString() },
    preco: row.preco,
    notaFiscal: order.nota === null ? null : { numero: order.nota, chave: order.chave ?? '' },
  }
}
