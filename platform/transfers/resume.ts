import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ADVANCE_EXPORT, ADVANCE_IMPORT } from './queues.ts'
import { exportacoes, importacoes } from './tables.ts'

/** Without a step for so long, whoever did it is gone. */
const STILL = sql`now() - interval '90 seconds'`

/** Goes on with imports and exports whose node ended in the middle. */
export async function resumeTransfers({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const imports = await tx
      .update(importacoes)
      .set({ andouEm: sql`now()` })
      .where(
        and(
          inArray(importacoes.situacao, ['lendo', 'comparando', 'importando', 'desfazendo']),
          lt(importacoes.andouEm, STILL),
        ),
      )
      .returning({ id: importacoes.id })
    for (const stalled of imports) await enqueue(tx, ADVANCE_IMPORT, stalled)
    const exports = await tx
      .update(exportacoes)
      .set({ andouEm: sql`now()` })
      .where(and(eq(exportacoes.situacao, 'fazendo'), lt(exportacoes.andouEm, STILL)))
      .returning({ id: exportacoes.id })
    for (const stalled of exports) await enqueue(tx, ADVANCE_EXPORT, stalled)
  })
}
