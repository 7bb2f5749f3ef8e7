import * as z from 'zod'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { INVOICE_KEY } from '#domain/order/invoice/invoice-key.ts'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { guestBuyers } from '../customers/guest-buyers.ts'
import { Centavos, StoredCentavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { DefectSettlement } from './order-defect.ts'
import { DisputeDocuments, OrderDispute } from './order-disputes.ts'
import { OrderEdit, OrderEditPreview } from './order-edit.ts'
import { OrderIds } from './order-ids.ts'
import { OrderLabel, orderLabels } from './order-labels.ts'
import { orderShipments, WithoutPassport } from './order-shipments.ts'
import { MAX_TAG_LENGTH, orderTags } from './order-tags.ts'
import { orderViews } from './order-views.ts'
import { DefectReport, Order, OrderMethod, OrderSituation } from './orders.ts'

const call = adminCall('orders')

/** Filters of the order list. Days in São Paulo, both inclusive. */
const OrderFilter = z.object({
  /** Each word must match in number, buyer, e-mail, CPF or CNPJ, phone or items. */
  busca: z.string().trim().max(100).default(''),
  situacao: OrderSituation.optional(),
  /** `aReceber` is awaiting payment; `estornado` has refunds; `contestado` has a card chargeback. */
  pagamento: z.enum(['aReceber', 'pago', 'estornado', 'contestado']).optional(),
  metodo: OrderMethod.optional(),
  /** Only orders imported from another shop. */
  importado: z.enum(['sim']).optional(),
  de: z.iso.date().optional(),
  ate: z.iso.date().optional(),
  /**
   * Orders that count as sold in these days, as in the panel's figures: paid in them, and neither cancelled nor
   * refunded since.
   */
  vendidoDe: z.iso.date().optional(),
  vendidoAte: z.iso.date().optional(),
  /** Only those that need a person's attention. */
  atencao: z.enum(['sim']).optional(),
  /** Only those with this tag. */
  marcador: z.string().trim().min(1).max(MAX_TAG_LENGTH).optional(),
  idCliente: PathId.optional(),
  idProduto: PathId.optional(),
  ordem: z.enum(['criadoEm', '-criadoEm', 'total', '-total']).default('-criadoEm'),
})

const OrderRow = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  numeroAntigo: z.string().nullable(),
  criadoEm: z.iso.datetime(),
  situacao: OrderSituation,
  titulo: z.string(),
  pagamento: Order.shape.pagamento,
  metodo: OrderMethod,
  total: Centavos,
  nome: z.string(),
  /** City and state, or pickup in the store. */
  destino: z.string(),
  quantidadeTotal: z.int().positive(),
  primeiroItem: z.string(),
  /** The attributes of the first item, such as its size. */
  atributos: Order.shape.itens.element.shape.atributos,
  /** How many parcels have left, and how many of them have arrived. */
  encomendas: z.int().nonnegative(),
  encomendasEntregues: z.int().nonnegative(),
  atencao: z.string().nullable(),
  /** Placed by staff before the shop was opened, to try it. */
  teste: z.boolean(),
  /** Free-text tags of the staff, in alphabetical order. */
  marcadores: z.array(z.string()),
})

/** The mails that the order's situation still allows (`platform/orders/mail/order-mail.ts`). */
const MailKind = z.enum([
  ...[
    'recebido',
    'instrucoesPix',
    'instrucoesBoleto',
    'pagamentoAprovado',
    'pagamentoRecusado',
    'pagoEmParte',
  ],
  ...[
    'pagoDepoisDoPrazo',
    'encomendaEnviada',
    'enviado',
    'prontoParaRetirada',
    'entregue',
    'cancelado',
    'estornado',
  ],
  ...['devolucaoSolicitada', 'devolvido', 'alterado', 'linkDePagamento'],
] as const)

const Invoice = z.object({
  numero: z.string().trim().min(1).max(20),
  chave: z.string().regex(INVOICE_KEY, 'A chave de acesso tem 44 caracteres.'),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
})

export const Parcel = z.object({
  codigo: z.string().trim().min(1).max(60),
  transportadora: z.string().trim().min(1).max(80),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
})

