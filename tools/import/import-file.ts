import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CsvProblem } from '#domain/import/shopify/problems.ts'
import type { ImportOutcome } from '#platform/catalog/product/import/import-product.ts'
import { unlessDeadlocked } from '#platform/database/retry-deadlock.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { type GroupAnswer, importGroup, type Target } from './import-group.ts'
import { type Group, readGroups } from './read-groups.ts'
import { rehearse } from './rehearse.ts'
import { survey } from './survey.ts'

export type ImportReport = Record<ImportOutcome, number> & {
  /** In the order of the file. */
  problemas: (CsvProblem & { handle: string })[]
  /** Warnings about imported products, in the order of the file. */
  avisos: (CsvProblem & { handle: string })[]
}

type Order = Omit<Target, 'folder'> & {
  file: string
  /** Columns that become lines of the specification, by their names. */
  sheet: readonly string[]
  /** Do everything, store nothing. */
  dryRun: boolean
  /** Stops the import after the products in progress. */
  signal: AbortSignal
  onProgress: (done: number, total: number, label: string) => void
}

/** Products in progress at a time, each on a connection of its own. */
const AT_ONCE = 4

/**
 * Imports the products of a CSV into the catalogue, each whole or not at all. Importing the same file again changes
 * nothing. Returns what was done, and each bad line with its reason; a file that can't be read to its end changes
 * nothing.
 */
export async function importFile({
  file,
  sheet,
  dryRun,
  signal,
  onProgress,
  ...rest
}: Order): Promise<ImportReport> {
  const report: ImportReport = { criados: 0, alterados: 0, iguais: 0, problemas: [], avisos: [] }
  const target: Target = {
    ...rest,
    folder: dirname(file),
  }
  const { size } = await stat(file)
  const problemsAmongProducts = await survey(file)
  const groups = readGroups(file, sheet)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (!dryRun) await refreshVocabulary(target.db)
  report.problemas.sort((a, b) => a.line - b.line)
  report.avisos.sort((a, b) => a.line - b.line)

  return report

  async function work() {
    for await (const group of groups) {
      const { handle } = group
      const answer = await outcomeOf(group)
      if ('problemas' in answer)
        for (const problem of answer.problemas) report.problemas.push({ ...problem, handle })
      else {
        report[answer.outcome]++
        const line = group.rows[0]?.line ?? 0
        for (const motivo of answer.avisos) report.avisos.push({ line, motivo, handle })
      }
      onProgress(group.bytes, size, group.handle)
      if (signal.aborted) break
    }
  }

  async function outcomeOf(group: Group): Promise<GroupAnswer> {
    const problems = problemsAmongProducts(group)
    if (problems.length > 0) return { problemas: problems }
    return unlessDeadlocked(() =>
      dryRun ? rehearse(target, (stage) => importGroup(stage, group)) : importGroup(target, group),
    )
  }
}
