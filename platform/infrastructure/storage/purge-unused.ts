import { and, inArray, isNotNull, isNull, lte, not, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fileKey } from './file-key.ts'
import { collectNames, isFileNamed, isPictureNamed } from './names-in-use.ts'
import { removePicture } from './pictures/remove-original.ts'
import { arquivosGuardados, originais } from './tables.ts'

/** Longer than a browser keeps a draft (14 days), and than an import can be undone (30 days at most). */
const UNUSED_DAYS = 30

/**
 * Maximum per kind and night: their rows are locked meanwhile, and with a bucket that takes 100 ms for a call, 200 pictures
 * and files take a minute of the five that a job's transaction has.
 */
const BATCH = 200

/**
 * Removes pictures and files that nothing in the shop has named for thirty days. Those that nothing names tonight are
 * marked with the time, those named again lose the mark, and those marked for long enough are removed. Candidates are
 * locked before the search, so a concurrent save of a product, banner or block with one of them is either seen, or
 * finds it removed. May run twice.
 */
export async function purgeUnused({
  db,
  storage,
  now,
}: Pick<RequestContext, 'db' | 'storage' | 'now'>): Promise<void> {
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
    // Inside the transaction: if a file can't be removed, its row stays for the next night.
    for (const { hash } of pictures) await removePicture(storage, hash)
    for (const { arquivo } of files) await storage.remove(fileKey(arquivo))
  })
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
