import { type Condition, conditionAttribute } from '#domain/product/pieces/condition.ts'
import type { Database } from '#platform/database/connect.ts'
import { idsOfAttributes } from '../product/product-references.ts'

/**
 * Creates the attribute value by which listings filter pieces in this condition, and that of new goods beside it, unless
 * they exist.
 */
export async function ensureConditionValue(tx: Database, condicao: Condition): Promise<void> {
  await idsOfAttributes(tx, [conditionAttribute('novo'), conditionAttribute(condicao)])
}
