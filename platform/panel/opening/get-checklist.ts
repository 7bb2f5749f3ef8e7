import type { Checklist } from '#contract/panel/opening.ts'
import { openingChecklist } from '#domain/store/opening/opening-checklist.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readStoreState } from './read-store-state.ts'
import { passosDispensados } from './tables.ts'

/** Returns what is done and what lacks before the shop opens, from the store's data now. */
export async function getChecklist(context: RequestContext): Promise<Checklist> {
  permit(context, 'configuracao.ver')
  const [{ aberta, ...store }, dismissed] = await Promise.all([
    readStoreState(context),
    context.db.select({ passo: passosDispensados.passo }).from(passosDispensados),
  ])

  return {
    aberta,
    passos: openingChecklist(
      store,
      dismissed.map(({ passo }) => passo),
    ),
  }
}
