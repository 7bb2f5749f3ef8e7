import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { END } from './format.ts'

/** Most of what is written are pictures, which get no smaller however long one tries. */
const LEVEL = 3

/** The writing end: entries go in one after the other. */
export type Archive = {
  add: (name: string, bytes: Buffer) => Promise<void>
  /** Adds a file as it is now; its size must not change meanwhile. */
  addFile: (name: string, path: string) => Promise<number>
  /** SHA-256 of what was added so far. */
  digest: () => string
}

/**
 * Writes what `fill` adds into `path`, readable by its owner only. The name appears once everything is on the disk; a failure
 * leaves nothing behind.
 */
export async function writeArchive(
  path: string,
  fill: (archive: Archive) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const part = `${path}.part`
  await rm(part, { force: true })
  const file = createWriteStream(part, { mode: 0o600 })
  const closed = new Promise((resolve) => file.once('close', resolve))
  try {
    const tar = pack()
    // Told by the pipeline, too; without anybody listening it would end the process.
    tar.on('error', () => undefined)
    const written = pipeline(tar, createGzip({ level: LEVEL }), file, { signal })
    const filled = fill(archiveOf(tar)).then(() => tar.finalize())
    // Where the one fails, the other may never end.
    await Promise.all([filled, written])
    await flush(part)
    await rename(part, path)
    await flush(dirname(path))
  } catch (error) {
    // A file that is still being opened would come back after it was taken away.
    file.destroy()
    await closed
    await rm(part, { force: true })
    throw error
  }
}

export type Entry = { name: string; size: number; content: AsyncIterable<Buffer> }

/** Reads the entries of a backup one after the other; each `content` has to be read before the next. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  // Told by the loop, too.
  tar.on('error', () => undefined)
  const source = pipeline(createReadStream(path), createGunzip(), tar)
  // What goes wrong in it also ends the loop.
  source.catch(() => undefined)
  for await (const entry of tar) {
    const { name, size = 0 } = entry.header
    yield { name, size, content: buffersOf(entry) }
  }
  await source
}

async function* buffersOf(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    if (!Buffer.isBuffer(bytes)) throw new TypeError('A tar gave something that is no bytes.')
    yield bytes
  }
}

/** The running sum over all entries but the last. */
export function createSum() {
  const hash: Hash = createHash('sha256')

  return {
    begin: (name: string, size: number) => hash.update(`${name}\n${size}\n`),
    add: (bytes: Buffer) => hash.update(bytes),
    digest: () => hash.digest('hex'),
  }
}

/** Reads all of one entry, for those that are small. */
export async function bytesOf({ content }: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)

  return Buffer.concat(pieces)
}

function archiveOf(tar: Pack): Archive {
  const sum = createSum()

  return {
    add(name, bytes) {
      if (name !== END) {
        sum.begin(name, bytes.length)
        sum.add(bytes)
      }
      return new Promise((resolve, reject) => {
        tar
          .entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
            error ? reject(error) : resolve(),
          )
          .on('error', reject)
      })
    },

    async addFile(name, path) {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        sum.begin(name, size)
        const entry = tar.entry({ name, size, mode: 0o600 })
        await pipeline(
          file.createReadStream({ autoClose: false }),
          async function* (source: AsyncIterable<Buffer>) {
            for await (const bytes of source) {
              sum.add(bytes)
              yield bytes
            }
          },
          entry,
        )
        return size
      } finally {
        await file.close()
      }
    },

    digest: () => sum.digest(),
  }
}

async function flush(path: string) {
  const file = await open(path)
  await file.sync()
  await file.close()
}
