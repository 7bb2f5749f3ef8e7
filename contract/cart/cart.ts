import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Message } from '../message.ts'
import { Centavos, Prices } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'

const Id = z.int32().positive()

/** The most of one item that a cart takes, whatever the stock. */
export const MAX_QUANTIDADE = 999

/** The most lines that a cart takes. */
export const MAX_ITENS = 100

/**
 * What tells one line of the cart from another (specification, section 3 "hash"). `idAtributoSimples` is the id of the chosen
 * SKU; `idUnidadeVenda` and `idArmazem` are 1, since there is one unit of sale and one warehouse.
 */
export const CartHash = z.object({
  idProduto: Id,
  idAtributoSimples: Id,
  idUnidadeVenda: z.literal(1).default(1),
  idArmazem: z.literal(1).default(1),
})

/** A single product, or a kit that is sold as one. */
export const CartItemType = z.enum(['produto', 'conjunto'])

const ChosenAttribute = z.object({
  atributo: z.object({ label: z.string() }),
  atributoValor: z.object({ label: z.string() }),
})

/** What Pix takes off: percent, and centavos. */
const CashDiscount = z.object({ porcentagem: z.int().min(0).max(99), valor: Centavos })

/** A change of a price, as cart, order, mail and invoice show it. `valor` is in centavos, negative for a discount. */
export const Adjustment = z.object({
  tipo: z.enum(['promocao', 'cupom', 'combinacao', 'manual']),
  /** The promotion, coupon, combination or seller that it comes from. */
  origem: z.string(),
  label: z.string(),
  valor: z.int(),
})

export const CartItem = z.object({
  hash: CartHash,
  tipo: CartItemType,
  nome: z.string(),
  /** The product's page with this SKU chosen. */
  url: z.string(),
  imagem: Picture,
  quantidade: z.int().min(1).max(MAX_QUANTIDADE),
  /** The most that can be had: the stock, at most `MAX_QUANTIDADE`. */
  quantidadeMaxima: z.int().min(1).max(MAX_QUANTIDADE),
  atributos: z.object({ unico: ChosenAttribute.nullable(), simples: z.array(ChosenAttribute) }),
  /** What the product is by the key attributes of its category: what its name may be too short to tell. */
  fatos: z.array(z.object({ label: z.string(), valor: z.string() })),
  /** Of one unit, as read at this moment. */
  precos: z.object({ precoDe: Centavos.nullable(), precoPor: Centavos, descontoVista: CashDiscount }),
  ajustes: z.array(Adjustment),
  /** `precoPor` × `quantidade` and the adjustments of this line. */
  total: Centavos,
})

/** How far the cart is from free freight (specification, sections 4 and 9). */
const FreeFreight = z.object({
  /** 0 to 100. */
  porcentagem: z.int().min(0).max(100),
  /** Red up to 50 %, yellow below 100 %, green at 100 %. */
  estado: z.enum(['vermelho', 'amarelo', 'verde']),
  /** Sanitised HTML, with the missing amount filled in. */
  mensagem: z.string(),
})

/** The whole cart: the answer of every call that touches it. */
export const Cart = z.object({
  itens: z.array(CartItem),
  subtotal: z.object({
    /** All lines at `precoPor`, before adjustments. */
    valor: Centavos,
    /** On `total`. */
    descontoVista: CashDiscount,
  }),
  /** The adjustments of all lines, added up by label, in the order in which they were applied. */
  ajustes: z.array(Adjustment),
  /** What the items cost after adjustments; freight comes on top. */
  total: Centavos,
  /** The coupon that is on, with what it does in words. */
  cupom: z.object({ codigo: z.string(), label: z.string() }).nullable(),
  /** Null when the store does not announce free freight. */
  freteGratis: FreeFreight.nullable(),
  /** Of units, over all lines. */
  quantidadeTotal: z.int().nonnegative(),
  /** Promotions that lack only units or money, two at most, with what is missing. */
  promocoesProximas: z.array(z.object({ id: z.int(), texto: z.string() })),
  mensagens: z.array(Message),
})

/** A promotion of a product, as shoppers read it: its name, and its conditions in words, or an empty text. */
export const ProductPromotion = z.object({ id: z.int(), nome: z.string(), condicoes: z.string() })

const NewItem = z.object({
  idProduto: Id,
  /** The SKU; may be left out where the product has only one. */
  idAtributoSimples: Id.nullish(),
  quantidade: z.int().min(1).max(MAX_QUANTIDADE),
})

const PairItem = NewItem.omit({ quantidade: true })

export const OwnPrices = z.object({
  precos: z.array(z.object({ idAtributoSimples: Id, precos: Prices })),
})

