import type { Proof } from '#contract/customers/account.ts'
import { proveOwner } from '#platform/customers/auth/prove-owner.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportOf } from './collect-personal-data.ts'

/** Returns all data about the logged-in customer. Refuses what `proveOwner` refuses. */
export async function exportData(context: RequestContext, proof: Proof): Promise<Record<string, unknown>> {
  return exportOf(context, await proveOwner(context, proof))
}
