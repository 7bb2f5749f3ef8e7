import type { BuyerInput, DeliveryInput } from '#contract/cart/checkout.ts'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import { getCart } from '#platform/cart/get-cart.ts'
import { addItems } from '#platform/cart/items/add-items.ts'
import { removeItem } from '#platform/cart/items/remove-item.ts'
import { updateItem } from '#platform/cart/items/update-item.ts'
import { setManualDiscount } from '#platform/cart/offers/set-manual-discount.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { chooseDelivery } from '../draft/choose-delivery.ts'
import { identifyBuyer } from '../draft/identify-buyer.ts'
import { discountLimit, openSale, toSale } from './open-internal-sale.ts'

type Of<Input> = Input & { id: string }

/** Returns an internal sale. */
export async function getSale(context: RequestContext, input: { id: string }): Promise<Sale> {
  const { staff, row, shop } = await openSale(context, input)

  return toSale(staff, row, shop)
}

/** Sets the quantity of a SKU, whether it is in the cart or not; zero removes it. Refuses as the shop's cart does. */
export async function putItem(
  context: RequestContext,
  { id, quantidade, ...sku }: Of<{ idProduto: number; idAtributoSimples: number; quantidade: number }>,
): Promise<Sale> {
  const { staff, row, shop } = await openSale(context, { id })
  const hash = { ...sku, idUnidadeVenda: 1, idArmazem: 1 } as const
  const { itens } = await getCart(shop)
  const there = itens.some((item) => item.hash.idAtributoSimples === sku.idAtributoSimples)
  if (quantidade === 0) await removeItem(shop, hash)
  else if (there) await updateItem(shop, { ...hash, quantidade })
  else await addItems(shop, { itens: [{ ...sku, quantidade }] })

  return toSale(staff, row, shop)
}

/**
 * Sets the manual discount in centavos, up to the limit of the seller's role. Refuses `DescontoAcimaDoLimite` and
 * `CarrinhoVazio`.
 */
export async function discountSale(
  context: RequestContext,
  { id, valor }: Of<{ valor: number }>,
): Promise<Sale> {
  const { staff, row, shop } = await openSale(context, { id })
  const before = await toSale(staff, row, shop)
  const limite = discountLimit(staff)
  const { maximo } = before.desconto
  if (valor > maximo) throw refuse('DescontoAcimaDoLimite', { maximo })
  await context.db.transaction(async (tx) => {
    const manual = valor === 0 ? null : { valor, limite, por: staff.nome }
    await setManualDiscount(tx, { sessao: row.sessao, manual })
    await recordChange(tx, context, {
      acao: 'venda.desconto',
      alvo: { tipo: 'venda', id, nome: before.cliente.nomeRazao },
      antes: { desconto: before.desconto.valor },
      depois: { desconto: valor },
    })
  })

  return toSale(staff, row, shop)
}

/** Completes the buyer with what the customer's account lacks. Refuses `CamposInvalidos`. */
export async function identifySaleBuyer(
  context: RequestContext,
  { id, ...typed }: Of<BuyerInput>,
): Promise<Sale> {
  const { staff, row, shop } = await openSale(context, { id })
  await identifyBuyer(shop, typed)

  return toSale(staff, row, shop)
}

/** Chooses the delivery. Refuses `CamposInvalidos` and `FreteMudou`. */
export async function deliverSale(
  context: RequestContext,
  { id, ...delivery }: Of<DeliveryInput>,
): Promise<Sale> {
  const { staff, row, shop } = await openSale(context, { id })
  await chooseDelivery(shop, delivery)

  return toSale(staff, row, shop)
}
