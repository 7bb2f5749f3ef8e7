import type { Checkout } from '#contract/cart/checkout.ts'

export type Step = Checkout['passo']

/** Redirects to the first incomplete step. */
export const CHECKOUT_PATH = '/checkout'

/** The steps in order; each has its own address, so that back and reload work. */
export const STEPS: readonly Step[] = ['identificacao', 'entrega', 'pagamento']

export function stepPath(step: Step): string {
  return `${CHECKOUT_PATH}/${step}`
}

/** The step of a path segment, or null. */
export function stepOf(segment: string): Step | null {
  return STEPS.find((step) => step === segment) ?? null
}

export function isAfter(step: Step, other: Step): boolean {
  return STEPS.indexOf(step) > STEPS.indexOf(other)
}
