import type { Proof } from '#contract/account.ts'
import { proveOwner } from '#platform/customers/prove-owner.ts'
import type { Visit } from '#platform/visit.ts'
import { exportOf } from './export-of.ts'

/** All that the shop keeps of who is logged in. Refuses what `proveOwner` refuses. */
export async function exportData(visit: Visit, proof: Proof): Promise<Record<string, unknown>> {
  return exportOf(visit, await proveOwner(visit, proof))
}
