import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import { S3Failure } from '#platform/infrastructure/storage/s3-failure.ts'
import type { Config } from '../config.ts'
import { StartFailure } from './start-failure.ts'

/** No bucket of this name, or these keys may not use it. */
const WRONG = [301, 307, 400, 401, 403, 404]

/**
 * Checks that a `FILES_DIR` of its own, or the bucket of `S3_URL`, exists and is writable. Neither is ever created: if a
 * shared folder is not mounted, each node would silently fill a folder of its own machine. A store that does not answer
 * keeps no shop from opening: `onOutage` is called with the error.
 */
export async function checkFiles(
  { files, filesDir, dataDir }: Pick<Config, 'files' | 'filesDir' | 'dataDir'>,
  onOutage: (error: unknown) => void,
): Promise<void> {
  if ('folder' in files) {
    if (filesDir !== dataDir) await checkFilesDir(filesDir)
    return
  }
  const storage = await openStorage(files, 'fotos')
  const probe = `teste-${randomBytes(6).toString('hex')}`
  try {
    await storage.write(probe, Buffer.from(probe))
    await storage.remove(probe)
  } catch (error) {
    if (!(error instanceof S3Failure && WRONG.includes(error.status))) return onOutage(error)
    const { status, code } = error
    if (code === 'RequestTimeTooSkewed')
      throw new StartFailure(
        `O relógio desta máquina está errado: o balde ${files.s3.url} recusa chamadas com mais de alguns minutos de diferença. Acerte o relógio por NTP.`,
      )
    throw new StartFailure(
      `O balde ${files.s3.url} não existe ou não aceita gravação com estas chaves (${status}); confira S3_URL, S3_REGION, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.`,
    )
  }
}

async function checkFilesDir(filesDir: string): Promise<void> {
  const probe = join(filesDir, `.teste-${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartFailure(
      `A pasta de arquivos ${filesDir} não existe ou não aceita gravação (${reason}); monte-a ou confira FILES_DIR.`,
    )
  }
}
