import type { Message } from '#contract/message.ts'
import { workOf } from '#domain/workshop/line-services.ts'
import type { LineService } from '#domain/workshop/service.ts'
import { NO_TIME } from '#domain/workshop/service-words.ts'
import { type WorkPlan, workPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { CartLine } from '../../open-cart.ts'

type Context = Pick<RequestContext, 'db' | 'settings' | 'now'>

type ServicedLine = Pick<CartLine, 'quantidade'> & { servicos?: readonly LineService[] | undefined }

/**
 * When the workshop does the services of these lines if they are paid now. Reads nothing without services: then
 * `undefined`. Null if the workshop finds no time.
 */
export async function planLines(
  context: Context,
  lines: readonly ServicedLine[],
): Promise<WorkPlan | null | undefined> {
  const work = workOf(lines.map(({ quantidade, servicos = [] }) => ({ quantidade, servicos })))

  return work.minutos === 0 ? undefined : workPlan(context, work)
}

/** The business days that the services of these lines add if they are paid now; null if there is no time for them. */
export async function workshopDays(context: Context, lines: readonly ServicedLine[]): Promise<number | null> {
  const plan = await planLines(context, lines)

  return plan === undefined ? 0 : (plan?.addedDays ?? null)
}

/** What the cart says if the workshop has no time for its services. */
export async function workshopMessages(context: Context, lines: readonly ServicedLine[]): Promise<Message[]> {
  return (await planLines(context, lines)) === null ? [{ tipo: 'erro', mensagem: NO_TIME }] : []
}
