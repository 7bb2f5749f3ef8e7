import type { CsvProblem } from '#domain/shopify/problems.ts'
import { type CsvPicture, productOf } from '#domain/shopify/product.ts'
import { type ImportOutcome, importProduct } from '#platform/catalog/import-product.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/storage/port.ts'
import { saveOriginal } from '#platform/storage/save-original.ts'
import { refusalOf } from '#platform/transfers/refusal-of.ts'
import { NoPicture, readPicture } from './picture-source.ts'
import type { Group } from './read-groups.ts'

/** Where a product goes, and the folder in which its pictures are looked for. */
export type Target = {
  db: Database
  storage: Storage
  folder: string
  agora: Date
  /** Keeps the picture that stands for none, and answers its hash. */
  noPicture: () => Promise<string>
}

/** Puts in the product that a group of rows describes, whole, or answers why not. */
export async function importGroup(target: Target, group: Group): Promise<ImportOutcome | CsvProblem[]> {
  const answer = productOf(group.rows)
  if ('problemas' in answer) return answer.problemas

  const { fotos, ...produto } = answer.produto
  const { kept, problemas } = await keepPictures(target, fotos)
  if (problemas.length > 0) return problemas
  try {
    return await importProduct(target, { ...produto, midias: kept })
  } catch (error) {
    return [refusalOf(error, group.rows)]
  }
}

/** A product without a picture gets one that says so. One at a time, for a picture can be large. */
async function keepPictures({ db, storage, folder, noPicture }: Target, fotos: CsvPicture[]) {
  const kept: { arquivo: string; alt: string }[] = []
  const problemas: CsvProblem[] = []
  if (fotos.length === 0) kept.push({ arquivo: await noPicture(), alt: 'Produto sem foto' })
  for (const { fonte, alt, line } of fotos) {
    try {
      const bytes = await readPicture(fonte, folder)
      kept.push({ arquivo: await saveOriginal(db, storage, bytes), alt })
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      problemas.push({ line, motivo: error.message })
    }
  }
  return { kept, problemas }
}
