import type { Database } from '#platform/database/connect.ts'
import { fileKey } from './file-key.ts'
import type { Storage } from './port.ts'
import { arquivosGuardados } from './tables.ts'

/** `segundos` is the length of a sound or video. */
export type NewFile = { arquivo: string; bytes: Uint8Array; segundos?: number }

/** Stores a file under its name, which has the hash of its bytes: the same file is stored once. */
export async function saveFile(
  db: Database,
  storage: Pick<Storage, 'write' | 'stat'>,
  { arquivo, bytes, segundos }: NewFile,
): Promise<void> {
  const key = fileKey(arquivo)
  // Outside the transaction: a bucket may take longer for a video than a transaction may wait.
  await storage.write(key, bytes)
  await db.transaction(async (tx) => {
    await tx
      .insert(arquivosGuardados)
      .values({ arquivo, bytes: bytes.byteLength, segundos: segundos ?? null })
      .onConflictDoUpdate({ target: arquivosGuardados.arquivo, set: { semUsoDesde: null } })
    // Its row is locked now: a removal of the same file that came in between has ended.
    if (!(await storage.stat(key))) await storage.write(key, bytes)
  })
}
