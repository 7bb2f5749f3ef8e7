import { canonicalRows } from '#domain/import/shopify/canonical-rows.ts'
import type { CsvProblem } from '#domain/import/shopify/problems.ts'
import { type CsvPicture, productOf } from '#domain/import/shopify/product.ts'
import { warningsOf } from '#domain/import/shopify/warnings.ts'
import type { ImportOutcome } from '#platform/catalog/product/import/import-product.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { refusalOf } from '#platform/transfers/imports/import-problem.ts'
import { NoPicture } from '#platform/transfers/pictures/fetch-picture.ts'
import { importPictured, type TriedPicture } from '#platform/transfers/pictures/import-pictured.ts'
import { readPicture } from './picture-source.ts'
import type { Group } from './read-groups.ts'

/** Where a product is written, and the folder of its pictures. */
export type Target = {
  db: Database
  storage: Storage
  folder: string
  now: Date
  /** Imports products without those of their pictures that can't be fetched. */
  allowMissing: boolean
}

export type GroupAnswer = { outcome: ImportOutcome; avisos: string[] } | { problemas: CsvProblem[] }

/** Imports the product that a group of rows describes, whole, or returns the reasons against it. */
export async function importGroup(target: Target, group: Group): Promise<GroupAnswer> {
  const rows = canonicalRows(group.rows)
  const answer = productOf(rows)
  if ('problemas' in answer) return answer

  const { produto } = answer
  const pictures = await storePictures(target, produto.fotos)
  try {
    const { outcome, avisos } = await target.db.transaction((tx) =>
      importPictured(
        { db: tx, now: target.now },
        {
          produto,
          pictures,
          semFotos: target.allowMissing,
          origem: null,
        },
      ),
    )
    return { outcome, avisos: [...warningsOf(rows, produto), ...avisos] }
  } catch (error) {
    return { problemas: [refusalOf(error, group.rows)] }
  }
}

/** One at a time, because a picture can be large. */
async function storePictures({ db, storage, folder }: Target, fotos: CsvPicture[]) {
  const tried = new Map<string, TriedPicture>()
  for (const { fonte } of fotos) {
    try {
      const bytes = await readPicture(fonte, folder)
      tried.set(fonte, { arquivo: await saveOriginal(db, storage, bytes) })
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      tried.set(fonte, { motivo: error.message })
    }
  }
  return tried
}
