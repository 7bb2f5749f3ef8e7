import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { guestBuyers } from '../customers/guest-buyers.ts'
import { Centavos, StoredCentavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { DefectSettlement } from './order-defect.ts'
import { OrderEdit, OrderEditPreview } from './order-edit.ts'
import { OrderIds } from './order-ids.ts'
import { orderShipments } from './order-shipments.ts'
import { MAX_TAG_LENGTH, orderTags } from './order-tags.ts'
import { orderViews } from './order-views.ts'
import { DefectReport, Order, OrderMethod, OrderSituation } from './orders.ts'

const call = adminCall('orders')

/** What a list of orders is narrowed to. Days in São Paulo, both included. */
const OrderFilter = z.object({
  /** Each word is looked for in number, buyer, e-mail, CPF or CNPJ, phone, and in what was bought. */
  busca: z.string().trim().max(100).default(''),
  situacao: OrderSituation.optional(),
  /** `aReceber` waits for its money; `estornado` had some go back; `contestado` is claimed back at the card's bank. */
  pagamento: z.enum(['aReceber', 'pago', 'estornado', 'contestado']).optional(),
  metodo: OrderMethod.optional(),
  /** Only those that were placed in another shop. */
  importado: z.enum(['sim']).optional(),
  de: z.iso.date().optional(),
  ate: z.iso.date().optional(),
  /** Those that count as sold in these days, as the panel's figures do: paid in them, and neither cancelled nor given back since. */
  vendidoDe: z.iso.date().optional(),
  vendidoAte: z.iso.date().optional(),
  /** Only those that a person has to look at. */
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
  /** City and state, or that it is fetched in the store. */
  destino: z.string(),
  quantidadeTotal: z.int().positive(),
  primeiroItem: z.string(),
  /** What was chosen of the first item, such as its size. */
  atributos: Order.shape.itens.element.shape.atributos,
  atencao: z.string().nullable(),
  /** Free words of the store's people, in the alphabet's order. */
  marcadores: z.array(z.string()),
})

/** Mails about an order that its situation still allows (`platform/orders/mail/order-mail.ts`). */
const MailKind = z.enum([
  ...[
    'recebido',
    'instrucoesPix',
    'instrucoesBoleto',
    'pagamentoAprovado',
    'pagamentoRecusado',
    'pagoEmParte',
  ],
  ...['pagoDepoisDoPrazo', 'enviado', 'prontoParaRetirada', 'entregue', 'cancelado', 'estornado'],
  ...['devolucaoSolicitada', 'devolvido', 'alterado'],
] as const)

const Invoice = z.object({
  numero: z.string().trim().min(1).max(20),
  /** 44 characters: digits, and since 2026 letters of an alphanumeric CNPJ. */
  chave: z.string().regex(/^[0-9A-Z]{44}$/, 'A chave de acesso tem 44 caracteres.'),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
})

const Parcel = z.object({
  codigo: z.string().trim().min(1).max(60),
  transportadora: z.string().trim().min(1).max(80),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
})

const Attempt = Order.shape.pagamentos.element.extend({
  /** Centavos that can go back the way they came. */
  devolvivel: Centavos,
})

/** An order as the store sees it. What a reader may not know of the buyer is empty. */
const AdminOrder = Order.omit({ formas: true, scriptCartao: true, historico: true, pagamentos: true }).extend(
  {
    versao: z.int32().positive(),
    atencao: z.string().nullable(),
    vendedor: z.string().nullable(),
    idCliente: z.int32().nullable(),
    cupom: z.string().nullable(),
    /** Until when its goods are kept for the payment. */
    expiraEm: z.iso.datetime().nullable(),
    pagoEm: z.iso.datetime().nullable(),
    entregueEm: z.iso.datetime().nullable(),
    origem: z.record(z.string(), z.string()),
    /** The newest first. */
    pagamentos: z.array(Attempt),
    /** All that has happened, the oldest first; `nota` is what was said about it. */
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
    /** What the store's people wrote down for themselves, the oldest first. */
    anotacoes: z.array(
      z.object({ id: z.int32(), nome: z.string(), texto: z.string(), em: z.iso.datetime() }),
    ),
    /** Free words of the store's people, in the alphabet's order. */
    marcadores: z.array(z.string()),
    /** What may happen to it where it stands, whoever may do it. */
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
        'reportDefect',
        'settleDefect',
      ]),
    ),
    /** What its buyer may be written again. */
    mails: z.array(MailKind),
    /** The order's page in the shop, with the key that opens it; empty for who may not know its buyer. */
    paginaDoComprador: z.string(),
  },
)

const Which = z.object({ id: z.uuid() })

const Said = z.string().trim().max(1000).default('')

/** What becomes of each of many orders. */
const Done = z.object({
  feitos: z.int().nonnegative(),
  recusados: z.array(z.object({ numero: z.int(), motivo: z.string() })),
})

