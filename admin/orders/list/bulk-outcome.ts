import type { OrdersDone } from '#contract/orders/admin-orders.ts'

/** More would cover the page. */
const SHOWN_REFUSALS = 5

/** Tells how many orders an action changed, and why it left others; `words` for one and for several. */
export function bulkOutcome(
  { feitos, recusados }: OrdersDone,
  [one, many]: readonly [string, string],
): string {
  const rest = recusados.length - SHOWN_REFUSALS

  return [
    feitos === 1 ? `1 ${one}` : `${feitos} ${many}`,
    ...recusados.slice(0, SHOWN_REFUSALS).map(({ numero, motivo }) => `${numero}: ${motivo}`),
    ...(rest > 0 ? [`e mais ${rest} que ficaram como estavam.`] : []),
  ].join('\n')
}
