import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ADVANCE_EXPORT, ADVANCE_IMPORT } from './queues.ts'
import { exportacoes, importacoes } from './tables.ts'

/** A transfer without progress for this long has lost its node. */
const STALLED_SINCE = sql`now() - interval '90 seconds'`

/** Resumes imports and exports whose node stopped. */
export async function resumeTransfers({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const imports = await tx
      .update(importacoes)
      .set({ andouEm: sql`now()` })
      .where(
        and(
          inArray(importacoes.situacao, ['lendo', 'comparando', 'importando', 'desfazendo']),
          lt(importacoes.andouEm, STALLED_SINCE),
        ),
      )
      .returning({ id: importacoes.id })
    for (const stalled of imports) await enqueue(tx, ADVANCE_IMPORT, stalled)
    const exports = await tx
      .update(exportacoes)
      .set({ andouEm: sql`now()` })
      .where(and(eq(exportacoes.situacao, 'fazendo'), lt(exportacoes.andouEm, STALLED_SINCE)))
      .returning({ id: exportacoes.id })
    for (const stalled of exports) await enqueue(tx, ADVANCE_EXPORT, stalled)
  })
}
