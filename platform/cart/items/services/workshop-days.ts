import { HORIZON_DAYS } from '#domain/workshop/calendar.ts'
import { workOf } from '#domain/workshop/line-services.ts'
import { workPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { CartLine } from '../../open-cart.ts'

/**
 * The business days that the services of these lines add if they are paid now. Reads nothing without services. If the
 * workshop finds no time, as many as its calendar has: the order itself is refused.
 */
export async function workshopDays(
  context: Pick<RequestContext, 'db' | 'settings' | 'now'>,
  lines: readonly CartLine[],
): Promise<number> {
  const work = workOf(lines.map(({ quantidade, servicos = [] }) => ({ quantidade, servicos })))
  if (work.minutos === 0) return 0

  return (await workPlan(context, work))?.addedDays ?? HORIZON_DAYS
}
