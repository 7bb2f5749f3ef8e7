import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import { openSaleSession } from '#platform/customers/internal-sale/open-session.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { vendasInternas } from '../tables.ts'
import { toSale } from './open-internal-sale.ts'

/** Starts a sale in a customer's name. Refuses `ClienteInexistente`, and `PermissaoNegada` to an integration. */
export async function startSale(
  context: RequestContext,
  { idCliente }: { idCliente: number },
): Promise<Sale> {
  const staff = permit(context, 'pedidos.vender')
  const { id: idFuncionario, nome: vendedor } = staff
  if (idFuncionario === null) throw refuse('PermissaoNegada')
  const { now } = context
  const row = await context.db.transaction(async (tx) => {
    const sessao = await openSaleSession(tx, { vendedor, idCliente, now })
    const [sale] = await tx
      .insert(vendasInternas)
      .values({ idFuncionario, sessao, criadaEm: now })
      .returning()
    if (!sale) throw new Error('The sale was not created.')
    await recordChange(tx, context, {
      acao: 'venda.iniciada',
      alvo: { tipo: 'venda', id: sale.id, nome: `Cliente ${idCliente}` },
    })
    return sale
  })

  return toSale(staff, row, { ...context, sessao: row.sessao })
}
