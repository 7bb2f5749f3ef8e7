import type { AdminOrder } from '#contract/orders/admin-orders.ts'

type Situation = AdminOrder['situacao']

/** Where orders stand, in the order of their way, as the list's tabs call it. */
export const SITUATIONS: readonly { situacao: Situation; nome: string }[] = [
  { situacao: 'pagamentoAprovado', nome: 'A separar' },
  { situacao: 'emSeparacao', nome: 'Em separação' },
  { situacao: 'enviado', nome: 'Enviados' },
  { situacao: 'entregue', nome: 'Entregues' },
  { situacao: 'aguardandoPagamento', nome: 'Aguardando pagamento' },
  { situacao: 'pagamentoEmAnalise', nome: 'Em análise' },
  { situacao: 'devolucaoSolicitada', nome: 'Devoluções' },
  { situacao: 'devolvido', nome: 'Devolvidos' },
  { situacao: 'cancelado', nome: 'Cancelados' },
]

/** The colour of a situation's mark: what waits for the store stands out, what is over is grey. */
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
}

/** What happened to an order, in words. */
export function eventName(evento: string): string {
  return EVENT_NAMES[evento] ?? evento
}

/** Who made it happen, in words. */
export function actorName({ quem, nome }: AdminOrder['mudancas'][number]): string {
  switch (quem) {
    case 'cliente':
      return 'Cliente'
    case 'provedor':
      return 'Banco ou operadora'
    case 'relogio':
      return 'Sistema'
    case 'loja':
      return nome ?? 'Loja'
  }
}

/** Mails to a buyer, as the panel calls them. */
export const MAIL_NAMES: Readonly<Record<AdminOrder['mails'][number], string>> = {
  recebido: 'Pedido recebido',
  instrucoesPix: 'Código Pix',
  instrucoesBoleto: 'Boleto',
  pagamentoAprovado: 'Pagamento aprovado',
  pagamentoRecusado: 'Pagamento recusado',
  pagoEmParte: 'Pago em parte',
  pagoDepoisDoPrazo: 'Pago depois do prazo',
  enviado: 'Pedido enviado',
  prontoParaRetirada: 'Pronto para retirada',
  entregue: 'Pedido entregue',
  cancelado: 'Pedido cancelado',
  estornado: 'Estorno',
  devolucaoSolicitada: 'Devolução pedida',
  devolvido: 'Devolução recebida',
  alterado: 'Pedido alterado',
}
