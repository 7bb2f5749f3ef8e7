import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { exportacoesArquivos } from '../tables.ts'

type Named = { arquivo: string }

/** A piece that a row names and the storage lacks, as after a restore. */
export class LostPiece extends Error {
  override readonly name = 'LostPiece'
}

/** The pieces of an export's file, in order. */
export function piecesOf(db: Database, idExportacao: string) {
  return db
    .select({ arquivo: exportacoesArquivos.arquivo, bytes: exportacoesArquivos.bytes })
    .from(exportacoesArquivos)
    .where(eq(exportacoesArquivos.idExportacao, idExportacao))
    .orderBy(asc(exportacoesArquivos.parte))
}

/** The bytes of these files, one after the other, each opened when the one before has ended. Throws `LostPiece`. */
export async function* readPieces(
  files: Pick<Storage, 'readStream'>,
  pieces: readonly Named[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const { arquivo } of pieces) {
    const file = await files.readStream(arquivo)
    if (!file) throw new LostPiece(`There is no file ${arquivo}.`)
    yield* file.content
  }
}

/** Files that are looked for at a time: enough to hide the way to a store, few enough for any. */
const AT_ONCE = 16

/** Whether none of them is lost. */
export async function areStored(files: Pick<Storage, 'stat'>, pieces: readonly Named[]): Promise<boolean> {
  for (let from = 0; from < pieces.length; from += AT_ONCE) {
    const some = pieces.slice(from, from + AT_ONCE)
    const stats = await Promise.all(some.map(({ arquivo }) => files.stat(arquivo)))
    if (stats.includes(null)) return false
  }
  return true
}
