import { NO_TIME } from '#domain/workshop/service-words.ts'
import { workshopDays } from '#platform/cart/items/services/workshop-days.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/**
 * The business days that services of these lines add if they are paid today. A quote books no time: its order does, and
 * is refused if the days are gone by then. Refuses `PropostaNaoPermite` if the workshop has no time.
 */
export async function quotedWork(
  context: Pick<RequestContext, 'db' | 'settings' | 'now'>,
  linhas: Parameters<typeof workshopDays>[1],
): Promise<number> {
  const days = await workshopDays(context, linhas)
  if (days === null) throw refuse('PropostaNaoPermite', undefined, NO_TIME)

  return days
}
