import { inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportacoesArquivos, importacoes } from '../tables.ts'

/** Number of names per query. */
const PAGE = 500

/**
 * Removes files that no row names: of runs that were killed before they saved it, and of a shop that a restore replaced.
 * Those of the last day may still be on their way.
 */
export async function removeStrays({
  db,
  transferFiles,
  now,
}: Pick<RequestContext, 'db' | 'transferFiles' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  let names: string[] = []
  for await (const name of transferFiles.list()) {
    names.push(name)
    if (names.length < PAGE) continue
    await removeUnnamed(names)
    names = []
  }
  await removeUnnamed(names)
  await transferFiles.removeUnfinished(before)

  async function removeUnnamed(found: string[]) {
    const pieces = db
      .select({ name: exportacoesArquivos.arquivo })
      .from(exportacoesArquivos)
      .where(inArray(exportacoesArquivos.arquivo, found))
    const uploads = db
      .select({ name: sql<string>`${importacoes.guardado}` })
      .from(importacoes)
      .where(inArray(importacoes.guardado, found))
    const named = new Set((await unionAll(pieces, uploads)).map(({ name }) => name))
    for (const name of found) {
      if (named.has(name)) continue
      const stat = await transferFiles.stat(name)
      if (stat && stat.modified < before) await transferFiles.remove(name)
    }
  }
}
