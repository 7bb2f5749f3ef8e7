import { redirect } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { idempotencyKey } from '../cart/idempotency-key.ts'
import { pageAnswer } from '../rendering/answers.ts'
import { CHECKOUT_PATH, isAfter, type Step, stepOf, stepPath } from './checkout-paths.ts'

/**
 * Loads the checkout at the step of the path. Without a step, or if an earlier one is incomplete, redirects to the
 * first incomplete step.
 */
export async function loadCheckout(api: Api, segment: string | undefined) {
  // Not in parallel: the first call gives a new visitor the session that the second one needs.
  const user = await api.customers.user()
  const checkout = await pageAnswer(api.checkout.purchase())
  const passo = stepShown(segment, checkout.passo, checkout.carrinho.itens.length > 0)

  return { checkout, user, passo, chave: idempotencyKey() }
}

function stepShown(segment: string | undefined, lacking: Step, filled: boolean): Step {
  const requested = segment === undefined ? lacking : stepOf(segment)
  if (requested === null) throw new Response('Não encontramos esta página.', { status: 404 })
  if (!filled) return requested
  if (isAfter(requested, lacking))
    throw redirect(lacking === 'identificacao' ? CHECKOUT_PATH : stepPath(lacking))
  if (segment === undefined && requested !== 'identificacao') throw redirect(stepPath(requested))

  return requested
}
