import { oc } from '@orpc/contract'
import * as z from 'zod'
import { AddressInput, PostalAddress } from '../customers/address.ts'
import { Chave, Senha, User, Usuario } from '../customers/customers.ts'
import { Centavos } from '../money.ts'
import { PaymentMethod } from '../orders/orders.ts'
import { REFUSALS } from '../refusals.ts'
import { FreightQuote } from '../settings/shipping.ts'
import { Cart } from './cart.ts'

const Typed = z.string().max(254)

/** Who buys, as it is typed; of who is logged in only what the account lacks is asked. */
export const BuyerInput = z.object({
  pessoa: z.enum(['F', 'J']).default('F'),
  nomeRazao: Typed,
  documento: Typed,
  inscricaoEstadual: Typed.default(''),
  email: Typed,
  celular: Typed,
  aceitaOfertas: z.boolean().default(false),
})

/** `documento` without marks, `celular` in E.164. */
export const Buyer = z.object({
  pessoa: z.enum(['F', 'J']),
  nomeRazao: z.string(),
  documento: z.string(),
  inscricaoEstadual: z.string(),
  email: z.string(),
  celular: z.string(),
})

/** A saved address of the account (`customers.addresses`), or one that is typed. Without either, it is fetched in the store. */
export const DeliveryInput = z.object({
  idEndereco: z.int32().positive().optional(),
  endereco: AddressInput.optional(),
  /** Of the quote's `fretes`; left out, the shopper has not chosen yet. */
  idFrete: z.string().max(60).optional(),
})

const Installment = z.object({
  parcelas: z.int().positive(),
  valorParcela: Centavos,
  valorTotal: Centavos,
  /** Of a month, in hundredths of a percent. */
  taxa: z.int().nonnegative(),
  exibirTaxa: z.boolean(),
})

/** A purchase on its way, as it stands now: what was typed, what there is to choose, what it costs. */
export const Checkout = z.object({
  /** The first step that still lacks something. */
  passo: z.enum(['identificacao', 'entrega', 'pagamento']),
  carrinho: Cart,
  /** What was typed or what the account knows; null before. */
  identificacao: Buyer.nullable(),
  /** Whether they want to hear of offers by e-mail. */
  aceitaOfertas: z.boolean(),
  entrega: z.object({
    endereco: PostalAddress.nullable(),
    /** Those of the account. */
    salvos: z.array(PostalAddress.extend({ id: z.int32().positive(), principal: z.boolean() })),
    /** Null before a CEP is known. */
    cotacao: FreightQuote.nullable(),
    idFrete: z.string().nullable(),
  }),
  totais: z.object({ itens: Centavos, frete: Centavos.nullable(), total: Centavos }),
  /** What each method that the store takes would cost; `desconto` is what paying at once takes off. Empty before the freight is chosen. */
  formas: z.array(
    z.object({
      metodo: PaymentMethod,
      desconto: Centavos,
      total: Centavos,
      /** Of cards; otherwise empty. */
      parcelas: z.array(Installment),
    }),
  ),
  /** Days after the arrival in which what is bought may be returned. */
  devolucao: z.object({ dias: z.int().positive() }),
  /** The card provider's script, that makes tokens of cards in the browser; null where the store takes none. */
  scriptCartao: z.string().nullable(),
  /** All that the shopper sees of prices, quantities and freight, for `placeOrder`; null before all is chosen. */
  versao: z.string().nullable(),
})

/** Where the new order is: `chave` opens it to who bought without an account, and to who sold it in a customer's name. */
export const PlacedOrder = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  chave: z.string(),
  /** Its page in the shop, with `chave` for those two. */
  url: z.string(),
})

const checkoutCall = (method: 'GET' | 'PUT', path: `/${string}`, summary: string) =>
  oc
    .route({ method, path, tags: ['checkout'], summary })
    .errors(REFUSALS)
    .output(Checkout)

/**
 * From the cart to the order, and ways in and out of an account: each of these gives the visitor another session, by cookie and
 * header; a login takes the cart along.
 */
export const checkout = {
  purchase: checkoutCall('GET', '/v2/front/checkout/purchase', 'A compra como está agora'),

  /** What is wrong comes back field by field (`CamposInvalidos`). */
  identify: checkoutCall('PUT', '/v2/front/checkout/purchase/buyer', 'Quem compra').input(BuyerInput),

  deliver: checkoutCall('PUT', '/v2/front/checkout/purchase/delivery', 'Para onde vai, e como').input(
    DeliveryInput,
  ),

  /**
   * Turns the cart into an order. With the same `idempotency-key`, which it asks for, it is one order however often it
   * arrives. `versao` is that of the purchase that the shopper saw: `CompraMudou` tells what is different now.
   */
  placeOrder: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/order',
      tags: ['checkout'],
      summary: 'Fecha o pedido',
      successStatus: 201,
    })
    .input(
      z.object({
        versao: z.string().max(8000),
        metodo: PaymentMethod,
        parcelas: z.int().min(1).max(24).default(1),
        /** What the provider's script made of the card. */
        token: z.string().max(500).optional(),
      }),
    )
    .errors(REFUSALS)
    .output(PlacedOrder),

  /** The link of a mail that reminds of a cart was followed. */
  followReminder: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/reminder/{chave}',
      tags: ['checkout'],
      summary: 'Conta que o lembrete de um carrinho foi seguido',
    })
    .input(z.object({ chave: z.string().max(100) }))
    .output(z.object({ sucesso: z.literal(true) })),

  /** By password. `revendedor` lets only resellers in. */
  login: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/login',
      tags: ['checkout'],
      summary: 'Entra com senha',
    })
    .input(z.object({ usuario: Usuario, senha: Senha, revendedor: z.boolean().default(false) }))
    .errors(REFUSALS)
    .output(User),

  /** By the code that this session asked for (`POST checkout/login-facilitado`). */
  loginByCode: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/login-facilitado/entrar',
      tags: ['checkout'],
      summary: 'Entra com o código recebido por e-mail',
    })
    .input(z.object({ codigo: z.string().trim().max(20) }))
    .errors(REFUSALS)
    .output(User),

  /** By the link that confirms a sign-up, which makes the account. */
  confirmSignUp: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/cadastro/confirmar',
      tags: ['checkout'],
      summary: 'Confirma o cadastro e entra',
    })
    .input(z.object({ chave: Chave }))
    .errors(REFUSALS)
    .output(User),

  /** Out of this session, or with `todas` of every one of the account. */
  logout: oc
    .route({ method: 'POST', path: '/v2/front/checkout/logout', tags: ['checkout'], summary: 'Sai da conta' })
    .input(z.object({ todas: z.boolean().default(false) }).default({ todas: false }))
    .errors(REFUSALS)
    .output(User),
}

export type Checkout = z.infer<typeof Checkout>
export type Buyer = z.infer<typeof Buyer>
export type BuyerInput = z.infer<typeof BuyerInput>
export type DeliveryInput = z.infer<typeof DeliveryInput>
export type PlacedOrder = z.infer<typeof PlacedOrder>
