import { sql } from 'drizzle-orm'
import { FreightTableInput } from '#contract/settings/shipping-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { fretesFaixas, fretesServicos } from '../tables.ts'

/** Limited by the number of parameters that a statement may have. */
const BATCH = 2000

/** Replaces the freight tables: all of them or, if one is wrong, none. */
export async function saveFreightTables(
  { db }: { db: Database },
  tables: readonly FreightTableInput[],
): Promise<void> {
  const checked = tables.map((table) => readInput(FreightTableInput, table))

  await db.transaction(async (tx) => {
    // Locks out concurrent saves, so that their tables don't mix; quotes don't wait.
    await tx.execute(sql`lock table ${fretesServicos} in share row exclusive mode`)
    await tx.delete(fretesServicos)
    for (const { faixas, ...service } of checked) await insertTable(tx, service, faixas)
  })
}

async function insertTable(
  tx: Database,
  service: Omit<FreightTableInput, 'faixas'>,
  rows: FreightTableInput['faixas'],
) {
  const [inserted] = await tx.insert(fretesServicos).values(service).returning({ id: fretesServicos.id })
  if (!inserted) throw new Error('The freight service was not saved.')
  for (let at = 0; at < rows.length; at += BATCH)
    await tx
      .insert(fretesFaixas)
      .values(rows.slice(at, at + BATCH).map((row) => ({ ...row, idServico: inserted.id })))
}
