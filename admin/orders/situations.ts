import type { AdminOrder } from '#contract/orders/admin-orders.ts'

type Situation = AdminOrder['situacao']

/** The order situations in sequence, with the names of the list's tabs. */
export const SITUATIONS: readonly { situacao: Situation; label: string }[] = [
  { situacao: 'pagamentoAprovado', label: 'A separar' },
  { situacao: 'emSeparacao', label: 'Em separação' },
  { situacao: 'enviado', label: 'Enviados' },
  { situacao: 'entregue', label: 'Entregues' },
  { situacao: 'aguardandoPagamento', label: 'Aguardando pagamento' },
  { situacao: 'pagamentoEmAnalise', label: 'Em análise' },
  { situacao: 'devolucaoSolicitada', label: 'Devoluções' },
  { situacao: 'devolvido', label: 'Devolvidos' },
  { situacao: 'cancelado', label: 'Cancelados' },
]

/** Badge colour of a situation: stands out if the store must act, grey if the order is closed. */
export const SITUATION_COLORS: Readonly<Record<Situation, string>> = {
  aguardandoPagamento: 'var(--mantine-color-yellow-6)',
  pagamentoEmAnalise: 'var(--mantine-color-yellow-6)',
  pagamentoAprovado: 'var(--mantine-color-rosewood-5)',
  emSeparacao: 'var(--mantine-color-rosewood-5)',
  enviado: 'var(--mantine-color-pine-6)',
  entregue: 'var(--mantine-color-pine-6)',
  devolucaoSolicitada: 'var(--mantine-color-red-8)',
  devolvido: 'var(--mantine-color-gray-5)',
  cancelado: 'var(--mantine-color-gray-5)',
}

export const METHOD_NAMES: Readonly<Record<AdminOrder['metodo'], string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão',
  outro: 'Outra forma',
}

const EVENT_NAMES: Readonly<Record<string, string>> = {
  place: 'Pedido feito',
  import: 'Importado de um arquivo',
  reviewPayment: 'Pagamento em análise',
  approvePayment: 'Pagamento aprovado',
  declinePayment: 'Pagamento recusado',
  undoPayment: 'Conferência do Pix desfeita',
  expire: 'Prazo de pagamento encerrado',
  cancel: 'Cancelado',
  reopen: 'Reaberto pelo pagamento',
  startPicking: 'Separação iniciada',
  ship: 'Enviado',
  deliver: 'Entregue',
  requestReturn: 'Devolução pedida',
  keep: 'Devolução desfeita',
  receiveReturn: 'Devolução recebida',
  reportDefect: 'Defeito relatado',
  settleDefect: 'Defeito resolvido',
  refund: 'Estorno',
  settle: 'Atenção resolvida',
  edit: 'Pedido alterado',
  parcel: 'Uma parte enviada',
}

/** The names of an order's events. */
export function eventName(evento: string): string {
  return EVENT_NAMES[evento] ?? evento
}

/** The names of the people or systems that caused an event. */
export function actorName({ quem, nome }: AdminOrder['mudancas'][number]): string {
  switch (quem) {
    case 'cliente':
      return 'Cliente'
    case 'provedor':
      return nome ?? 'Banco ou operadora'
    case 'relogio':
      return 'Sistema'
    case 'loja':
      return nome ?? 'Loja'
  }
}

/** The names of the mails to a buyer. */
export const MAIL_NAMES: Readonly<Record<AdminOrder['mails'][number], string>> = {
  recebido: 'Pedido recebido',
  instrucoesPix: 'Código Pix',
  instrucoesBoleto: 'Boleto',
  pagamentoAprovado: 'Pagamento aprovado',
  pagamentoRecusado: 'Pagamento recusado',
  pagoEmParte: 'Pago em parte',
  pagoDepoisDoPrazo: 'Pago depois do prazo',
  encomendaEnviada: 'Parte do pedido enviada',
  enviado: 'Pedido enviado',
  prontoParaRetirada: 'Pronto para retirada',
  entregue: 'Pedido entregue',
  cancelado: 'Pedido cancelado',
  estornado: 'Estorno',
  devolucaoSolicitada: 'Devolução pedida',
  devolvido: 'Devolução recebida',
  alterado: 'Pedido alterado',
  linkDePagamento: 'Link de pagamento',
}
