import type { Order, PaymentMethod } from '#contract/orders/orders.ts'
import type { TradeCondition } from '#domain/order/trade-in/conditions.ts'
import type { TradeResult, TradeSituation } from '#domain/order/trade-in/trade-in-situation.ts'
import { writeStaticCode } from '#domain/payments/pix/write-pix-code.ts'
import { describeMail, type SampleData } from './describe-mail.ts'

/** An order as its buyer sees it, and the address of its page; a guest's address contains the order's key. */
export type OrderMail = { pedido: Order; orderUrl: string }

/** A passport of an instrument; `posicao` is that of its line. */
export type MailPassport = { produto: string; numeroSerie: string; url: string; posicao: number }

/** A mail that reports that goods left, are ready or were delivered, with the passports of its instruments. */
export type GoodsMail = OrderMail & { passaportes: readonly MailPassport[] }

/**
 * `valor` is the credit, `deve` what is owed after the inspection, in centavos; `validaAte` and `enviarAte` are ISO dates
 * and times.
 */
type TradeInMail = {
  tipo:
    | 'aceita'
    | 'usada'
    | 'codigo'
    | 'recebida'
    | 'conferida'
    | 'paga'
    | 'desfeita'
    | 'creditoAcaba'
    | 'envioAcaba'
  situacao: TradeSituation
  instrumento: string
  valor: number
  validaAte: string
  envioDias: number
  enviarAte: string | null
  instrucoes: string
  codigoPostagem: string
  resultado: TradeResult | null
  condicaoConferida: TradeCondition | null
  nota: string
  /** How many the inspection took. */
  fotos: number
  deve: number
  url: string
}

/** `mensagem` is what the store wrote, `nota` its remark on the step. Amounts in centavos, `validoAte` an ISO date and time. */
type WorkOrderMail = {
  tipo:
    | 'recebida'
    | 'orcamento'
    | 'lembrete'
    | 'recusado'
    | 'mensagem'
    | 'pronta'
    | 'entregue'
    | 'novoDia'
    | 'cancelada'
  numero: number
  nome: string
  instrumento: string
  /** Whether it was brought to the counter, instead of bought with the service. */
  isFromCounter: boolean
  /** The last one; `extra`: more work than was agreed on before. */
  orcamento: {
    linhas: { descricao: string; valor: number }[]
    total: number
    mensagem: string
    validoAte: string
    extra: boolean
  } | null
  mensagem: string
  nota: string
  /** What was paid for work that is cancelled. */
  devolver: number
  /** When it should be ready, `YYYY-MM-DD`. */
  previstaPara: string | null
  /** The freight of its order: when that should arrive or be ready, if its day is known. */
  entrega: { tipo: 'entrega' | 'retirada'; dia: string } | null
  url: string
}

/** Amounts in centavos, `validaAte` an ISO date. `nova`: it replaces another version. */
type SalesQuoteMail = {
  tipo: 'enviada' | 'lembrete'
  numero: number
  nova: boolean
  nome: string
  linhas: { nome: string; quantidade: number; total: number }[]
  frete: { label: string; valor: number }
  total: number
  totalPix: number
  observacoes: string
  validaAte: string
  url: string
}

