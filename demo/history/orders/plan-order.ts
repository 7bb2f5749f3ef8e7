import type { PaymentMethod } from '#contract/orders/orders.ts'
import { chance } from '#demo/catalogue/chance.ts'
import { paymentDeadline } from '#domain/order/payment/payment-deadline.ts'
import { weighted } from '../calendar.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The steps of an order after it was placed. */
export type StepName =
  | 'pay'
  | 'review'
  | 'decline'
  | 'expire'
  | 'cancel'
  | 'pick'
  | 'ship'
  | 'deliver'
  | 'requestReturn'
  | 'receiveReturn'

export type PlannedOrder = {
  /** The order's number in the history, the seed of everything random. */
  n: number
  criadoEm: Date
  metodo: PaymentMethod
  /** Oldest first; all before the end of the history. */
  steps: { step: StepName; em: Date }[]
}

const METHODS = ['pix', 'cartao', 'boleto'] as const
const METHOD_WEIGHTS = [50, 38, 12]

/** Plans what happens to order `n`, placed at `criadoEm`, until `now`. */
export function planOrder(n: number, criadoEm: Date, now: Date): PlannedOrder {
  const draw = (what: string) => chance('pedido', `${n}`, what)
  const metodo = METHODS[weighted(METHOD_WEIGHTS, draw('metodo'))] ?? 'pix'
  const steps = lifeOf(metodo, criadoEm, draw).filter(({ em }) => em.getTime() < now.getTime() - MINUTE)

  return {
    n,
    criadoEm,
    metodo,
    steps: waitsForCode({ metodo, criadoEm, now, steps })
      ? [{ step: 'pay', em: new Date(criadoEm.getTime() + 2 * MINUTE) }]
      : steps,
  }
}

/** No Pix stays pending: its code would expire before the shop opens. */
function waitsForCode({
  metodo,
  criadoEm,
  now,
  steps,
}: Pick<PlannedOrder, 'metodo' | 'criadoEm' | 'steps'> & { now: Date }): boolean {
  return metodo === 'pix' && steps.length === 0 && now.getTime() - criadoEm.getTime() > 3 * MINUTE
}

type Life = PlannedOrder['steps']

function lifeOf(metodo: PaymentMethod, criadoEm: Date, draw: (what: string) => number): Life {
  const placed = criadoEm.getTime()
  const deadline = paymentDeadline(metodo, criadoEm).expiraEm.getTime()
  const at = (step: StepName, moment: number) => ({ step, em: new Date(moment) })
  const fate = draw('fim')
  if (metodo === 'cartao' && fate < 0.05)
    return [at('decline', placed + MINUTE), at('expire', placed + MINUTE + DAY + 5 * MINUTE)]
  if (metodo !== 'cartao' && fate < (metodo === 'pix' ? 0.07 : 0.2)) return [at('expire', deadline + MINUTE)]

  const looked = metodo === 'cartao' && draw('analise') < 0.12
  const paid = placed + timeToPay(metodo, draw('pagamento')) + (looked ? 9 * HOUR : 0)
  const begun: Life = [...(looked ? [at('review', placed + MINUTE)] : []), at('pay', paid)]
  if (fate > 0.97) return [...begun, at('cancel', paid + (1 + 3 * draw('desistencia')) * HOUR)]

  const picked = nextWorkingHour(paid + (4 + 24 * draw('separacao')) * HOUR)
  const shipped = nextWorkingHour(picked + (2 + 16 * draw('envio')) * HOUR)
  const delivered = nextWorkingHour(shipped + (2 + 6 * draw('entrega')) * DAY)
  const arrived = [...begun, at('pick', picked), at('ship', shipped), at('deliver', delivered)]
  if (draw('devolucao') > 0.07) return arrived

  const returnRequested = delivered + (1 + 5 * draw('pedido de devolucao')) * DAY
  return [
    ...arrived,
    at('requestReturn', returnRequested),
    at('receiveReturn', nextWorkingHour(returnRequested + 9 * DAY)),
  ]
}

function timeToPay(metodo: PaymentMethod, share: number): number {
  if (metodo === 'pix') return (1 + 20 * share) * MINUTE
  if (metodo === 'boleto') return (8 + 18 * share) * HOUR

  return MINUTE / 4
}

/** Returns the next time at which staff works: Monday to Friday from nine to six. */
function nextWorkingHour(moment: number): number {
  // São Paulo is three hours behind UTC all year round.
  const local = new Date(moment - 3 * HOUR)
  const isWorkday = local.getUTCDay() > 0 && local.getUTCDay() < 6
  const hour = local.getUTCHours()
  if (isWorkday && hour >= 9 && hour < 18) return moment
  const morning = moment - ((hour - 9) * HOUR + local.getUTCMinutes() * MINUTE)

  return isWorkday && hour < 9 ? morning : nextWorkingHour(morning + DAY)
}
