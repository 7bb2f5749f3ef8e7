import { and, eq } from 'drizzle-orm'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import { maxManualDiscount } from '#domain/cart/manual-discount.ts'
import { MANUAL_DISCOUNT_PERCENT } from '#domain/staff/permissions.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { permit, type Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { orderLink } from '#platform/orders/access/order-link.ts'
import { getCheckout } from '../draft/get-checkout.ts'
import { vendasInternas as vendas } from '../tables.ts'

type SaleRow = typeof vendas.$inferSelect

/**
 * Returns a sale of the staff member: its row, and the request context of its shop session. Refuses
 * `CadastroInexistente` for sales of others.
 */
export async function openSale(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ staff: Staff; row: SaleRow; shop: RequestContext }> {
  const staff = permit(context, 'pedidos.vender')
  const own = and(eq(vendas.id, id), eq(vendas.idFuncionario, staff.id ?? 0))
  const [row] = await context.db.select().from(vendas).where(own)
  if (!row) throw refuse('CadastroInexistente')

  return { staff, row, shop: { ...context, sessao: row.sessao } }
}

/** Maps a sale to the contract's JSON. */
export async function toSale(staff: Staff, row: SaleRow, shop: RequestContext): Promise<Sale> {
  const { id, nomeRazao, email, celular, revendedor } = await getUser(shop)
  const compra = await getCheckout(shop)
  const { carrinho } = compra
  const valor = carrinho.ajustes.reduce((sum, one) => (one.tipo === 'manual' ? sum - one.valor : sum), 0)
  const limite = discountLimit(staff)

  return {
    id: row.id,
    criadaEm: row.criadaEm.toISOString(),
    compra,
    cliente: { id, nomeRazao, email, celular, revendedor },
    desconto: { valor, limite, maximo: maxManualDiscount(carrinho.total + valor, limite) },
    pedido: row.idPedido === null ? null : await orderLink(shop, row.idPedido),
  }
}

/** In percent; zero for an integration, which has no role. */
export function discountLimit({ papel }: Staff): number {
  return papel ? MANUAL_DISCOUNT_PERCENT[papel] : 0
}