const Attempt = Order.shape.pagamentos.element.extend({
  /** Centavos that can still be refunded. */
  devolvivel: Centavos,
  /** The account at a payment provider that it is at; null for the one of the server's environment. */
  conta: z.string().nullable(),
  /** What that provider keeps of it by the account's fees, in centavos; null without fees. */
  tarifa: Centavos.nullable(),
  /** Null without a dispute of the card's holder. */
  contestacao: OrderDispute.nullable(),
})

/** An order as staff see it. Fields of the buyer that the reader may not see are empty. */
const AdminOrder = Order.omit({
  formas: true,
  formularioCartao: true,
  cartoesGuardados: true,
  historico: true,
  pagamentos: true,
}).extend({
  versao: z.int32().positive(),
  atencao: z.string().nullable(),
  /** Placed by staff before the shop was opened, to try it. */
  teste: z.boolean(),
  vendedor: z.string().nullable(),
  idCliente: z.int32().nullable(),
  cupom: z.string().nullable(),
  /** When the stock reservation ends. */
  expiraEm: z.iso.datetime().nullable(),
  pagoEm: z.iso.datetime().nullable(),
  entregueEm: z.iso.datetime().nullable(),
  origem: z.record(z.string(), z.string()),
  /** Newest first. */
  pagamentos: z.array(Attempt),
  /** All events, oldest first; `nota` is the note on the event. */
  mudancas: z.array(
    z.object({
      evento: z.string(),
      situacao: OrderSituation,
      quem: z.enum(['cliente', 'provedor', 'relogio', 'loja']),
      nome: z.string().nullable(),
      nota: z.string().nullable(),
      em: z.iso.datetime(),
    }),
  ),
  /** Staff notes, oldest first. */
  anotacoes: z.array(z.object({ id: z.int32(), nome: z.string(), texto: z.string(), em: z.iso.datetime() })),
  /** Free-text tags of the staff, in alphabetical order. */
  marcadores: z.array(z.string()),
  /** The actions that its situation allows, regardless of permissions. */
  acoes: z.array(
    z.enum([
      'startPicking',
      'ship',
      'deliver',
      'keep',
      'requestReturn',
      'receiveReturn',
      'cancel',
      'edit',
      'paymentLink',
      'reportDefect',
      'settleDefect',
    ]),
  ),
  /** Labels bought at Melhor Envio, oldest first. */
  etiquetas: z.array(OrderLabel),
  /** Bills of more work of the workshop on its instruments that nobody has paid. */
  servicosAPagar: z.array(z.object({ id: z.uuid(), numero: z.int(), total: Centavos })),
  /** Whether labels can be bought for it now. */
  compraEtiquetas: z.boolean(),
  /** Mails that can be resent to the buyer. */
  mails: z.array(MailKind),
  /** The order's page in the shop, with the key that opens it; empty without permission for personal data. */
  paginaDoComprador: z.string(),
})

const Which = z.object({ id: z.uuid() })

/** One of an order's parcels; the first, if left out. */
const Volume = z.int().min(1).max(200).optional()

const Anyway = z.boolean().default(false)

const Said = z.string().trim().max(1000).default('')

/** The result for each of many orders. */
const Done = z.object({
  feitos: z.int().nonnegative(),
  recusados: z.array(z.object({ numero: z.int(), motivo: z.string() })),
})

/** The maximum per call: one page of the list. */
const Several = z.object({ ids: z.array(z.uuid()).min(1).max(200) })

