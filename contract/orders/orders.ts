import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Adjustment, Cart } from '../cart/cart.ts'
import { PostalAddress } from '../customers/address.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Freight } from '../settings/shipping.ts'

export const PaymentMethod = z.enum(['pix', 'boleto', 'cartao'])

/** How an order was paid; `outro` is a way of another shop that this one has not. */
export const OrderMethod = z.enum([...PaymentMethod.options, 'outro'])

/** Where an order stands (`domain/order/order-situation.ts`). */
export const OrderSituation = z.enum([
  'aguardandoPagamento',
  'pagamentoEmAnalise',
  'pagamentoAprovado',
  'emSeparacao',
  'enviado',
  'entregue',
  'devolucaoSolicitada',
  'devolvido',
  'cancelado',
])

/** How it stands with its money (`domain/order/payment/order-payment.ts`). */
const OrderPayment = z.enum([
  'pendente',
  'emAnalise',
  'recusado',
  'expirado',
  'cancelado',
  'pagoEmParte',
  'pago',
  'pagoAMais',
  'estornadoEmParte',
  'estornado',
  'contestado',
])

/** A change of a price as the cart knows it, or what is taken off for paying at once (`vista`). */
const OrderAdjustment = Adjustment.extend({ tipo: z.enum([...Adjustment.shape.tipo.options, 'vista']) })

/** Of goods that another shop sold and this one does not, ids and picture are null and `url` is empty. */
const OrderItem = z.object({
  idProduto: z.int32().positive().nullable(),
  idAtributoSimples: z.int32().positive().nullable(),
  tipo: z.enum(['produto', 'conjunto']),
  sku: z.string(),
  nome: z.string(),
  /** The product's page as it was; it may be gone. */
  url: z.string(),
  imagem: Picture.nullable(),
  atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
  quantidade: z.int().positive(),
  precos: z.object({ precoDe: Centavos.nullable(), precoPor: Centavos }),
  ajustes: z.array(OrderAdjustment),
  /** `precoPor` × `quantidade` and the adjustments. */
  total: Centavos,
})

/** One attempt to pay. What there is to pay with is null until the provider has answered. */
const Attempt = z.object({
  id: z.uuid(),
  metodo: PaymentMethod,
  situacao: z.enum([
    'pendente',
    'emAnalise',
    'autorizado',
    'recusado',
    'expirado',
    'cancelado',
    'pago',
    'contestado',
  ]),
  /** All that is charged; `juros` is the part of it that instalments cost. */
  valor: Centavos,
  juros: Centavos,
  parcelas: z.int().positive(),
  expiraEm: z.iso.datetime(),
  pagoEm: z.iso.datetime().nullable(),
  /** What came, which may be less or more than was charged, and what of it went back. */
  recebido: Centavos,
  estornado: Centavos,
  pix: z.object({ copiaECola: z.string() }).nullable(),
  boleto: z
    .object({ linhaDigitavel: z.string(), codigoDeBarras: z.string(), vencimento: z.iso.date() })
    .nullable(),
  /** `motivoRecusa` is a sentence for the shopper, or null. */
  cartao: z
    .object({ bandeira: z.string(), ultimosDigitos: z.string(), motivoRecusa: z.string().nullable() })
    .nullable(),
})

const Tracking = z.object({
  codigo: z.string(),
  transportadora: z.string(),
  /** Where the carrier shows it, or empty. */
  url: z.string(),
  eventos: z.array(z.object({ em: z.iso.datetime(), local: z.string(), descricao: z.string() })),
})

/** What is wrong with which pieces, and what is to be done about it. */
export const DefectReport = z.object({
  relato: z.string().trim().min(1, 'Conte o que há com o produto.').max(1000),
  escolha: z.enum(['reparo', 'troca', 'reembolso', 'abatimento']),
  itens: z
    .array(
      z.object({
        idAtributoSimples: z.int32().positive(),
        quantidade: z.int().min(1).max(999),
      }),
    )
    .min(1, 'Escolha pelo menos um produto.')
    .max(200),
})

export const Order = z.object({
  id: z.uuid(),
  /** For people, who read it aloud; opens nothing. */
  numero: z.int().positive(),
  /** The number that it had in the shop where it was placed; null of what was bought here. */
  numeroAntigo: z.string().nullable(),
  criadoEm: z.iso.datetime(),
  situacao: OrderSituation,
  pagamento: OrderPayment,
  /** Where it stands and what that means, in words. */
  titulo: z.string(),
  texto: z.string(),
  comprador: z.object({
    nomeRazao: z.string(),
    email: z.string(),
    documento: z.string(),
    celular: z.string(),
  }),
  itens: z.array(OrderItem),
  /** All items at `precoPor`. */
  subtotal: Centavos,
  /** Those of all items, one for each source. */
  ajustes: z.array(OrderAdjustment),
  frete: Freight,
  /** What is owed by the method chosen, without interest of instalments. */
  total: Centavos,
  metodo: OrderMethod,
  /** How it was paid in another shop, in that shop's words; null of what was bought here. */
  pagamentoAntigo: z.string().nullable(),
  /** Null where it is fetched in the store. */
  endereco: PostalAddress.nullable(),
  /** The newest first. */
  pagamentos: z.array(Attempt),
  rastreio: Tracking.nullable(),
  /** `chave` is empty where only the number of an old one is known. */
  notaFiscal: z.object({ numero: z.string(), chave: z.string(), url: z.string() }).nullable(),
  /** What has happened, the oldest first. */
  historico: z.array(z.object({ situacao: OrderSituation, titulo: z.string(), em: z.iso.datetime() })),
  /**
   * What whoever reads this may do now. Once it has arrived, `devolverAte` is the last day of withdrawal (the store's days, at least those of CDC, art. 49), and
   * `reclamarAte` that on which a defect is told of (art. 26).
   */
  direitos: z.object({
    pagar: z.boolean(),
    cancelar: z.boolean(),
    devolver: z.boolean(),
    devolverAte: z.iso.date().nullable(),
    reclamar: z.boolean(),
    reclamarAte: z.iso.date().nullable(),
  }),
  /** The defect that is being looked after; left out where there is none. */
  defeito: DefectReport.extend({
    abertoEm: z.iso.datetime(),
    /** The day until which it is to be mended, before the choice is the buyer's (CDC, art. 18, § 1). */
    prazo: z.iso.date(),
  }).optional(),
  /** What each method would cost, for an order that may still be paid another way; empty otherwise. */
  formas: z.array(
    z.object({
      metodo: PaymentMethod,
      total: Centavos,
      parcelas: z.array(
        z.object({
          parcelas: z.int().positive(),
          valorParcela: Centavos,
          valorTotal: Centavos,
          taxa: z.int().nonnegative(),
          exibirTaxa: z.boolean(),
        }),
      ),
    }),
  ),
  /** The card provider's script, that makes tokens of cards in the browser; null where there is nothing to pay by card. */
  scriptCartao: z.string().nullable(),
})

