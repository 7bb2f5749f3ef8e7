import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { Adjustment, Cart, LineService } from '../cart/cart.ts'
import { PostalAddress } from '../customers/address.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { Freight } from '../settings/shipping.ts'
import { CardIntake } from './card-fields.ts'
import { ChosenCard, OfferedCard, savedCards } from './saved-cards.ts'

export const PaymentMethod = z.enum(['pix', 'boleto', 'cartao'])

/** Payment method; `outro` is one of an imported order that this shop lacks. */
export const OrderMethod = z.enum([...PaymentMethod.options, 'outro'])

/** The situation of an order (`domain/order/order-situation.ts`). */
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

/** Its payment state (`domain/order/payment/order-payment.ts`). */
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

/** A price adjustment as in the cart, or the discount for paying at once (`vista`). */
const OrderAdjustment = Adjustment.extend({ tipo: z.enum([...Adjustment.shape.tipo.options, 'vista']) })

/** For goods of an imported order that this shop lacks, ids and picture are null and `url` is empty. */
const OrderItem = z.object({
  idProduto: z.int32().positive().nullable(),
  idAtributoSimples: z.int32().positive().nullable(),
  tipo: z.enum(['produto', 'conjunto']),
  sku: z.string(),
  nome: z.string(),
  /** The product's page at the time of the order; it may no longer exist. */
  url: z.string(),
  imagem: Picture.nullable(),
  atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
  /** The one instrument that was sold, which `atributos` states in words; null for goods of counted stock. */
  exemplar: z.object({ numeroSerie: z.string(), condicao: z.enum(CONDITIONS) }).nullable(),
  /** What the workshop does to each unit; in `ajustes`, too, if it costs something. */
  servicos: z.array(LineService),
  /** For which pupils of teachers' lists units are; without pupils who were erased since. */
  alunos: z.array(z.object({ nome: z.string(), lista: z.string(), quantidade: z.int().positive() })),
  quantidade: z.int().positive(),
  precos: z.object({ precoDe: Centavos.nullable(), precoPor: Centavos }),
  ajustes: z.array(OrderAdjustment),
  /** `precoPor` × `quantidade` plus the adjustments. */
  total: Centavos,
})

/**
 * A Pix to be paid. `proprio` if it goes to the store's own key, and a person of the store confirms it: the txid, and
 * the name and CNPJ (or nothing) that the payer's bank has to show.
 */
export const PixCode = z.object({
  copiaECola: z.string(),
  proprio: z.object({ txid: z.string(), nome: z.string(), documento: z.string() }).nullable(),
})

/** The situation of one payment (`domain/order/payment/payment-situation.ts`). */
export const PaymentSituationName = z.enum([
  ...(['pendente', 'emAnalise', 'autorizado', 'recusado'] as const),
  ...(['expirado', 'cancelado', 'pago', 'contestado'] as const),
])

/** A payment attempt. The data to pay with is null until the provider has answered. */
const Attempt = z.object({
  id: z.uuid(),
  metodo: PaymentMethod,
  situacao: PaymentSituationName,
  /** The charged amount; `juros` is the part for instalment interest. */
  valor: Centavos,
  juros: Centavos,
  parcelas: z.int().positive(),
  expiraEm: z.iso.datetime(),
  pagoEm: z.iso.datetime().nullable(),
  /** The received amount, which may differ from the charged one, and the refunded part of it. */
  recebido: Centavos,
  estornado: Centavos,
  pix: PixCode.nullable(),
  boleto: z
    .object({ linhaDigitavel: z.string(), codigoDeBarras: z.string(), vencimento: z.iso.date() })
    .nullable(),
  /**
   * `motivoRecusa` is a sentence for the shopper, or null. `desafio` is the page on which the shopper confirms the
   * payment with the card's bank (3DS); null if there is nothing to confirm.
   */
  cartao: z
    .object({
      bandeira: z.string(),
      ultimosDigitos: z.string(),
      motivoRecusa: z.string().nullable(),
      desafio: z.url().nullable(),
    })
    .nullable(),
})

