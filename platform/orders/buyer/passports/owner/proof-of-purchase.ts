import { eq } from 'drizzle-orm'
import type { AttestedProof } from '#contract/orders/passports.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos, pedidosNotas } from '#platform/orders/tables.ts'
import { recordsOf } from '../passport-rows.ts'
import type { PassportRow } from '../tables.ts'
import { toPublicPassport } from '../to-passport.ts'

/**
 * What the shop knows of the purchase of a passport's instrument; null after the order is gone, or without its buyer.
 */
export async function proofOfPurchase(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  row: PassportRow,
): Promise<{ idCliente: number; proof: AttestedProof } | null> {
  if (row.idPedido === null) return null
  const [order] = await db
    .select({
      idCliente: pedidos.idCliente,
      comprador: pedidos.comprador,
      nota: pedidosNotas.numero,
      chave: pedidosNotas.chave,
    })
    .from(pedidos)
    .leftJoin(pedidosNotas, eq(pedidosNotas.idPedido, pedidos.id))
    .where(eq(pedidos.id, row.idPedido))
  if (!order || order.idCliente === null) return null
  const { idCliente, nota, chave } = order
  const { nomeRazao, documento } = order.comprador

  return {
    idCliente,
    proof: {
      passaporte: toPublicPassport(row, await recordsOf(db, row.id)),
      doComprador: row.idCliente === idCliente,
      loja: { nome: settings.loja.razaoSocial || settings.loja.nome, cnpj: settings.loja.cnpj },
      comprador: { nomeRazao, documento },
      pedido: { numero: row.numeroPedido, em: row.compradoEm.toISOString() },
      preco: row.preco,
      notaFiscal: nota === null ? null : { numero: nota, chave: chave ?? '' },
    },
  }
}

/**
 * The signature in the address of a printed proof: over the passport, the buyer, the price, the order and its day, so
 * that a paper which says something else has none. Another secret of the store ends it; the buyer prints a new one.
 */
export function proofKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { passaporte, comprador, preco, pedido }: AttestedProof,
): string {
  return signLink(
    'comprovante',
    passaporte.codigo,
    passaporte.numeroSerie,
    comprador.nomeRazao,
    comprador.documento,
    String(preco),
    String(pedido.numero),
    pedido.em,
  )
}
