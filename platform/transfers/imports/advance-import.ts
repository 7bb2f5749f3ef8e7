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

/** A shop that closes waits for no more; then another job goes on. Milliseconds. */
const SLICE = 4_000

/** What one turn has learnt of the shop's load, the next one knows. */
const pace = createPace()

/** Goes on with an import wherever it stands, for some seconds, and asks for the next turn. May run twice at the same time. */
export async function advanceImport(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db } = context
  const [row] = await db.select().from(importacoes).where(eq(importacoes.id, id))
  if (!row) return
  if (row.situacao === 'lendo') await readImport(db, id)
  const step = STEPS[row.situacao]
  if (!step) return

  const end = performance.now() + SLICE
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
