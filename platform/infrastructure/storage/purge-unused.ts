import { and, inArray, isNotNull, isNull, lte, not, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fileKey } from './file-key.ts'
import { collectNames, isFileNamed, isPictureNamed } from './names-in-use.ts'
import { removePicture } from './pictures/remove-original.ts'
import { arquivosGuardados, originais } from './tables.ts'

/** Longer than a browser keeps a draft (14 days), and than an import can be taken back (30 days at the most). */
const UNUSED_DAYS = 30

/** As many of each kind as go in one night: each is up to 25 files, and its row is locked meanwhile. */
const BATCH = 500

/**
 * Removes pictures and files that nothing in the shop has named for thirty days. What nobody names tonight is marked with the
 * moment, what is named again loses its mark, and what has been marked for long enough goes. What could go is locked before the
 * look, so that who saves a product, a banner or a block of a page with it meanwhile either was seen or finds it gone. May run
 * twice.
 */
export async function purgeUnused({
  db,
  storage,
  agora,
}: Pick<RequestContext, 'db' | 'storage' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - UNUSED_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    const due = { pictures: await lockPictures(tx, before), files: await lockFiles(tx, before) }
    await collectNames(tx)
    await mark(tx, originais, isPictureNamed(), agora)
    await mark(tx, arquivosGuardados, isFileNamed(), agora)
    const pictures = await tx
      .delete(originais)
      .where(and(inArray(originais.hash, due.pictures), isNotNull(originais.semUsoDesde)))
      .returning({ hash: originais.hash })
    const { arquivo } = arquivosGuardados
    const files = await tx
      .delete(arquivosGuardados)
      .where(and(inArray(arquivo, due.files), isNotNull(arquivosGuardados.semUsoDesde)))
      .returning({ arquivo })
    // Inside the transaction: what can't be removed now keeps its row, and its turn next night.
    for (const { hash } of pictures) await removePicture(storage, hash)
    for (const { arquivo } of files) await storage.remove(fileKey(arquivo))
  })
}

/** What somebody is just saving something about is left to another night. */
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

async function mark(tx: Database, table: Uploads, named: SQL, agora: Date) {
  await tx
    .update(table)
    .set({ semUsoDesde: null })
    .where(and(isNotNull(table.semUsoDesde), named))
  await tx
    .update(table)
    .set({ semUsoDesde: agora })
    .where(and(isNull(table.semUsoDesde), not(named)))
}
