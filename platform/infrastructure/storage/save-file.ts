import type { Database } from '#platform/database/connect.ts'
import { fileKey } from './file-key.ts'
import type { Storage } from './port.ts'
import { arquivosGuardados } from './tables.ts'

/** `segundos` is the length of a sound or video. */
export type NewFile = { arquivo: string; bytes: Uint8Array; segundos?: number }

/** Stores a file under its name, which has the hash of its bytes: the same file is stored once. */
export async function saveFile(
  db: Database,
  storage: Pick<Storage, 'write'>,
  { arquivo, bytes, segundos }: NewFile,
): Promise<void> {
  // The row first, and locked even if it exists: a concurrent removal of the same file has to end first.
  await db.transaction(async (tx) => {
    await tx
      .insert(arquivosGuardados)
      .values({ arquivo, bytes: bytes.byteLength, segundos: segundos ?? null })
      .onConflictDoUpdate({ target: arquivosGuardados.arquivo, set: { semUsoDesde: null } })
    await storage.write(fileKey(arquivo), bytes)
  })
}