const Tracking = z.object({
  codigo: z.string(),
  transportadora: z.string(),
  /** The carrier's tracking page, or empty. */
  url: z.string(),
  eventos: z.array(z.object({ em: z.iso.datetime(), local: z.string(), descricao: z.string() })),
})

/** A parcel, counted from 1. `codigo` is empty if it has none. */
const Parcel = Tracking.extend({
  volume: z.int().positive(),
  itens: z.array(
    z.object({ posicao: z.int().nonnegative(), nome: z.string(), quantidade: z.int().positive() }),
  ),
  /** Null for parcels from before parcels were counted. */
  saiuEm: z.iso.datetime().nullable(),
  entregueEm: z.iso.datetime().nullable(),
})

/** A reported defect: the pieces, the problem and the outcome that the buyer asks for. */
export const DefectReport = z.object({
  relato: z.string().trim().min(1, 'Conte o que há com o produto.').max(1000),
  escolha: z.enum(['reparo', 'troca', 'reembolso', 'abatimento']),
  itens: z
    .array(
      z.object({
        idAtributoSimples: z.int32().positive(),
        quantidade: z.int().min(1).max(MAX_UNITS),
      }),
    )
    .min(1, 'Escolha pelo menos um produto.')
    .max(200),
})

export const Order = z.object({
  id: z.uuid(),
  /** The order's number, for people; it gives no access. */
  numero: z.int().positive(),
  /** Its number in the shop that it was imported from; null for an order of this shop. */
  numeroAntigo: z.string().nullable(),
  criadoEm: z.iso.datetime(),
  situacao: OrderSituation,
  /** The bill of an approved quote of the workshop: without goods, freight and return. */
  deServicos: z.boolean(),
  pagamento: OrderPayment,
  /** Name and description of its situation. */
  titulo: z.string(),
  texto: z.string(),
  comprador: z.object({
    nomeRazao: z.string(),
    email: z.string(),
    documento: z.string(),
    celular: z.string(),
  }),
  /** The sales quote that it was. */
  proposta: z.uuid().nullable(),
  itens: z.array(OrderItem),
  /** All items at `precoPor`. */
  subtotal: Centavos,
  /** The adjustments of all items, summed up by source. */
  ajustes: z.array(OrderAdjustment),
  frete: Freight,
  /** The total with the chosen method, without instalment interest. */
  total: Centavos,
  metodo: OrderMethod,
  /** How an imported order was paid, in the other shop's words; null for an order of this shop. */
  pagamentoAntigo: z.string().nullable(),
  /** Null if it is picked up in the store. */
  endereco: PostalAddress.nullable(),
  /** Newest first. */
  pagamentos: z.array(Attempt),
  /** The first parcel; `encomendas` has all. */
  rastreio: Tracking.nullable(),
  /** The parcels that left, with their goods by the position of their line. */
  encomendas: z.array(Parcel),
  /** The code to show at an agency of Correios to send the goods back; omitted if the store gave none. */
  codigoPostagem: z.string().optional(),
  /**
   * `chave` is empty if only the number of an old invoice is known; `arquivos`: the reader can download XML and DANFE.
   */
  notaFiscal: z
    .object({ numero: z.string(), chave: z.string(), url: z.string(), arquivos: z.boolean() })
    .nullable(),
  /** All events, oldest first. */
  historico: z.array(z.object({ situacao: OrderSituation, titulo: z.string(), em: z.iso.datetime() })),
  /**
   * What the reader may do now. After delivery, `devolverAte` is the last day of withdrawal (the store's days, at least
   * those of CDC, art. 49), and `reclamarAte` the last day to report a defect (art. 26).
   */
  direitos: z.object({
    pagar: z.boolean(),
    cancelar: z.boolean(),
    devolver: z.boolean(),
    devolverAte: z.iso.date().nullable(),
    reclamar: z.boolean(),
    reclamarAte: z.iso.date().nullable(),
  }),
  /** The open defect; omitted if there is none. */
  defeito: DefectReport.extend({
    abertoEm: z.iso.datetime(),
    /** The last day to repair it, after which the choice is the buyer's (CDC, art. 18, § 1). */
    prazo: z.iso.date(),
  }).optional(),
  /** The price with each method, if the method can still be changed; empty otherwise. */
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
  /** The card form's fields; null if there is nothing to pay by card. */
  formularioCartao: CardIntake.nullable(),
  /**
   * The buyer's stored cards that the form's account takes; null if none can be stored, and for whoever opened the order
   * by its key.
   */
  cartoesGuardados: z.array(OfferedCard).nullable(),
})

