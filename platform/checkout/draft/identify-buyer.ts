import type { BuyerInput, Checkout } from '#contract/cart/checkout.ts'
import { readBuyer } from '#domain/cart/checkout/read-buyer.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readDraft, saveDraft } from '../rows.ts'
import { getCheckout } from './get-checkout.ts'

/** Saves who buys; for a logged-in account only what it lacks. Refuses `CamposInvalidos` and `SessaoAusente`. */
export async function identifyBuyer(context: RequestContext, typed: BuyerInput): Promise<Checkout> {
  const sessao = requireSession(context)
  const { conta } = await readDraft(context.db, sessao)
  const read = readBuyer({ ...typed, ...known(conta?.cliente ?? null) })
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  const { aceitaOfertas } = typed
  await saveDraft(
    context.db,
    { sessao, now: context.now },
    { identificacao: { ...read.comprador, aceitaOfertas } },
  )

  return getCheckout(context)
}

type Account = NonNullable<Awaited<ReturnType<typeof readDraft>>['conta']>['cliente']

/** The form can't change the account's own fields. */
function known(cliente: Account): Partial<BuyerInput> {
  if (!cliente) return {}
  const { pessoa, nomeRazao, email, documento, celular } = cliente

  return { pessoa, nomeRazao, email, ...(documento ? { documento } : {}), ...(celular ? { celular } : {}) }
}
