import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** What staff can do with an order. */
export type Step = AdminOrder['acoes'][number]

const PERMISSION: Readonly<Record<Step, Permission>> = {
  startPicking: 'pedidos.expedir',
  ship: 'pedidos.expedir',
  deliver: 'pedidos.expedir',
  keep: 'pedidos.editar',
  requestReturn: 'pedidos.editar',
  receiveReturn: 'pedidos.editar',
  cancel: 'pedidos.editar',
  edit: 'pedidos.editar',
  paymentLink: 'pedidos.editar',
  reportDefect: 'pedidos.editar',
  settleDefect: 'pedidos.editar',
}

/** The steps that lead an order on; the first that is possible is the primary button. */
const NEXT: readonly Step[] = ['startPicking', 'ship', 'deliver', 'receiveReturn', 'settleDefect']

/** Returns the steps that the order's situation and the permissions allow: the next one, if any, and the others. */
export function stepsOf(
  acoes: readonly Step[],
  permissoes: readonly string[],
): { next: Step | undefined; others: Step[] } {
  const steps = acoes.filter((step) => permissoes.includes(PERMISSION[step]))
  const next = NEXT.find((step) => steps.includes(step))

  return { next, others: steps.filter((step) => step !== next) }
}

/** The name of a step. What is fetched in the store is not called sent or delivered. */
export function stepName(step: Step, frete: Pick<AdminOrder['frete'], 'tipo'>): string {
  const fetched = frete.tipo === 'retirada'
  switch (step) {
    case 'startPicking':
      return 'Começar a separar'
    case 'ship':
      return fetched ? 'Pronto para retirada' : 'Enviar'
    case 'deliver':
      return fetched ? 'Marcar como retirado' : 'Marcar como entregue'
    case 'keep':
      return 'Desfazer devolução'
    case 'requestReturn':
      return 'Abrir devolução'
    case 'receiveReturn':
      return 'Receber devolução'
    case 'cancel':
      return 'Cancelar pedido'
    case 'edit':
      return 'Alterar pedido'
    case 'paymentLink':
      return 'Link de pagamento'
    case 'reportDefect':
      return 'Abrir defeito'
    case 'settleDefect':
      return 'Resolver defeito'
  }
}
