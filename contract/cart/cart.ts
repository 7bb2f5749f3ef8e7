import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_LINES, MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { piecesInCarts } from '../catalog/pieces.ts'
import { Message } from '../message.ts'
import { Centavos, Prices } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'

const Id = z.int32().positive()

/**
 * What identifies a cart line (specification, section 3 "hash"). `idAtributoSimples` is the id of the chosen SKU;
 * `idUnidadeVenda` and `idArmazem` are always 1, since there is one unit of sale and one warehouse.
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

/** The Pix discount, in percent and in centavos. */
const CashDiscount = z.object({ porcentagem: z.int().min(0).max(99), valor: Centavos })

/**
 * A price adjustment, as cart, order, mail and invoice show it. `valor` is in centavos, negative for a discount and
 * positive for a service.
 */
export const Adjustment = z.object({
  tipo: z.enum(['promocao', 'cupom', 'combinacao', 'lista', 'manual', 'troca', 'credito', 'servico']),
  /** Its source: a promotion, coupon, product combination, teacher's list, seller, trade-in, credit or service. */
  origem: z.string(),
  label: z.string(),
  valor: z.int(),
})

/** A service of the workshop that a line of a cart or order has; `valor` is its price for one unit, in centavos. */
export const LineService = z.object({
  idServico: z.int(),
  nome: z.string(),
  valor: Centavos,
  /** The answers to its questions, in words. */
  escolhas: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
})

export const CartItem = z.object({
  hash: CartHash,
  tipo: CartItemType,
  nome: z.string(),
  /** The product's page with this SKU selected. */
  url: z.string(),
  imagem: Picture,
  quantidade: z.int().min(1).max(MAX_UNITS),
  /** The quantity that is available: the stock, limited to `MAX_UNITS`. */
  quantidadeMaxima: z.int().min(1).max(MAX_UNITS),
  atributos: z.object({ unico: ChosenAttribute.nullable(), simples: z.array(ChosenAttribute) }),
  /** The key attributes of the product's category, which its name may lack. */
  fatos: z.array(z.object({ label: z.string(), valor: z.string() })),
  /** Current price of one unit. */
  precos: z.object({ precoDe: Centavos.nullable(), precoPor: Centavos, descontoVista: CashDiscount }),
  ajustes: z.array(Adjustment),
  /**
   * Of a single instrument: until when nobody else can have it. `retidoAte` is null when that time is over; it stays in
   * the cart until somebody else takes it. Null for goods of counted stock.
   */
  exemplar: z.object({ retidoAte: z.iso.datetime().nullable() }).nullable(),
  /**
   * Until when a unit is held for this cart, which came through the queue for what was sold out; null for all others.
   */
  reservadoAte: z.iso.datetime().nullable(),
  /** What the workshop does to each unit before it is sent, and whether it offers anything for this product. */
  servicos: z.array(LineService),
  temServicos: z.boolean(),
  /** For which pupils of teachers' lists its units are; `jaComprado` if somebody has ordered the item for the pupil. */
  alunos: z.array(
    z.object({
      nome: z.string(),
      lista: z.string(),
      quantidade: z.int().positive(),
      jaComprado: z.boolean(),
    }),
  ),
  /** `precoPor` × `quantidade` plus the line's adjustments. */
  total: Centavos,
})

/** The cart's progress towards free freight (specification, sections 4 and 9). */
const FreeFreight = z.object({
  /** 0 to 100. */
  porcentagem: z.int().min(0).max(100),
  /** Red up to 50 %, yellow below 100 %, green at 100 %. */
  estado: z.enum(['vermelho', 'amarelo', 'verde']),
  /** Sanitised HTML that includes the missing amount. */
  mensagem: z.string(),
})

