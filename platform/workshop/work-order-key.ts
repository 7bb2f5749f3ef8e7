import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { WorkOrderRow } from './tables.ts'

/** The key in a work order's link. A new `semente` invalidates the links of this one only. */
export function workOrderKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, semente }: Pick<WorkOrderRow, 'id' | 'semente'>,
): string {
  return signLink('oficina', id, semente)
}