/** A payable boleto, with the payer that the law requires on it. */
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
  /** Of the first item: name, attributes and picture. */
  nome: z.string(),
  atributos: OrderItem.shape.atributos,
  imagem: Picture.nullable(),
})

/**
 * `chave` opens a guest's order; a customer's own order needs none. With the key, documents, e-mail and telephone are
 * masked; from 90 days after the order's last event, name and address too; two years after it, access ends
 * (`LinkVencido`).
 */
const Which = z.object({ id: z.uuid(), chave: z.string().max(100).optional() })

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['orders'], summary }).errors(REFUSALS)

/** The orders of the logged-in customer, or of the holder of an order's key. `PedidoInexistente` to everybody else. */
export const orders = {
  cards: savedCards,

  list: call('GET', '/v2/front/sale', 'Os pedidos de quem entrou, o mais novo primeiro')
    .input(
      z.object({
        offset: z.coerce.number().int().min(0).max(10_000).default(0),
        limit: z.coerce.number().int().min(1).max(50).default(10),
      }),
    )
    .output(z.object({ pedidos: z.array(OrderSummary), total: z.int().nonnegative() })),

  get: call('GET', '/v2/front/sale/{id}', 'Um pedido').input(Which).output(Order),

  /** Cancels an order that has not been shipped: restocks its goods and refunds the payment. */
  cancel: call('POST', '/v2/front/sale/cancel', 'Cancela um pedido').input(Which).output(Order),

  /**
   * Withdrawal without a reason, within the store's days after delivery (`devolucao.dias`, at least seven). `motivo`
   * may be empty.
   */
  withdraw: call('POST', '/v2/front/sale/withdraw', 'Pede a devolução de um pedido entregue')
    .input(Which.extend({ motivo: z.string().trim().max(1000).default('') }))
    .output(Order),

  /**
   * Within ninety days of delivery. Refuses `PedidoNaoPermite`, and `CamposInvalidos` for pieces that were not bought.
   */
  reportDefect: call('POST', '/v2/front/sale/defect', 'Conta um defeito do que chegou')
    .input(Which.extend(DefectReport.shape))
    .output(Order),

  /** Starts another payment attempt, also with another method. One charge per `idempotency-key`. */
  pay: call('POST', '/v2/front/sale/payment', 'Paga um pedido de outra forma')
    .input(
      Which.extend({
        metodo: PaymentMethod,
        parcelas: z.int().min(1).max(24).default(1),
        ...ChosenCard.shape,
      }),
    )
    .output(Order),

  /** Adds the available items of an old order to the cart. */
  buyAgain: call('POST', '/v2/front/sale/shop', 'Põe os itens de um pedido na sacola')
    .input(Which)
    .output(Cart),

  /** The printable boleto while it can be paid; refuses `SemBoleto` afterwards. */
  boleto: call('GET', '/v2/front/sale/{id}/boleto', 'O boleto a pagar de um pedido')
    .input(Which)
    .output(Boleto),

  /**
   * For the logged-in customer only: the data that an NF-e needs (MOC, layout 4.00): parties, items with NCM, origem
   * and CFOP, values, carrier, payment.
   */
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
