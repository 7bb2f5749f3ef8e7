import type { Proof } from '#contract/customers/account.ts'
import { proveOwner } from '#platform/customers/auth/prove-owner.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { exportOf } from './collect-personal-data.ts'

/** All that the shop keeps of who is logged in. Refuses what `proveOwner` refuses. */
export async function exportData(visit: Visit, proof: Proof): Promise<Record<string, unknown>> {
  return exportOf(visit, await proveOwner(visit, proof))
}
