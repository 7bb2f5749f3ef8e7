import type { OrderSituation } from './order-situation.ts'
import type { OrderPayment } from './payment/order-payment.ts'
import { LEGAL_RETURN_DAYS, returnPromise } from './return-days.ts'

export type OrderState = {
  situacao: OrderSituation
  pagamento: OrderPayment
  retirada: boolean
  /** The bill of an approved quote of the workshop. */
  deServicos?: boolean
}

/**
 * What else the sentence depends on: the payment method, the store's return period in days (`devolucao.dias`), and
 * whether its last day is still to come.
 */
export type OrderTerms = {
  metodo: 'pix' | 'boleto' | 'cartao' | 'outro'
  devolucaoDias: number
  devolver: boolean
}

/** Returns an order's status in a word or two. */
export function orderTitle(order: OrderState): string {
  return orderText({ ...order, metodo: 'outro', devolucaoDias: LEGAL_RETURN_DAYS, devolver: false }).titulo
}

/** Returns an order's status and its explanation, as the shopper reads them. */
export function orderText(order: OrderState & OrderTerms): { titulo: string; texto: string } {
  if (order.deServicos) return serviceText(order)
  switch (order.situacao) {
    case 'aguardandoPagamento':
      return waitingText(order.pagamento)
    case 'pagamentoEmAnalise':
      return {
        titulo: 'Pagamento em análise',
        texto:
          'A operadora do cartão está conferindo o pagamento. Pode levar até 48 horas, e avisamos por e-mail.',
      }
    case 'pagamentoAprovado':
      return {
        titulo: 'Pagamento aprovado',
        texto: 'Recebemos o pagamento. Logo começamos a separar o seu pedido.',
      }
    case 'emSeparacao':
      return { titulo: 'Em separação', texto: 'Estamos separando e embalando o seu pedido com cuidado.' }
    case 'enviado':
      return order.retirada ? READY : SENT
    case 'entregue':
      return {
        titulo: order.retirada ? 'Retirado' : 'Entregue',
        texto: order.devolver
          ? `Esperamos que você goste. ${returnPromise(order.devolucaoDias)}`
          : LONG_DELIVERED,
      }
    case 'devolucaoSolicitada':
      return {
        titulo: 'Devolução solicitada',
        texto: 'Enviamos por e-mail como devolver os produtos. Quando chegarem, devolvemos o valor pago.',
      }
    case 'devolvido':
      return { titulo: 'Devolvido', texto: `Os produtos voltaram para a loja. ${moneyText(order)}` }
    case 'cancelado':
      return { titulo: 'Cancelado', texto: `Este pedido foi cancelado. ${moneyText(order)}` }
  }
}

const LONG_DELIVERED = 'Esperamos que você tenha gostado.'

/** The texts of an order of services, which is over once it is paid. */
function serviceText(order: OrderState & OrderTerms): { titulo: string; texto: string } {
  switch (order.situacao) {
    case 'aguardandoPagamento':
      return { ...waitingText(order.pagamento), texto: SERVICE_WAITING[order.pagamento] ?? SERVICE_DUE }
    case 'cancelado':
      return { titulo: 'Cancelado', texto: `Esta cobrança foi cancelada. ${moneyText(order)}` }
    case 'pagamentoEmAnalise':
      return orderText({ ...order, deServicos: false })
    default:
      return {
        titulo: 'Pago',
        texto: 'Recebemos o pagamento. O andamento do serviço está na página da oficina.',
      }
  }
}

const SERVICE_DUE = 'Pague quando quiser até a retirada do instrumento, por esta página.'
const SERVICE_WAITING: Partial<Record<OrderPayment, string>> = {
  recusado: 'O pagamento não passou. Tente outro cartão ou pague com Pix.',
  expirado: 'O prazo deste código acabou. Gere um novo ou escolha outra forma de pagar.',
  cancelado: 'O prazo deste código acabou. Gere um novo ou escolha outra forma de pagar.',
  pagoEmParte: 'Recebemos uma parte do valor. Falta o restante.',
}

/** Returns the texts for an order that was placed in another shop: whether it was refunded is unknown here. */
export function textElsewhere(
  situacao: OrderSituation,
  retirada: boolean,
): { titulo: string; texto: string } {
  const known = orderText({
    situacao,
    pagamento: 'pago',
    retirada,
    metodo: 'outro',
    devolucaoDias: LEGAL_RETURN_DAYS,
    devolver: false,
  })

  return { ...known, texto: ELSEWHERE_TEXTS[situacao] ?? known.texto }
}

const ELSEWHERE_TEXTS: Partial<Record<OrderSituation, string>> = {
  pagamentoAprovado: 'Logo começamos a separar o seu pedido.',
  devolucaoSolicitada: 'Os produtos estão voltando para a loja.',
  devolvido: 'Os produtos voltaram para a loja.',
  cancelado: 'Este pedido foi cancelado.',
}

/** Payment status of an order, in a word or two. */
export const PAYMENT_NAMES: Readonly<Record<OrderPayment, string>> = {
  pendente: 'Aguardando pagamento',
  emAnalise: 'Em análise',
  recusado: 'Não aprovado',
  expirado: 'Prazo encerrado',
  cancelado: 'Cancelado',
  pagoEmParte: 'Pago em parte',
  pago: 'Pago',
  pagoAMais: 'Pago a mais',
  estornadoEmParte: 'Estornado em parte',
  estornado: 'Estornado',
  contestado: 'Contestado',
}

const SENT = {
  titulo: 'Enviado',
  texto: 'Seu pedido está a caminho. Acompanhe a entrega pelo código de rastreio.',
}
const READY = {
  titulo: 'Pronto para retirada',
  texto: 'Seu pedido espera por você na loja. Traga um documento com foto.',
}

function waitingText(pagamento: OrderPayment): { titulo: string; texto: string } {
  if (pagamento === 'recusado')
    return {
      titulo: 'Pagamento não aprovado',
      texto: 'Seu pedido continua reservado. Tente outro cartão ou pague com Pix.',
    }
  const titulo = 'Aguardando pagamento'
  if (pagamento === 'expirado' || pagamento === 'cancelado')
    return {
      titulo,
      texto: 'O prazo deste pagamento acabou. Gere um novo código ou escolha outra forma de pagar.',
    }
  if (pagamento === 'pagoEmParte')
    return { titulo, texto: 'Recebemos uma parte do valor. Falta o restante para separarmos o seu pedido.' }

  return { titulo, texto: 'Assim que o pagamento for confirmado, começamos a separar o seu pedido.' }
}

/** Explains what happens to the payment of a closed order. For a disputed payment, the card provider decides. */
export function moneyText({
  pagamento,
  metodo,
}: Pick<OrderState & OrderTerms, 'pagamento' | 'metodo'>): string {
  switch (pagamento) {
    case 'pago':
    case 'pagoAMais':
    case 'pagoEmParte':
      return 'Vamos devolver o valor pago.'
    case 'estornadoEmParte':
      return 'Já devolvemos uma parte do valor pago, e devolveremos o restante.'
    case 'estornado':
      return metodo === 'cartao'
        ? 'O valor pago foi devolvido. No cartão, o estorno aparece em até duas faturas.'
        : 'O valor pago foi devolvido.'
    case 'contestado':
      return 'A operadora do cartão está decidindo sobre o pagamento.'
    case 'expirado':
      return 'O prazo de pagamento acabou. Se você pagou dentro dele, não precisa fazer nada: avisamos assim que o banco confirmar, o que no boleto leva até 3 dias úteis.'
    default:
      return 'Nada foi cobrado.'
  }
}