export const orders = {
  list: call('GET', '/orders', 'Os pedidos da loja', 'pedidos.ver')
    .input(PageInput.extend(OrderFilter.shape))
    .output(pageOf(OrderRow)),

  counts: call('GET', '/orders/counts', 'Quantos pedidos estão onde', 'pedidos.ver').output(
    z.object({ situacoes: z.record(OrderSituation, z.int()), atencao: z.int() }),
  ),

  ...orderViews,

  ...orderTags,

  ...guestBuyers,

  get: call('GET', '/orders/{id}', 'Um pedido', 'pedidos.ver').input(Which).output(AdminOrder),

  startPicking: call('POST', '/orders/picking', 'Começa a separar pedidos', 'pedidos.expedir')
    .input(Several)
    .output(Done),

  /**
   * Ships without tracking codes (`shipMany` takes codes). An order that is not picked, or was shipped, is listed and
   * skipped.
   */
  shipChosen: call('POST', '/orders/shipments/chosen', 'Envia pedidos sem rastreio', 'pedidos.expedir')
    .input(Several)
    .output(Done.extend({ semPassaporte: WithoutPassport })),

  deliverChosen: call('POST', '/orders/deliveries', 'Marca pedidos como entregues', 'pedidos.expedir')
    .input(Several)
    .output(Done),

  cancelChosen: call('POST', '/orders/cancellations', 'Cancela pedidos', 'pedidos.editar')
    .input(Several.extend({ nota: Said }))
    .output(Done),

  /** Refuses `ServicoAPagar` while work on its instruments is unpaid, unless `mesmoAssim`. */
  ship: call('POST', '/orders/{id}/shipment', 'Envia um pedido', 'pedidos.expedir')
    .input(
      Which.extend({
        mesmoAssim: Anyway,
        envio: Parcel.nullable(),
        /** The goods that leave, by the position of their line; all that remain, if left out. */
        itens: z
          .array(z.object({ posicao: z.int().min(0).max(200), quantidade: z.int().min(1).max(MAX_UNITS) }))
          .max(200)
          .optional(),
        /** The bought label that it leaves with. One of the same tracking code is found without. */
        etiqueta: z.uuid().optional(),
      }),
    )
    .output(AdminOrder),

  changeTracking: call('PUT', '/orders/{id}/tracking', 'Troca o rastreio', 'pedidos.expedir')
    .input(Which.extend({ volume: Volume, envio: Parcel }))
    .output(AdminOrder),

  addTrackingEvent: call(
    'POST',
    '/orders/{id}/tracking/events',
    'Anota onde está a encomenda',
    'pedidos.expedir',
  )
    .input(
      Which.extend({
        volume: Volume,
        /** Now if omitted. */
        em: z.iso.datetime().optional(),
        local: z.string().trim().max(120),
        descricao: z.string().trim().min(1).max(200),
      }),
    )
    .output(AdminOrder),

  /** Marks one of several parcels; with the last one, the order is delivered. Refuses as `deliver` does. */
  deliverParcel: call(
    'POST',
    '/orders/{id}/parcels/{volume}/delivery',
    'Uma encomenda chegou',
    'pedidos.expedir',
  )
    .input(Which.extend({ volume: z.coerce.number().int().min(1).max(200), mesmoAssim: Anyway }))
    .output(AdminOrder),

  /** Refuses `ServicoAPagar` as `ship` does for one that is picked up. */
  deliver: call('POST', '/orders/{id}/delivery', 'Marca um pedido como entregue', 'pedidos.expedir')
    .input(Which.extend({ mesmoAssim: Anyway }))
    .output(AdminOrder),

  /** Refuses `PedidoNaoPermite` after the withdrawal period. */
  requestReturn: call('POST', '/orders/{id}/return', 'Abre uma devolução', 'pedidos.editar')
    .input(Which.extend({ nota: Said }))
    .output(AdminOrder),

  /** At any time after delivery: hidden defects may show late. Refuses as the shop's call does. */
  reportDefect: call('POST', '/orders/{id}/defect', 'Abre um defeito', 'pedidos.editar')
    .input(Which.extend(DefectReport.shape))
    .output(AdminOrder),

  /** Refuses `PedidoNaoPermite` without an open defect, `CamposInvalidos`, and `EstoqueNegativo` for an exchange. */
  settleDefect: call('POST', '/orders/{id}/defect/outcome', 'Resolve um defeito', 'pedidos.editar')
    .input(Which.extend(DefectSettlement.shape))
    .output(AdminOrder),

  keep: call('POST', '/orders/{id}/return/kept', 'Desfaz a devolução: o cliente fica', 'pedidos.editar')
    .input(Which.extend({ nota: Said }))
    .output(AdminOrder),

  /** Refunds everything that was paid. `aVenda`: the goods return to stock. */
  receiveReturn: call('POST', '/orders/{id}/return/received', 'Recebe uma devolução', 'pedidos.editar')
    .input(Which.extend({ aVenda: z.boolean(), nota: Said }))
    .output(AdminOrder),

  /** Returns the goods to stock, and refunds what was paid. */
  cancel: call('POST', '/orders/{id}/cancellation', 'Cancela um pedido', 'pedidos.editar')
    .input(Which.extend({ nota: Said }))
    .output(AdminOrder),

  /** Refunds once per `idempotency-key`. Refuses `EstornoIndisponivel`. */
  refund: call('POST', '/orders/{id}/refunds', 'Devolve um pagamento, todo ou em parte', 'pedidos.estornar')
    .input(Which.extend({ idPagamento: z.uuid(), valor: StoredCentavos.min(1), nota: Said }))
    .output(AdminOrder),

  /**
   * Sends documents to the provider, as `multipart/form-data`; the shop stores none. Refuses `PedidoInexistente`,
   * `CamposInvalidos` for other types, too many bytes or what the provider refuses, `ContestacaoEncerrada`, and
   * `ProvedorIndisponivel`.
   */
  answerDispute: call(
    'POST',
    '/orders/{id}/dispute-documents',
    'Envia documentos de uma contestação ao provedor',
    'pedidos.estornar',
  )
    .input(DisputeDocuments)
    .output(AdminOrder),

  /** `atencao` is the text that was read: later additions stay. */
  settle: call('POST', '/orders/{id}/attention', 'Resolve o que pedia atenção', 'pedidos.editar')
    .input(Which.extend({ atencao: z.string().min(1).max(10_000), nota: Said }))
    .output(AdminOrder),

  attachInvoice: call('PUT', '/orders/{id}/invoice', 'Guarda a nota fiscal', 'pedidos.expedir')
    .input(Which.extend({ nota: Invoice }))
    .output(AdminOrder),

  /** The data that an NF-e needs (MOC, layout 4.00). */
  invoiceData: call('GET', '/orders/{id}/invoice-data', 'Os dados para a nota fiscal', 'clientes.ver')
    .input(Which)
    .output(z.record(z.string(), z.unknown())),

  addNote: call('POST', '/orders/{id}/notes', 'Escreve uma anotação interna', 'pedidos.editar')
    .input(Which.extend({ texto: z.string().trim().min(1).max(2000) }))
    .output(AdminOrder),

  resendMail: call('POST', '/orders/{id}/mails', 'Manda um e-mail de novo', 'pedidos.editar')
    .input(Which.extend({ tipo: MailKind }))
    .output(z.object({})),

  /** Refuses `PedidoInexistente`, and `PedidoNaoPermite` if there is nothing to pay any more. */
  paymentLink: call('POST', '/orders/{id}/payment-link', 'O link para pagar um pedido', 'pedidos.editar')
    .input(Which)
    .output(z.object({ numero: z.int32(), url: z.url() })),

  /** Calculates an edit without saving it. Refuses as `edit` does. */
  previewEdit: call('POST', '/orders/{id}/edit-preview', 'O que uma mudança faria', 'pedidos.editar')
    .input(OrderEdit)
    .output(OrderEditPreview),

  /**
   * Edits an unpaid order. Applies promotions and coupon again as in a cart, replaces the open charge, and mails the
   * buyer. Refuses `PedidoNaoPermite`, `VersaoAntiga`, `ProdutoInexistente`, `FreteMudou`, `CompraMudou` if stock is
   * missing, `PromocaoEsgotada`, `PromocaoJaUsada`, and `ProvedorIndisponivel`.
   */
  edit: call('PUT', '/orders/{id}', 'Muda um pedido antes do pagamento', 'pedidos.editar')
    .input(OrderEdit)
    .output(AdminOrder),

  /** A PDF. `ids` are order ids, comma-separated. */
  print: call(
    'GET',
    '/orders/print/{folha}',
    'Separação, etiquetas, romaneios ou declarações de conteúdo em PDF',
    'pedidos.expedir',
  )
    .input(
      z.object({
        folha: z.enum(['separacao', 'etiquetas', 'romaneios', 'declaracoes']),
        ids: OrderIds,
      }),
    )
    .output(z.file()),

  ...orderLabels,

  ...orderShipments,
}

export type OrdersDone = z.infer<typeof Done>
export type OrderFilter = z.infer<typeof OrderFilter>
export type AdminOrder = z.infer<typeof AdminOrder>
export type AdminOrderRow = z.infer<typeof OrderRow>
