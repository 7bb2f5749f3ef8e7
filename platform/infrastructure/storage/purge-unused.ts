import { and, eq, inArray, isNotNull, isNull, lte, not, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { retryFailedJobs } from '#platform/infrastructure/jobs/failed-jobs.ts'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { fileKey } from './file-key.ts'
import { collectNames, isFileNamed, isPictureNamed } from './names-in-use.ts'
import { removePicture } from './pictures/remove-original.ts'
import { arquivosGuardados, originais } from './tables.ts'

/** Longer than a browser keeps a draft (14 days), and than an import can be undone (30 days at most). */
const UNUSED_DAYS = 30

/** Maximum per kind and night: their rows are locked during the search. */
const BATCH = 500

/**
 * Removes pictures and files that nothing in the shop has named for thirty days. Those that nothing names tonight are
 * marked with the time, those named again lose the mark, and the rows of those marked for long enough are deleted.
 * Candidates are locked before the search, so a concurrent save of a product, banner or block with one of them is
 * either seen, or finds it removed. The bytes are removed by jobs once that is committed: a slow bucket holds up no
 * save, and what it refuses is tried again, for some hours and then every night. May run twice.
 */
export async function purgeUnused({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await retryFailedJobs(db, { name: removeUnusedJob.name })
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    const due = { pictures: await lockPictures(tx, before), files: await lockFiles(tx, before) }
    await collectNames(tx)
    await mark(tx, originais, isPictureNamed(), now)
    await mark(tx, arquivosGuardados, isFileNamed(), now)
    const pictures = await tx
      .delete(originais)
      .where(and(inArray(originais.hash, due.pictures), isNotNull(originais.semUsoDesde)))
      .returning({ hash: originais.hash })
    const { arquivo } = arquivosGuardados
    const files = await tx
      .delete(arquivosGuardados)
      .where(and(inArray(arquivo, due.files), isNotNull(arquivosGuardados.semUsoDesde)))
      .returning({ arquivo })
    for (const one of [...pictures, ...files]) await enqueue(tx, removeUnusedJob, one)
  })
}

const Unused = z.union([z.object({ hash: z.string() }), z.object({ arquivo: z.string() })])

export const removeUnusedJob: JobRequest<z.infer<typeof Unused>> = {
  name: 'storage.remove-unused',
  data: Unused,
  run: removeUnused,
}

/**
 * Removes the bytes of a picture or file whose row is gone, unless it was uploaded again since. A row of the same name
 * makes such an upload wait meanwhile; it is gone with the transaction, and the upload then writes the bytes.
 */
async function removeUnused(
  { db, storage }: Pick<RequestContext, 'db' | 'storage'>,
  unused: z.infer<typeof Unused>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ('hash' in unused) {
      const { hash } = unused
      const row = { hash, tipo: 'png', largura: 1, altura: 1, bytes: 1 }
      const free = await tx
        .insert(originais)
        .values(row)
        .onConflictDoNothing()
        .returning({ hash: originais.hash })
      if (free.length === 0) return
      await removePicture(storage, hash)
      await tx.delete(originais).where(eq(originais.hash, hash))
    } else {
      const { arquivo } = unused
      const { arquivo: name } = arquivosGuardados
      const free = await tx
        .insert(arquivosGuardados)
        .values({ arquivo, bytes: 1 })
        .onConflictDoNothing()
        .returning({ name })
      if (free.length === 0) return
      await storage.remove(fileKey(arquivo))
      await tx.delete(arquivosGuardados).where(eq(name, arquivo))
    }
  })
}

/** Removes pictures and files that killed processes left half-written; those of the last day may still be on their way. */
export async function removeUnfinished({
  storage,
  now,
}: Pick<RequestContext, 'storage' | 'now'>): Promise<void> {
  await storage.removeUnfinished(new Date(now.getTime() - DAY_MS))
}

/** Skips rows that a concurrent save has locked. */
async function lockPictures(tx: Database, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ hash: originais.hash })
    .from(originais)
    .where(lte(originais.semUsoDesde, before))
    .orderBy(originais.semUsoDesde)
    .limit(BATCH)
    .for('update', { skipLocked: true })

  return rows.map(({ hash }) => hash)
}

async function lockFiles(tx: Database, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ arquivo: arquivosGuardados.arquivo })
    .from(arquivosGuardados)
    .where(lte(arquivosGuardados.semUsoDesde, before))
    .orderBy(arquivosGuardados.semUsoDesde)
    .limit(BATCH)
    .for('update', { skipLocked: true })

  return rows.map(({ arquivo }) => arquivo)
}

type Uploads = typeof originais | typeof arquivosGuardados

async function mark(tx: Database, table: Uploads, named: SQL, now: Date) {
  await tx
    .update(table)
    .set({ semUsoDesde: null })
    .where(and(isNotNull(table.semUsoDesde), named))
  await tx
    .update(table)
    .set({ semUsoDesde: now })
    .where(and(isNull(table.semUsoDesde), not(named)))
}