/** A boleto that can be paid, with the payer that the law has printed on it. */
const Boleto = z.object({
  numero: Order.shape.numero,
  criadoEm: Order.shape.criadoEm,
  valor: Centavos,
  boleto: Attempt.shape.boleto.unwrap(),
  pagador: z.object({ nomeRazao: z.string(), documento: z.string() }),
})

const OrderSummary = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  numeroAntigo: z.string().nullable(),
  criadoEm: z.iso.datetime(),
  situacao: OrderSituation,
  titulo: z.string(),
  total: Centavos,
  quantidadeTotal: z.int().positive(),
  /** Of the first item: its name, what was chosen of it, and its picture. */
  nome: z.string(),
  atributos: OrderItem.shape.atributos,
  imagem: Picture.nullable(),
})

/**
 * `chave` opens the order of a guest; a customer's own needs none. Who comes by it sees documents, e-mail and telephone masked, 90
 * days after the last step of the order also name and address, and two years after it nothing (`LinkVencido`).
 */
const Which = z.object({ id: z.uuid(), chave: z.string().max(100).optional() })

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['orders'], summary }).errors(REFUSALS)

/** Orders of who is logged in, or of who holds the key of one. To all others they don't exist (`PedidoInexistente`). */
export const orders = {
  list: call('GET', '/v2/front/sale', 'Os pedidos de quem entrou, o mais novo primeiro')
    .input(
      z.object({
        offset: z.coerce.number().int().min(0).max(10_000).default(0),
        limit: z.coerce.number().int().min(1).max(50).default(10),
      }),
    )
    .output(z.object({ pedidos: z.array(OrderSummary), total: z.int().nonnegative() })),

  get: call('GET', '/v2/front/sale/{id}', 'Um pedido').input(Which).output(Order),

  /** While the goods have not left the store: their stock comes back, and the money goes back by itself. */
  cancel: call('POST', '/v2/front/sale/cancel', 'Cancela um pedido').input(Which).output(Order),

  /** Within the store's days after its arrival (`devolucao.dias`, at least seven), for no reason but to have thought better of it. `motivo` may be empty. */
  withdraw: call('POST', '/v2/front/sale/withdraw', 'Pede a devolução de um pedido entregue')
    .input(Which.extend({ motivo: z.string().trim().max(1000).default('') }))
    .output(Order),

  /** Within ninety days of its arrival. Refuses `PedidoNaoPermite`, and `CamposInvalidos` for pieces that were not bought. */
  reportDefect: call('POST', '/v2/front/sale/defect', 'Conta um defeito do que chegou')
    .input(Which.extend(DefectReport.shape))
    .output(Order),

  /** Another try or another way to pay what is not paid. With an `idempotency-key`, the same wish twice is one charge. */
  pay: call('POST', '/v2/front/sale/payment', 'Paga um pedido de outra forma')
    .input(
      Which.extend({
        metodo: PaymentMethod,
        parcelas: z.int().min(1).max(24).default(1),
        /** What the provider's script made of the card. */
        token: z.string().max(500).optional(),
      }),
    )
    .output(Order),

  /** Puts what can be had of an old order into the cart again. */
  buyAgain: call('POST', '/v2/front/sale/shop', 'Põe os itens de um pedido na sacola')
    .input(Which)
    .output(Cart),

  /** What is printed of a boleto, as long as it can be paid: after that there is none (`SemBoleto`). */
  boleto: call('GET', '/v2/front/sale/{id}/boleto', 'O boleto a pagar de um pedido')
    .input(Which)
    .output(Boleto),

  /** To who is logged in alone: what an NF-e needs of an order (MOC, layout 4.00): parties, items with NCM, origem and CFOP, values, carrier, payment. */
  invoiceData: call('GET', '/v2/front/sale/{id}/nfe', 'Os dados de um pedido para a nota fiscal')
    .input(Which)
    .output(z.record(z.string(), z.unknown())),
}

export type Order = z.infer<typeof Order>
export type Boleto = z.infer<typeof Boleto>
export type OrderItem = z.infer<typeof OrderItem>
export type OrderSummary = z.infer<typeof OrderSummary>
export type OrderMethod = z.infer<typeof OrderMethod>
export type PaymentMethod = z.infer<typeof PaymentMethod>
export type OrderSituation = z.infer<typeof OrderSituation>
export type DefectReport = z.infer<typeof DefectReport>
