import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CsvProblem } from '#domain/import/shopify/problems.ts'
import type { ImportOutcome } from '#platform/catalog/product/import/import-products.ts'
import { unlessDeadlocked } from '#platform/database/retry-deadlock.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { type GroupAnswer, importGroups, type Target } from './import-groups.ts'
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

/** Products that are written together. */
const BATCH = 150

/** Batches in progress at a time, each on a connection of its own: one is read while the other is written. */
const AT_ONCE = 2

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
  const batches = inBatches(readGroups(file, sheet))
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (!dryRun) await refreshVocabulary(target.db)
  report.problemas.sort((a, b) => a.line - b.line)
  report.avisos.sort((a, b) => a.line - b.line)

  return report

  async function work() {
    for await (const batch of batches) {
      const answers = await answersOf(batch)
      for (const [i, group] of batch.entries()) note(group, answers[i] ?? { problemas: [] })
      if (signal.aborted) break
    }
  }

  async function answersOf(batch: readonly Group[]): Promise<GroupAnswer[]> {
    const problems = batch.map((group) => problemsAmongProducts(group))
    const sound = batch.filter((_, i) => problems[i]?.length === 0)
    const answers = await (dryRun ? rehearseEach(target, sound) : importGroups(target, sound))
    const bySound = new Map(sound.map((group, i) => [group, answers[i]]))

    return batch.map((group, i) => bySound.get(group) ?? { problemas: problems[i] ?? [] })
  }

  function note({ handle, rows, bytes }: Group, answer: GroupAnswer): void {
    if ('problemas' in answer)
      for (const problem of answer.problemas) report.problemas.push({ ...problem, handle })
    else {
      report[answer.outcome]++
      const line = rows[0]?.line ?? 0
      for (const motivo of answer.avisos) report.avisos.push({ line, motivo, handle })
    }
    onProgress(bytes, size, handle)
  }
}

async function* inBatches(groups: AsyncIterable<Group>): AsyncGenerator<Group[]> {
  let batch: Group[] = []
  for await (const group of groups) {
    batch.push(group)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function rehearseEach(target: Target, groups: readonly Group[]): Promise<GroupAnswer[]> {
  const answers: GroupAnswer[] = []
  for (const group of groups)
    answers.push(...(await unlessDeadlocked(() => rehearse(target, (stage) => importGroups(stage, [group])))))

  return answers
}
