import { type Condition, conditionAttribute } from '#domain/product/pieces/condition.ts'
import type { Database } from '#platform/database/connect.ts'
import { idsOfAttributes } from '../product/product-references.ts'

/** Creates the attribute value by which listings filter pieces in this condition, unless it exists. */
export async function ensureConditionValue(tx: Database, condicao: Condition): Promise<void> {
  const pair = conditionAttribute(condicao)
  if (pair) await idsOfAttributes(tx, [pair])
}
