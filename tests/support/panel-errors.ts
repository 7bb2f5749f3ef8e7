import { ORPCError } from '@orpc/client'
import type { AnyContractProcedure } from '@orpc/contract'
import { failureOf } from '#admin/shell/failure.ts'

/** Returns the errors, by field, for which the panel does not even send an input of a call. */
export async function panelErrors(
  procedure: AnyContractProcedure,
  input: unknown,
): Promise<Record<string, string>> {
  const result = await procedure['~orpc'].inputSchema?.['~standard'].validate(input)

  return result?.issues
    ? failureOf(new ORPCError('BAD_REQUEST', { data: { issues: result.issues } })).campos
    : {}
}
