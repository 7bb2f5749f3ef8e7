import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CsvPicture, type CsvProblem, productOf } from '#domain/shopify/product.ts'
import { importProduct } from '#platform/catalog/import-product.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/storage/port.ts'
import { saveOriginal } from '#platform/storage/save-original.ts'
import { NoPicture, readPicture } from './picture-source.ts'
import { type Group, readGroups } from './read-groups.ts'

export type ImportReport = {
  criados: number
  alterados: number
  iguais: number
  problemas: (CsvProblem & { handle: string })[]
}

type Order = {
  file: string
  agora: Date
  /** Do everything, keep nothing. */
  dryRun: boolean
  db: Database
  storage: Storage
  onProgress: (done: number, total: number, label: string) => void
}

/** Stands for a product whose file names no picture. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">
<rect width="1200" height="1200" fill="#f1eadf"/>
<g fill="none" stroke="#6f675d" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<rect x="380" y="430" width="440" height="340" rx="28"/><circle cx="510" cy="545" r="38"/><path d="m390 740 150-120 90 70 80-80 100 110"/>
</g></svg>`

/** Thrown to undo a dry run's transaction. */
class NothingKept extends Error {}

/**
 * Puts the products of a CSV into the catalogue, one after the other, each whole or not at all. Saving the same file again
 * changes nothing. Answers what was done, and each bad line with its reason.
 */
export async function importFile({
  file,
  agora,
  dryRun,
  db,
  storage,
  onProgress,
}: Order): Promise<ImportReport> {
  const report: ImportReport = { criados: 0, alterados: 0, iguais: 0, problemas: [] }
  const { size } = await stat(file)
  const seen = new Set<string>()
  const noPicture = saveOriginal(db, storage, Buffer.from(NO_PICTURE))
  for await (const group of readGroups(file)) {
    const problemas = await importGroup(group)
    report.problemas.push(...problemas.map((problem) => ({ ...problem, handle: group.handle })))
    onProgress(group.bytes, size, group.handle)
  }
  return report

  async function importGroup(group: Group): Promise<CsvProblem[]> {
    const line = group.rows[0]?.line ?? 0
    if (seen.has(group.handle))
      return [{ line, motivo: 'As linhas deste produto não estão juntas no arquivo.' }]
    seen.add(group.handle)
    const answer = productOf(group.rows)
    if ('problemas' in answer) return answer.problemas
    try {
      const { fotos, ...produto } = answer.produto
      const midias = await keepPictures(fotos)
      const outcome = await save({ ...produto, midias })
      report[outcome]++
      return []
    } catch (error) {
      if (isRefusal(error)) return [{ line, motivo: error.message }]
      throw error
    }
  }

  /** A product without a picture gets one that says so; a dry run does not fetch any. */
  async function keepPictures(fotos: CsvPicture[]) {
    if (fotos.length === 0) return [{ arquivo: await noPicture, alt: 'Produto sem foto' }]
    const midias = []
    for (const { fonte, alt } of fotos) {
      const arquivo = dryRun
        ? await noPicture
        : await saveOriginal(db, storage, await readPicture(fonte, dirname(file)))
      midias.push({ arquivo, alt })
    }
    return midias
  }

  async function save(produto: Parameters<typeof importProduct>[1]) {
    if (!dryRun) return importProduct({ db, agora }, produto)
    let outcome: Awaited<ReturnType<typeof importProduct>> = 'iguais'
    await db
      .transaction(async (tx) => {
        outcome = await importProduct({ db: tx, agora }, produto)
        throw new NothingKept()
      })
      .catch((error) => {
        if (!(error instanceof NothingKept)) throw error
      })
    return outcome
  }
}

/** What is wrong with the product, not with us: a missing picture, or a "no" of the catalogue. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof NoPicture) return true
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
}
