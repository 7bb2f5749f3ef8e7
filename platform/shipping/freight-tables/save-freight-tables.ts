import { sql } from 'drizzle-orm'
import { FreightTableInput } from '#contract/settings/shipping-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import { fretesFaixas, fretesServicos } from '../tables.ts'

/** Bound by the number of parameters that one statement may have. */
const BATCH = 2000

/** Puts these freight tables in the place of those that were there: all of them, or, if something is wrong with one, none. */
export async function saveFreightTables(
  { db }: { db: Database },
  tables: readonly FreightTableInput[],
): Promise<void> {
  const checked = tables.map((table) => readInput(FreightTableInput, table))

  await db.transaction(async (tx) => {
    // Who saves at the same time waits, so that the tables of two don't mix; who quotes doesn't.
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
  if (!inserted) throw new Error('The freight service was not kept.')
  for (let at = 0; at < rows.length; at += BATCH)
    await tx
      .insert(fretesFaixas)
      .values(rows.slice(at, at + BATCH).map((row) => ({ ...row, idServico: inserted.id })))
}