/** The whole cart: the response of every call that reads or changes it. */
export const Cart = z.object({
  itens: z.array(CartItem),
  subtotal: z.object({
    /** Sum of all lines at `precoPor`, before adjustments. */
    valor: Centavos,
    /** On `total`. */
    descontoVista: CashDiscount,
  }),
  /** The adjustments of all lines, summed up by label, in the order of application. */
  ajustes: z.array(Adjustment),
  /** Price of the items after adjustments, without freight. */
  total: Centavos,
  /** The applied coupon, with its effect in words. */
  cupom: z.object({ codigo: z.string(), label: z.string() }).nullable(),
  /** Null if the store does not advertise free freight. */
  freteGratis: FreeFreight.nullable(),
  /** Sum of the quantities of all lines. */
  quantidadeTotal: z.int().nonnegative(),
  /** Up to two promotions for which only quantity or value is missing, with the missing part. */
  promocoesProximas: z.array(z.object({ id: z.int(), texto: z.string() })),
  mensagens: z.array(Message),
})

/** A promotion as shoppers read it: its name, and its conditions in words (may be empty). */
export const ProductPromotion = z.object({ id: z.int(), nome: z.string(), condicoes: z.string() })

const NewItem = z.object({
  idProduto: Id,
  /** The SKU; optional if the product has only one. */
  idAtributoSimples: Id.nullish(),
  quantidade: z.int().min(1).max(MAX_UNITS),
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
 * The cart of the session, or of the logged-in customer. Prices and stock are current. `mensagens` reports differences
 * from what the shopper last saw, in every response until the shopper changes the cart; messages about a change itself
 * are repeated for ten minutes. Calls that add take an `idempotency-key` header, so that a retry counts once.
 */
export const cart = {
  get: cartCall('GET', 'O carrinho'),

  /**
   * Adds an item, or increases its quantity. A quantity above the stock is lowered, with a message; refused if none is
   * left.
   */
  add: shopCall('/v2/front/checkout/cart', 'Põe itens no carrinho').input(
    z.object({ tipo: CartItemType.default('produto'), itens: z.array(NewItem).min(1).max(MAX_LINES) }),
  ),

  /** Sets the quantity of a line; a quantity above the stock is lowered, with a message. */
  update: cartCall('PUT', 'Muda a quantidade de um item').input(
    CartHash.extend({
      tipo: CartItemType.default('produto'),
      quantidade: z.int().min(1).max(MAX_UNITS),
    }),
  ),

  /** Idempotent: removing a missing line changes nothing. */
  remove: cartCall('DELETE', 'Tira um item do carrinho').input(
    CartHash.extend({ tipo: CartItemType.default('produto') }),
  ),

  /**
   * Adds a whole list, or those of its products in `itens`, with SKUs and quantities. Unavailable products are skipped,
   * with a message; if a SKU has to be chosen, everything is refused.
   */
  shopList: shopCall('/v2/front/list/shop', 'Põe uma lista inteira no carrinho').input(
    z
      .object({
        /** `/lista/{lista}`. */
        url: z.string().max(300).optional(),
        hash: z.string().max(120).optional(),
        itens: z.array(NewItem).min(1).max(MAX_LINES).optional(),
      })
      .refine(({ url, hash }) => (url ?? hash) !== undefined, 'Diga qual lista: url ou hash.'),
  ),

  /** "Compre junto": adds one of each; the combination's discount becomes an adjustment. */
  combination: shopCall('/v2/front/product/combination', 'Põe dois produtos juntos no carrinho').input(
    z.object({ produtoPrincipal: PairItem, produtoIndicado: PairItem }),
  ),

  /** The visitor's own prices, only where they are lower than the public ones. Never part of a shared page. */
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

  /** The promotions that apply to a product for every buyer; those limited to some buyers or uses are omitted. */
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

  piecesInCarts,

  applyCoupon: couponCall('PUT', 'Usa um cupom'),
  removeCoupon: couponCall('DELETE', 'Tira o cupom'),
}

export type Cart = z.infer<typeof Cart>
export type ProductPromotion = z.infer<typeof ProductPromotion>
export type OwnPrices = z.infer<typeof OwnPrices>
export type CartItem = z.infer<typeof CartItem>
export type CartHash = z.infer<typeof CartHash>
export type NewItem = z.infer<typeof NewItem>
export type Adjustment = z.infer<typeof Adjustment>
