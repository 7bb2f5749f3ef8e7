import { performance } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { createPace, type Pace } from '../pace.ts'
import { ADVANCE_IMPORT } from '../queues.ts'
import { importacoes } from '../tables.ts'
import { compareNext } from './compare-import.ts'
import { readImport } from './read-import.ts'
import { undoNext, writeNext } from './write-import.ts'

/** How long one run works, in ms: short, so that a shutdown need not wait and other jobs get their turn. */
const SLICE_MS = 4_000

/** Shared by all runs, so that each starts with the load that the last one measured. */
const pace = createPace()

/** Works on an import's current step for some seconds and enqueues the next run. May run twice at the same time. */
export async function advanceImport(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db } = context
  const [row] = await db.select().from(importacoes).where(eq(importacoes.id, id))
  if (!row) return
  if (row.situacao === 'lendo') await readImport(context, row)
  const step = STEPS[row.situacao]
  if (!step) return

  const end = performance.now() + SLICE_MS
  pace.start()
  let more = true
  while (more && performance.now() < end) {
    more = await step(context, id, pace)
    await pace.rest()
  }
  if (more) await enqueue(db, ADVANCE_IMPORT, { id })
}

type Step = (context: JobContext, id: string, pace: Pace) => Promise<boolean>

const STEPS: Partial<Record<(typeof importacoes.$inferSelect)['situacao'], Step>> = {
  comparando: ({ db }, id) => compareNext(db, id),
  importando: writeNext,
  desfazendo: undoNext,
}