/** At most so many at a time: as many as a page of the list holds. */
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

  /** Ships without tracking codes (`shipMany` takes codes). An order that is not picked, or was shipped, is listed and skipped. */
  shipChosen: call('POST', '/orders/shipments/chosen', 'Envia pedidos sem rastreio', 'pedidos.expedir')
    .input(Several)
    .output(Done),

  deliverChosen: call('POST', '/orders/deliveries', 'Marca pedidos como entregues', 'pedidos.expedir')
    .input(Several)
    .output(Done),

  cancelChosen: call('POST', '/orders/cancellations', 'Cancela pedidos', 'pedidos.editar')
    .input(Several.extend({ nota: Said }))
    .output(Done),

  ship: call('POST', '/orders/{id}/shipment', 'Envia um pedido', 'pedidos.expedir')
    .input(Which.extend({ envio: Parcel.nullable() }))
    .output(AdminOrder),

  changeTracking: call('PUT', '/orders/{id}/tracking', 'Troca o rastreio', 'pedidos.expedir')
    .input(Which.extend({ envio: Parcel }))
    .output(AdminOrder),

  addTrackingEvent: call(
    'POST',
    '/orders/{id}/tracking/events',
    'Anota onde está a encomenda',
    'pedidos.expedir',
  )
    .input(
      Which.extend({
        /** Left out, now. */
        em: z.iso.datetime().optional(),
        local: z.string().trim().max(120),
        descricao: z.string().trim().min(1).max(200),
      }),
    )
    .output(AdminOrder),

  deliver: call('POST', '/orders/{id}/delivery', 'Marca um pedido como entregue', 'pedidos.expedir')
    .input(Which)
    .output(AdminOrder),

  /** Refuses `PedidoNaoPermite` after the days of withdrawal. */
  requestReturn: call('POST', '/orders/{id}/return', 'Abre uma devolução', 'pedidos.editar')
    .input(Which.extend({ nota: Said }))
    .output(AdminOrder),

  /** At any time after its arrival: hidden defects show late. Refuses as the shop's does. */
  reportDefect: call('POST', '/orders/{id}/defect', 'Abre um defeito', 'pedidos.editar')
    .input(Which.extend(DefectReport.shape))
    .output(AdminOrder),

  /** Refuses `PedidoNaoPermite` where no defect is open, `CamposInvalidos`, and `EstoqueNegativo` for an exchange. */
  settleDefect: call('POST', '/orders/{id}/defect/outcome', 'Resolve um defeito', 'pedidos.editar')
    .input(Which.extend(DefectSettlement.shape))
    .output(AdminOrder),

  keep: call('POST', '/orders/{id}/return/kept', 'Desfaz a devolução: o cliente fica', 'pedidos.editar')
    .input(Which.extend({ nota: Said }))
    .output(AdminOrder),

  /** All that was paid goes back. `aVenda`: the goods can be sold again. */
  receiveReturn: call('POST', '/orders/{id}/return/received', 'Recebe uma devolução', 'pedidos.editar')
    .input(Which.extend({ aVenda: z.boolean(), nota: Said }))
    .output(AdminOrder),

  /** The goods can be sold again, and what was paid goes back. */
  cancel: call('POST', '/orders/{id}/cancellation', 'Cancela um pedido', 'pedidos.editar')
    .input(Which.extend({ nota: Said }))
    .output(AdminOrder),

  /** With an `idempotency-key`, the same wish twice is one refund. Refuses `EstornoIndisponivel`. */
  refund: call('POST', '/orders/{id}/refunds', 'Devolve um pagamento, todo ou em parte', 'pedidos.estornar')
    .input(Which.extend({ idPagamento: z.uuid(), valor: StoredCentavos.min(1), nota: Said }))
    .output(AdminOrder),

  /** `atencao`, as it was read: what was noted meanwhile stays. */
  settle: call('POST', '/orders/{id}/attention', 'Resolve o que pedia atenção', 'pedidos.editar')
    .input(Which.extend({ atencao: z.string().min(1).max(10_000), nota: Said }))
    .output(AdminOrder),

  attachInvoice: call('PUT', '/orders/{id}/invoice', 'Guarda a nota fiscal', 'pedidos.expedir')
    .input(Which.extend({ nota: Invoice }))
    .output(AdminOrder),

  /** What an NF-e needs of an order (MOC, layout 4.00). */
  invoiceData: call('GET', '/orders/{id}/invoice-data', 'Os dados para a nota fiscal', 'clientes.ver')
    .input(Which)
    .output(z.record(z.string(), z.unknown())),

  addNote: call('POST', '/orders/{id}/notes', 'Escreve uma anotação interna', 'pedidos.editar')
    .input(Which.extend({ texto: z.string().trim().min(1).max(2000) }))
    .output(AdminOrder),

  resendMail: call('POST', '/orders/{id}/mails', 'Manda um e-mail de novo', 'pedidos.editar')
    .input(Which.extend({ tipo: MailKind }))
    .output(z.object({})),

  /** Changes nothing. Refuses as `edit` does. */
  previewEdit: call('POST', '/orders/{id}/edit-preview', 'O que uma mudança faria', 'pedidos.editar')
    .input(OrderEdit)
    .output(OrderEditPreview),

  /**
   * Before the payment. Promotions and coupon are reckoned anew as in a cart, the open charge is given up, another takes its
   * place, and the buyer is written to. Refuses `PedidoNaoPermite`, `VersaoAntiga`, `ProdutoInexistente`, `FreteMudou`,
   * `CompraMudou` where goods lack, `PromocaoEsgotada`, `PromocaoJaUsada`, and `ProvedorIndisponivel`.
   */
  edit: call('PUT', '/orders/{id}', 'Muda um pedido antes do pagamento', 'pedidos.editar')
    .input(OrderEdit)
    .output(AdminOrder),

  /** A PDF. `ids` are the orders', with commas between them. */
  print: call('GET', '/orders/print/{folha}', 'Separação, etiquetas ou romaneios em PDF', 'pedidos.expedir')
    .input(
      z.object({
        folha: z.enum(['separacao', 'etiquetas', 'romaneios']),
        ids: OrderIds,
      }),
    )
    .output(z.file()),

  ...orderShipments,
}

export type OrdersDone = z.infer<typeof Done>
export type OrderFilter = z.infer<typeof OrderFilter>
export type AdminOrder = z.infer<typeof AdminOrder>
export type AdminOrderRow = z.infer<typeof OrderRow>