export const ORDER_MAILS = {
  'order-received': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Pedido recebido',
    quando: 'Quando alguém compra com cartão.',
    sample: unpaid,
  }),

  /** `valor` in centavos, `expiraEm` an ISO date and time; `proprio` if it goes to the store's own key. */
  'order-pix': describeMail<
    OrderMail & {
      copiaECola: string
      proprio: { nome: string; documento: string } | null
      valor: number
      expiraEm: string
    }
  >({
    grupo: 'pedidos',
    nome: 'Pix do pedido',
    quando: 'Quando um Pix é gerado, com o código e o prazo.',
    sample: (around) => ({
      ...unpaid(around),
      copiaECola: writeStaticCode({
        chave: '123e4567-e12b-12d1-a456-426655440000',
        valor: around.order.total,
        txid: 'EXEMPLO',
        nome: 'Loja Exemplo',
        cidade: 'São Paulo',
      }),
      proprio: null,
      valor: around.order.total,
      expiraEm: '2026-11-21T17:30:00.000Z',
    }),
  }),

  /** `valor` in centavos, `vencimento` a day (`YYYY-MM-DD`). */
  'order-boleto': describeMail<
    OrderMail & { boletoUrl: string; linhaDigitavel: string; valor: number; vencimento: string }
  >({
    grupo: 'pedidos',
    nome: 'Boleto do pedido',
    quando: 'Quando um boleto é gerado.',
    sample: (around) => ({
      ...unpaid(around),
      boletoUrl: `${around.storeUrl}/minha-conta`,
      linhaDigitavel: '00190000090312345670300123456170216470000023990',
      valor: 23_990,
      vencimento: '2026-12-01',
    }),
  }),

  'order-changed': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Pedido alterado',
    quando: 'Quando a loja muda um pedido antes do pagamento.',
    sample: unpaid,
  }),

  'trade-in': describeMail<TradeInMail>({
    grupo: 'pedidos',
    nome: 'Troca por um maior',
    quando:
      'A cada passo de uma troca: crédito aceito e usado, código da postagem, chegada, conferência, diferença paga, e se a loja desfaz a chegada ou a conferência; e antes de acabar o prazo do crédito ou do envio.',
    sample: ({ storeUrl }) => ({
      tipo: 'usada',
      situacao: 'usada',
      instrumento: 'violino 1/2',
      valor: 30_000,
      validaAte: '2026-12-24T12:00:00.000Z',
      envioDias: 15,
      enviarAte: null,
      instrucoes: 'Embale o instrumento no estojo, dentro de uma caixa firme.',
      codigoPostagem: '',
      resultado: null,
      condicaoConferida: null,
      nota: '',
      fotos: 0,
      deve: 0,
      url: `${storeUrl}/minha-conta`,
    }),
  }),

  'work-order': describeMail<WorkOrderMail>({
    grupo: 'pedidos',
    nome: 'Instrumento na oficina',
    quando:
      'A cada passo de uma ordem de serviço: recebida, orçamento ou serviço a mais a aprovar, lembrete, recusa, mensagem da loja, outro dia, pronta, entregue e cancelada.',
    sample: ({ storeUrl }) => ({
      tipo: 'orcamento',
      numero: 1042,
      nome: 'Maria da Silva',
      instrumento: 'Arco de violino 4/4',
      orcamento: {
        linhas: [
          { descricao: 'Encrinamento', valor: 18_000 },
          { descricao: 'Troca do couro', valor: 4_000 },
        ],
        total: 22_000,
        mensagem: 'A crina está gasta, e o couro, solto.',
        validoAte: '2026-12-01T15:00:00.000Z',
        extra: false,
      },
      mensagem: '',
      isFromCounter: true,
      nota: '',
      devolver: 0,
      previstaPara: '2026-12-04',
      entrega: null,
      url: `${storeUrl}/minha-conta`,
    }),
  }),

  'sales-quote': describeMail<SalesQuoteMail>({
    grupo: 'pedidos',
    nome: 'Proposta',
    quando:
      'Quando a loja ou o cliente faz um orçamento formal, a cada nova versão, e um lembrete antes de vencer.',
    sample: ({ storeUrl }) => ({
      tipo: 'enviada',
      numero: 1042,
      nova: false,
      nome: 'Escola de Música Villa-Lobos',
      linhas: [
        { nome: 'Violino Eagle VE441 4/4', quantidade: 10, total: 899_000 },
        { nome: 'Breu escuro', quantidade: 10, total: 35_000 },
      ],
      frete: { label: 'Transportadora', valor: 12_000 },
      total: 946_000,
      totalPix: 899_300,
      observacoes: 'Entrega em uma só remessa, na secretaria da escola.',
      validaAte: '2026-12-11',
      url: `${storeUrl}/minha-conta`,
    }),
  }),

  'order-payment-link': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Link de pagamento',
    quando: 'Quando a loja manda o link para pagar um pedido.',
    sample: unpaid,
  }),

  'order-approved': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Pagamento aprovado',
    quando: 'Quando o dinheiro chega.',
    sample: paid,
  }),

  /** `motivo` is a sentence, or empty. */
  'order-declined': describeMail<OrderMail & { motivo: string }>({
    grupo: 'pedidos',
    nome: 'Pagamento recusado',
    quando: 'Quando um cartão é recusado.',
    sample: (around) => ({ ...unpaid(around), motivo: 'O limite deste cartão não foi suficiente.' }),
  }),

  /** `recebido` is all that was received so far, in centavos; `expiraEm` is when the rest is due at the latest. */
  'order-part-paid': describeMail<OrderMail & { recebido: number; expiraEm: string }>({
    grupo: 'pedidos',
    nome: 'Pago em parte',
    quando: 'Quando chega menos que o total.',
    sample: (around) => ({ ...unpaid(around), recebido: 50_000, expiraEm: '2026-11-22T17:30:00.000Z' }),
  }),

  /** `recebido` in centavos, and the method it was paid by. */
  'order-late-money': describeMail<OrderMail & { recebido: number; metodo: PaymentMethod }>({
    grupo: 'pedidos',
    nome: 'Pago depois do prazo',
    quando: 'Quando o dinheiro chega e o pedido já acabou.',
    sample: (around) => ({ ...paid(around), recebido: around.order.total, metodo: 'boleto' }),
  }),

  'order-sent': describeMail<GoodsMail>({
    grupo: 'pedidos',
    nome: 'Pedido enviado',
    quando: 'Quando o pedido sai da loja, com o rastreio.',
    sample: withPassport,
  }),

  'order-parcel': describeMail<GoodsMail & { encomenda: Order['encomendas'][number] }>({
    grupo: 'pedidos',
    nome: 'Parte do pedido enviada',
    quando: 'Quando uma encomenda sai e outra ainda vai sair, com o rastreio dela.',
    sample: (around) => {
      const { pedido, ...rest } = withPassport(around)
      const { codigo, transportadora } = pedido.rastreio ?? { codigo: '', transportadora: '' }
      const encomenda = {
        volume: 1,
        codigo,
        transportadora,
        url: '',
        eventos: [],
        saiuEm: null,
        entregueEm: null,
        itens: [{ posicao: 0, nome: pedido.itens[0]?.nome ?? '', quantidade: 1 }],
      }
      return { ...rest, pedido: { ...pedido, encomendas: [encomenda] }, encomenda }
    },
  }),

  'order-ready': describeMail<GoodsMail>({
    grupo: 'pedidos',
    nome: 'Pronto para retirada',
    quando: 'Quando o pedido espera na loja.',
    sample: (around) => {
      const { pedido, ...rest } = withPassport(around)
      const frete = { ...pedido.frete, tipo: 'retirada' as const, label: 'Retirada na loja' }

      return { ...rest, pedido: { ...pedido, endereco: null, frete } }
    },
  }),

  'order-delivered': describeMail<GoodsMail>({
    grupo: 'pedidos',
    nome: 'Pedido entregue',
    quando: 'Quando o pedido chega.',
    sample: withPassport,
  }),

  'order-passport': describeMail<GoodsMail>({
    grupo: 'pedidos',
    nome: 'Passaporte do instrumento',
    quando: 'Quando o passaporte é emitido depois que o pedido foi enviado, retirado ou entregue.',
    sample: withPassport,
  }),

  'order-cancelled': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Pedido cancelado',
    quando: 'Quando o pedido acaba sem entrega.',
    sample: paid,
  }),

  /** `chave` is the access key; XML and DANFE are attached. */
  'order-invoice': describeMail<OrderMail & { numero: string; chave: string }>({
    grupo: 'pedidos',
    nome: 'Nota fiscal',
    quando: 'Quando a nota do pedido é autorizada, com o XML e o DANFE.',
    sample: (around) => ({
      ...paid(around),
      numero: '1042',
      chave: '35261112345678000195550010000010421123456789',
    }),
  }),

  /** `chave` is the access key of the invoice that is void now. */
  'order-invoice-cancelled': describeMail<OrderMail & { numero: string; chave: string }>({
    grupo: 'pedidos',
    nome: 'Nota fiscal cancelada',
    quando: 'Quando uma nota que o cliente recebeu é cancelada.',
    sample: (around) => ({
      ...paid(around),
      numero: '1042',
      chave: '35261112345678000195550010000010421123456789',
    }),
  }),

  /** `valor` is all that was refunded so far, in centavos, and the method it had been paid by. */
  'order-refunded': describeMail<OrderMail & { valor: number; metodo: PaymentMethod }>({
    grupo: 'pedidos',
    nome: 'Dinheiro devolvido',
    quando: 'A cada devolução de dinheiro.',
    sample: (around) => ({ ...paid(around), valor: around.order.total, metodo: 'pix' }),
  }),

  'order-return-asked': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Devolução pedida',
    quando: 'Quando alguém quer devolver o que comprou.',
    sample: paid,
  }),

  'order-returned': describeMail<OrderMail>({
    grupo: 'pedidos',
    nome: 'Devolução recebida',
    quando: 'Quando o que foi devolvido chega à loja.',
    sample: paid,
  }),
}

function paid({ order, storeUrl }: SampleData): OrderMail {
  return { pedido: order, orderUrl: `${storeUrl}/minha-conta` }
}

function withPassport(around: SampleData): GoodsMail {
  const { storeUrl, order } = around
  const produto = order.itens[0]?.nome ?? ''
  const passaportes = [{ produto, numeroSerie: 'AR-1987/12', url: `${storeUrl}/passaporte`, posicao: 0 }]

  return { ...paid(around), passaportes }
}

function unpaid({ order, storeUrl }: SampleData): OrderMail {
  return paid({ order: { ...order, situacao: 'aguardandoPagamento', pagamento: 'pendente' }, storeUrl })
}
