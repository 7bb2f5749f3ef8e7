import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { HISTORY_DAYS, pastMoments } from '../calendar.ts'
import type { PastProvider } from '../past-provider.ts'
import { openDemoStock } from './demo-stock.ts'
import type { PastOrder } from './order-goods.ts'
import { placePastOrder } from './place-past-order.ts'
import { type PlannedOrder, planOrder } from './plan-order.ts'
import { STEPS } from './steps.ts'

/** Few enough that the first start takes only some seconds longer. */
const ORDERS = 230

type TimedStep = { em: Date; run: (context: JobContext) => Promise<void> }

/** Places the orders of the last months and runs their further steps, all in chronological order. */
export async function loadOrders(
  contextAt: (moment: Date) => JobContext,
  { now, products, provider }: { now: Date; products: readonly number[]; provider: PastProvider },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(now), products)
  const moments = pastMoments(now, { what: 'pedidos', count: ORDERS, days: HISTORY_DAYS })
  const timedSteps = moments.flatMap((moment, n) => timedStepsOf(planOrder(n, moment, now)))
  for (const { em, run } of timedSteps.toSorted((a, b) => a.em.getTime() - b.em.getTime())) {
    provider.setNow(em)
    await run(contextAt(em))
  }

  function timedStepsOf(plan: PlannedOrder): TimedStep[] {
    let order: PastOrder | null = null
    const place: TimedStep = {
      em: plan.criadoEm,
      run: async (context) => {
        order = await placePastOrder(context, demoStock, plan)
        // A payment without any step is left to the shop's own provider, which creates it when the shop starts.
        if (order?.pagamento && plan.steps.length > 0)
          await sendPayment(context, order.pagamento, order.pagamento)
      },
    }
    const steps = plan.steps.map(({ step, em }) => ({
      em,
      run: async (context: JobContext) => {
        if (order) await STEPS[step](context, order, provider)
      },
    }))

    return [place, ...steps]
  }
}
