import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './port.ts'

/** A storage in a folder of this machine. */
export function localStorage(folder: string): Storage {
  return {
    async read(key) {
      try {
        return await readFile(pathOf(folder, key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async write(key, bytes) {
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}`
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    },

    async remove(key) {
      await rm(pathOf(folder, key), { force: true })
    },
  }
}

function pathOf(folder: string, key: string): string {
  if (!/^[a-z0-9-]+([./][a-z0-9-]+)*$/.test(key)) throw new Error(`Invalid storage key: ${key}`)
  return join(folder, key)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
