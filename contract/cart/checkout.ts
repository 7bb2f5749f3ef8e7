import { oc } from '@orpc/contract'
import * as z from 'zod'
import { AddressInput, PostalAddress } from '../customers/address.ts'
import { Chave, Senha, User, Usuario } from '../customers/customers.ts'
import { Centavos } from '../money.ts'
import { CardIntake } from '../orders/card-fields.ts'
import { PaymentMethod } from '../orders/orders.ts'
import { ChosenCard, OfferedCard } from '../orders/saved-cards.ts'
import { REFUSALS } from '../refusals.ts'
import { FreightQuote } from '../settings/shipping.ts'
import { Cart } from './cart.ts'

const Typed = z.string().max(254)

/** The buyer as typed; of a logged-in customer, only what the account lacks. */
export const BuyerInput = z.object({
  pessoa: z.enum(['F', 'J']).default('F'),
  nomeRazao: Typed,
  documento: Typed,
  inscricaoEstadual: Typed.default(''),
  email: Typed,
  celular: Typed,
  aceitaOfertas: z.boolean().default(false),
})

/** `documento` without punctuation, `celular` in E.164. */
export const Buyer = z.object({
  pessoa: z.enum(['F', 'J']),
  nomeRazao: z.string(),
  documento: z.string(),
  inscricaoEstadual: z.string(),
  email: z.string(),
  celular: z.string(),
})

/**
 * A saved address of the account (`customers.addresses`) or a typed one. Without either, the order is picked up in the
 * store.
 */
export const DeliveryInput = z.object({
  idEndereco: z.int32().positive().optional(),
  endereco: AddressInput.optional(),
  /** One of the quote's `fretes`; omitted until the shopper has chosen. */
  idFrete: z.string().max(60).optional(),
})

const Installment = z.object({
  parcelas: z.int().positive(),
  valorParcela: Centavos,
  valorTotal: Centavos,
  /** Monthly interest in hundredths of a percent. */
  taxa: z.int().nonnegative(),
  exibirTaxa: z.boolean(),
})

/** The checkout draft: the entered data, the options and the totals. */
export const Checkout = z.object({
  /** The first step that is incomplete. */
  passo: z.enum(['identificacao', 'entrega', 'pagamento']),
  carrinho: Cart,
  /** As typed, or from the account; null if unknown. */
  identificacao: Buyer.nullable(),
  /** Consent to offers by e-mail. */
  aceitaOfertas: z.boolean(),
  entrega: z.object({
    endereco: PostalAddress.nullable(),
    /** The saved addresses of the account. */
    salvos: z.array(PostalAddress.extend({ id: z.int32().positive(), principal: z.boolean() })),
    /** Null until a CEP is known. */
    cotacao: FreightQuote.nullable(),
    idFrete: z.string().nullable(),
  }),
  totais: z.object({ itens: Centavos, frete: Centavos.nullable(), total: Centavos }),
  /**
   * The price with each accepted payment method; `desconto` is the discount for paying at once. Empty until the freight
   * is chosen.
   */
  formas: z.array(
    z.object({
      metodo: PaymentMethod,
      desconto: Centavos,
      total: Centavos,
      /** Of cards only; otherwise empty. */
      parcelas: z.array(Installment),
    }),
  ),
  /** Days after delivery in which the goods may be returned. */
  devolucao: z.object({ dias: z.int().positive() }),
  /** The card form's fields; null if the store takes no cards. */
  formularioCartao: CardIntake.nullable(),
  /** The customer's stored cards that the form's account takes; null if none can be stored, as for guests. */
  cartoesGuardados: z.array(OfferedCard).nullable(),
  /** Minutes that a Pix can be paid, if a person of the store confirms it; null if the bank does, at once. */
  prazoPixProprio: z.int().positive().nullable(),
  /**
   * The version of prices, quantities and freight that the shopper sees, for `placeOrder`; null until everything is
   * chosen.
   */
  versao: z.string().nullable(),
})

/** The new order's page: `chave` opens it for a guest, or for the seller of an internal sale. */
export const PlacedOrder = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  chave: z.string(),
  /** Its page in the shop, with `chave` in those two cases. */
  url: z.string(),
})

const checkoutCall = (method: 'GET' | 'PUT', path: `/${string}`, summary: string) =>
  oc
    .route({ method, path, tags: ['checkout'], summary })
    .errors(REFUSALS)
    .output(Checkout)

/**
 * From cart to order, with login and logout. Each of these starts a new session, sent as cookie and header; a login
 * keeps the cart.
 */
export const checkout = {
  purchase: checkoutCall('GET', '/v2/front/checkout/purchase', 'A compra como está agora'),

  /** Invalid fields are reported one by one (`CamposInvalidos`). */
  identify: checkoutCall('PUT', '/v2/front/checkout/purchase/buyer', 'Quem compra').input(BuyerInput),

  deliver: checkoutCall('PUT', '/v2/front/checkout/purchase/delivery', 'Para onde vai, e como').input(
    DeliveryInput,
  ),

  /**
   * Creates an order from the cart. Requires an `idempotency-key`: one order per key. `versao` is the version of the
   * checkout that the shopper saw; `CompraMudou` reports what has changed since.
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
        ...ChosenCard.shape,
      }),
    )
    .errors(REFUSALS)
    .output(PlacedOrder),

  /** Records a click on the link of a cart reminder. */
  followReminder: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/reminder/{chave}',
      tags: ['checkout'],
      summary: 'Conta que o lembrete de um carrinho foi seguido',
    })
    .input(z.object({ chave: z.string().max(100) }))
    .output(z.object({ sucesso: z.literal(true) })),

  /** Logs in by password. `revendedor` admits only resellers. */
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

  /** Logs in by the code that this session requested (`POST checkout/login-facilitado`). */
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

  /** Creates the account by the link that confirms a sign-up. */
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

  /** Ends this session, or with `todas` all sessions of the account. */
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
