import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

/**
 * Checks that a `FILES_DIR` of its own exists and is writable. It is never created: if a shared folder is not mounted,
 * each node would silently fill a folder of its own machine.
 */
export function checkFilesDir(filesDir: string): void {
  const probe = join(filesDir, `.teste-${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartFailure(
      `A pasta de arquivos ${filesDir} não existe ou não aceita gravação (${reason}); monte-a ou confira FILES_DIR.`,
    )
  }
}
