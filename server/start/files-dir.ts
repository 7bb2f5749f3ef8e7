import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

/**
 * A `FILES_DIR` of its own has to be there and take files. It is never created: where a shared folder is not mounted, each node
 * would fill a folder of its own machine, unnoticed.
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
