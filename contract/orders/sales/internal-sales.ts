import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { adminCall } from '../../admin-call.ts'
import { BuyerInput, Checkout, DeliveryInput } from '../../cart/checkout.ts'
import { Centavos, StoredCentavos } from '../../money.ts'

const call = adminCall('sales')

const Which = z.object({ id: z.uuid() })

/** The order of a closed internal sale: `url` is its full address with the key that opens it, for the payer. */
const SoldOrder = z.object({ id: z.uuid(), numero: z.int().positive(), url: z.string() })

/** An internal sale. */
const Sale = Which.extend({
  criadaEm: z.iso.datetime(),
  cliente: z.object({
    id: z.int32().positive(),
    nomeRazao: z.string(),
    email: z.string(),
    celular: z.string(),
    revendedor: z.boolean(),
  }),
  compra: Checkout,
  /** The seller's discount: its amount, and the maximum of this seller's role, in centavos and (`limite`) percent. */
  desconto: z.object({ valor: Centavos, maximo: Centavos, limite: z.int().min(0).max(100) }),
  /** Null until the order exists. */
  pedido: SoldOrder.nullable(),
})

export const sales = {
  /** The caller's open sales, newest first, twenty at most. */
  list: call('GET', '/sales', 'As próprias vendas em andamento', 'pedidos.vender').output(
    z.object({
      vendas: z.array(
        Which.extend({ criadaEm: z.iso.datetime(), cliente: z.string(), quantidadeTotal: z.int() }),
      ),
    }),
  ),

  /** Refuses `ClienteInexistente`. */
  start: call('POST', '/sales', 'Começa uma venda em nome de um cliente', 'pedidos.vender')
    .input(z.object({ idCliente: z.int32().positive() }))
    .output(Sale),

  get: call('GET', '/sales/{id}', 'Uma venda', 'pedidos.vender').input(Which).output(Sale),

  /** Searches SKUs by name, code or EAN, at public prices. */
  goods: call('GET', '/sales/goods', 'Produtos para uma venda', 'pedidos.vender')
    .input(
      z.object({
        busca: z.string().trim().min(2).max(100),
        /** For a quote: also those with a price on request. */
        sobConsulta: z.literal('sim').optional(),
      }),
    )
    .output(
      z.object({
        produtos: z.array(
          z.object({
            idProduto: z.int32(),
            idAtributoSimples: z.int32(),
            nome: z.string(),
            sku: z.string(),
            precoPor: Centavos,
            estoque: z.int().nonnegative(),
          }),
        ),
      }),
    ),

  /** Sets the quantity of an item; zero removes it. Refuses as the shop's cart does. */
  putItem: call('PUT', '/sales/{id}/items', 'Põe um produto na venda', 'pedidos.vender')
    .input(
      Which.extend({
        idProduto: z.int32().positive(),
        idAtributoSimples: z.int32().positive(),
        quantidade: z.int().min(0).max(MAX_UNITS),
      }),
    )
    .output(Sale),

  /** Refuses `DescontoAcimaDoLimite`. */
  discount: call('PUT', '/sales/{id}/discount', 'Dá um desconto à mão', 'pedidos.vender')
    .input(Which.extend({ valor: StoredCentavos }))
    .output(Sale),

  identify: call('PUT', '/sales/{id}/buyer', 'Completa quem compra', 'pedidos.vender')
    .input(Which.extend(BuyerInput.shape))
    .output(Sale),

  deliver: call('PUT', '/sales/{id}/delivery', 'Para onde vai, e como', 'pedidos.vender')
    .input(Which.extend(DeliveryInput.shape))
    .output(Sale),

  /** Creates the order, which the customer pays by its link. Requires an `idempotency-key`: one order per key. */
  place: call('POST', '/sales/{id}/order', 'Fecha a venda e gera o link de pagamento', 'pedidos.vender')
    .input(Which.extend({ versao: z.string().max(8000), metodo: z.enum(['pix', 'boleto']) }))
    .output(SoldOrder),

  /** A link that continues the sale in the shop in this browser; works once. */
  openInShop: call('POST', '/sales/{id}/shop', 'Continua a venda na loja', 'pedidos.vender')
    .input(Which)
    .output(z.object({ url: z.string() })),
}

export type Sale = z.infer<typeof Sale>