const cartCall = (method: 'GET' | 'PUT' | 'DELETE', summary: string) =>
  oc
    .route({ method, path: '/v2/front/checkout/cart', tags: ['cart'], summary })
    .errors(REFUSALS)
    .output(Cart)

const COUNTS_ONCE =
  'Com o cabeçalho idempotency-key (até 100 caracteres), o mesmo pedido repetido em até um dia conta uma vez só; outro pedido com a mesma chave é recusado.'

const shopCall = (path: `/${string}`, summary: string) =>
  oc
    .route({ method: 'POST', path, tags: ['cart'], summary, description: COUNTS_ONCE })
    .errors(REFUSALS)
    .output(Cart)

const couponCall = (method: 'PUT' | 'DELETE', summary: string) =>
  oc
    .route({ method, path: '/v2/front/promotional/coupon/{hashCupom}', tags: ['cart'], summary })
    .input(
      z.object({
        hashCupom: z
          .string()
          .trim()
          .min(1)
          .max(40)
          .regex(/^\P{Cc}*$/u),
      }),
    )
    .errors(REFUSALS)
    .output(Cart)

/**
 * The cart of the session, or of the customer who is logged in. Prices and stock are read at answer time. What differs from
 * what the shopper last saw is told in `mensagens` by every answer until the shopper changes the cart; what a change itself
 * had to say is told again for ten minutes. Calls that add take an `idempotency-key` header: a repeated request then counts
 * once.
 */
export const cart = {
  get: cartCall('GET', 'O carrinho'),

  /** Adds; an item that is there already becomes more. More than the stock is lowered to it, and said; no more at all is refused. */
  add: shopCall('/v2/front/checkout/cart', 'Põe itens no carrinho').input(
    z.object({ tipo: CartItemType.default('produto'), itens: z.array(NewItem).min(1).max(MAX_ITENS) }),
  ),

  /** Sets the quantity of a line; more than the stock is lowered to it, and said. */
  update: cartCall('PUT', 'Muda a quantidade de um item').input(
    CartHash.extend({
      tipo: CartItemType.default('produto'),
      quantidade: z.int().min(1).max(MAX_QUANTIDADE),
    }),
  ),

  /** Taking out what is not there changes nothing. */
  remove: cartCall('DELETE', 'Tira um item do carrinho').input(
    CartHash.extend({ tipo: CartItemType.default('produto') }),
  ),

  /**
   * A whole list, or those of its products that `itens` names, with their SKUs and quantities. What can't be had is left out,
   * and said; where a SKU has to be chosen, all is refused.
   */
  shopList: shopCall('/v2/front/list/shop', 'Põe uma lista inteira no carrinho').input(
    z
      .object({
        /** `/lista/{lista}`. */
        url: z.string().max(300).optional(),
        hash: z.string().max(120).optional(),
        itens: z.array(NewItem).min(1).max(MAX_ITENS).optional(),
      })
      .refine(({ url, hash }) => (url ?? hash) !== undefined, 'Diga qual lista: url ou hash.'),
  ),

  /** "Compre junto": one of each; the discount of the pair comes as an adjustment. */
  combination: shopCall('/v2/front/product/combination', 'Põe dois produtos juntos no carrinho').input(
    z.object({ produtoPrincipal: PairItem, produtoIndicado: PairItem }),
  ),

  /** What the visitor pays where it is less than what everybody pays; the others are left out. Never in a page that is shared. */
  ownPrices: oc
    .route({
      method: 'POST',
      path: '/v2/front/product/prices',
      tags: ['cart'],
      summary: 'Os preços de quem revende',
    })
    .input(z.object({ skus: z.array(Id).min(1).max(200) }))
    .errors(REFUSALS)
    .output(OwnPrices),

  /** What applies by itself to a product now, whoever buys it: what is limited to some buyers or uses is left out. */
  promotions: oc
    .route({
      method: 'GET',
      path: '/v2/front/product/{idProduto}/promotions',
      tags: ['cart'],
      summary: 'As promoções de um produto',
    })
    .input(z.object({ idProduto: z.coerce.number().int().positive().max(2_147_483_647) }))
    .errors(REFUSALS)
    .output(z.object({ promocoes: z.array(ProductPromotion) })),

  applyCoupon: couponCall('PUT', 'Usa um cupom'),
  dropCoupon: couponCall('DELETE', 'Tira o cupom'),
}

export type Cart = z.infer<typeof Cart>
export type ProductPromotion = z.infer<typeof ProductPromotion>
export type OwnPrices = z.infer<typeof OwnPrices>
export type CartItem = z.infer<typeof CartItem>
export type CartHash = z.infer<typeof CartHash>
export type NewItem = z.infer<typeof NewItem>
export type Adjustment = z.infer<typeof Adjustment>
