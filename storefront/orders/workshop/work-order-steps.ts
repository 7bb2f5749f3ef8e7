import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import type { WorkSituation } from '#domain/workshop/work-order-situation.ts'
import { changeWords, SITUATION_WORDS } from '#domain/workshop/work-order-words.ts'
import type { OrderStep } from '../details/order-steps.ts'

/** The usual sequence of an instrument that is brought in; services of an order begin with `aprovada`. */
const USUAL: WorkSituation[] = [
  'recebida',
  'aguardandoAprovacao',
  'aprovada',
  'emServico',
  'pronta',
  'entregue',
]

/** What happened to an instrument, oldest first, and what is still to come. */
export function workOrderSteps({
  situacao,
  mudancas,
}: Pick<OwnWorkOrder, 'situacao' | 'mudancas'>): OrderStep[] {
  return [
    ...mudancas.map((change) => ({ titulo: changeWords(change), em: change.em, nota: change.nota })),
    ...ahead(situacao).map((next) => ({ titulo: SITUATION_WORDS[next], em: null })),
  ]
}

function ahead(situacao: WorkSituation): WorkSituation[] {
  if (situacao === 'recusada') return ['entregue']
  const place = USUAL.indexOf(situacao)

  return place < 0 ? [] : USUAL.slice(place + 1)
}
