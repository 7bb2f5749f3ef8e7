import type { Checkout } from '#contract/cart/checkout.ts'

export type Step = Checkout['passo']

/** Leads to the first step that still lacks something. */
export const CHECKOUT_PATH = '/checkout'

/** The steps in their order; each has an address of its own, so that back and reload do what they should. */
export const STEPS: readonly Step[] = ['identificacao', 'entrega', 'pagamento']

export function stepPath(step: Step): string {
  return `${CHECKOUT_PATH}/${step}`
}

/** The step that an address names, or null. */
export function stepOf(segment: string): Step | null {
  return STEPS.find((step) => step === segment) ?? null
}

/** Whether `step` comes after `other`. */
export function isAfter(step: Step, other: Step): boolean {
  return STEPS.indexOf(step) > STEPS.indexOf(other)
}
