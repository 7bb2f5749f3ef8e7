import type { Proof } from '#contract/customers/account.ts'
import { proveOwner } from '#platform/customers/auth/prove-owner.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportOf } from './collect-personal-data.ts'

/** All that the shop keeps of who is logged in. Refuses what `proveOwner` refuses. */
export async function exportData(context: RequestContext, proof: Proof): Promise<Record<string, unknown>> {
  return exportOf(context, await proveOwner(context, proof))
}
