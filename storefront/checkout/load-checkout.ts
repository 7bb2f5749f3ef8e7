import { redirect } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { idempotencyKey } from '../cart/idempotency-key.ts'
import { pageAnswer } from '../rendering/answers.ts'
import { CHECKOUT_PATH, isAfter, type Step, stepOf, stepPath } from './checkout-paths.ts'

/** The purchase at the step that an address names; who can't be there yet, or says no step, goes where something is lacking. */
export async function loadCheckout(api: Api, segment: string | undefined) {
  // One after the other: the first gives a new visitor the session that the second is asked in.
  const user = await api.customers.user()
  const checkout = await pageAnswer(api.checkout.purchase())
  const passo = stepShown(segment, checkout.passo, checkout.carrinho.itens.length > 0)

  return { checkout, user, passo, chave: idempotencyKey() }
}

function stepShown(segment: string | undefined, lacking: Step, filled: boolean): Step {
  const wanted = segment === undefined ? lacking : stepOf(segment)
  if (wanted === null) throw new Response('Não encontramos esta página.', { status: 404 })
  if (!filled) return wanted
  if (isAfter(wanted, lacking))
    throw redirect(lacking === 'identificacao' ? CHECKOUT_PATH : stepPath(lacking))
  if (segment === undefined && wanted !== 'identificacao') throw redirect(stepPath(wanted))

  return wanted
}
