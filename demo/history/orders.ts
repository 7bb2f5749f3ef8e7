import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { HISTORY_DAYS, pastMoments } from './calendar.ts'
import { openDemoStock } from './demo-stock.ts'
import type { PastProvider } from './past-provider.ts'
import { type PastOrder, placePastOrder } from './place-past-order.ts'
import { type PlannedOrder, planOrder } from './plan-order.ts'
import { STEPS } from './steps.ts'

/** Few enough that the first start takes only some seconds longer. */
const ORDERS = 230

type Happening = { em: Date; run: (context: JobContext) => Promise<void> }

/** Places the orders of the last months and lets happen to them what happens to orders, all of it in the order of time. */
export async function loadOrders(
  contextAt: (moment: Date) => JobContext,
  { agora, products, provider }: { agora: Date; products: readonly number[]; provider: PastProvider },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(agora), products)
  const moments = pastMoments(agora, { what: 'pedidos', count: ORDERS, days: HISTORY_DAYS })
  const happenings = moments.flatMap((moment, n) => happeningsOf(planOrder(n, moment, agora)))
  for (const { em, run } of happenings.toSorted((a, b) => a.em.getTime() - b.em.getTime())) {
    provider.setNow(em)
    await run(contextAt(em))
  }

  function happeningsOf(plan: PlannedOrder): Happening[] {
    let order: PastOrder | null = null
    const place: Happening = {
      em: plan.criadoEm,
      run: async (context) => {
        order = await placePastOrder(context, demoStock, plan)
        // A payment that nothing has happened to yet is for the shop's own provider to be asked for, once the shop is open.
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
