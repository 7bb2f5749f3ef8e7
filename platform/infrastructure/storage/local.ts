import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, fstatSync } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkKey, isKey } from './check-key.ts'
import type { Storage } from './port.ts'

/** A file that is still being written: it is renamed when complete. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Node's own mode of a new file, from which the process's umask takes. */
const MODE = 0o666

/** A storage in a folder of this machine, or on a shared mount. `mode` is that of its files. */
export function localStorage(folder: string, mode = MODE): Storage {
  return {
    async read(key) {
      return await readFile(pathOf(folder, key)).catch(nullIfMissing)
    },

    async readStream(key, part) {
      const content = createReadStream(pathOf(folder, key), part && { start: part.from, end: part.to })
      const opened = await once(content, 'open').catch(nullIfMissing)
      if (!opened) return null
      // Of the file that was opened, even if another one has replaced it.
      const { size } = fstatSync(opened[0])
      return { size: part ? part.to - part.from + 1 : size, content }
    },

    async stat(key) {
      const found = await stat(pathOf(folder, key)).catch(nullIfMissing)
      return found && { size: found.size, modified: found.mtime, md5: null }
    },

    write: (key, bytes) =>
      whole(pathOf(folder, key), async (unfinished) => {
        // Nearly every folder exists, which is not worth a call to find out.
        const written = await writeFile(unfinished, bytes, { mode }).then(() => true, nullIfMissing)
        if (written) return
        await mkdir(dirname(unfinished), { recursive: true })
        await writeFile(unfinished, bytes, { mode })
      }),

    writeStream: (key, content) =>
      whole(pathOf(folder, key), async (unfinished) => {
        await mkdir(dirname(unfinished), { recursive: true })
        await pipeline(content, createWriteStream(unfinished, { mode }))
      }),

    async remove(key) {
      await rm(pathOf(folder, key), { force: true })
    },

    async *list(except) {
      for await (const key of walk(folder, '', except)) if (isKey(key) && !UNFINISHED.test(key)) yield key
    },

    async removeUnfinished(before) {
      for await (const key of walk(folder, '')) {
        if (!UNFINISHED.test(key)) continue
        const found = await stat(join(folder, key)).catch(nullIfMissing)
        if (found && found.mtime < before) await rm(join(folder, key), { force: true })
      }
    },

    link: async () => null,
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, checkKey(key))
}

async function whole(path: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  // Unique, because other nodes may write the same file.
  const unfinished = `${path}.${randomUUID()}`
  try {
    await fill(unfinished)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Every file, also one that has no key. */
async function* walk(folder: string, under: string, except?: string): AsyncGenerator<string> {
  const entries = await opendir(join(folder, under)).catch(nullIfMissing)
  for await (const { name, ...entry } of entriesOf(entries)) {
    const key = under === '' ? name : `${under}/${name}`
    if (entry.isFolder && key !== except) yield* walk(folder, key, except)
    if (entry.isFile) yield key
  }
}

async function* entriesOf(entries: Awaited<ReturnType<typeof opendir>> | null) {
  for await (const entry of entries ?? [])
    yield { name: entry.name, isFolder: entry.isDirectory(), isFile: entry.isFile() }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
