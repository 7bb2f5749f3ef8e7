import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import type { StoredStream } from '../storage/port.ts'
import { END } from './format.ts'

/** Gzip level. Most of a backup is pictures, which do not compress further at higher levels. */
const LEVEL = 3

/** The writing end: entries are added one after the other. */
export type Archive = {
  add: (name: string, bytes: Buffer) => Promise<void>
  /** Adds a file as it is read; throws if it does not have `size` bytes. */
  addStream: (name: string, file: StoredStream) => Promise<void>
  /** SHA-256 of everything added so far. */
  digest: () => string
}

/**
 * Writes what `fill` adds to `path`, readable by its owner only. The file gets its name once everything is on the disk;
 * a failure leaves no file behind.
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
    // The pipeline reports it too; without a listener it would end the process.
    tar.on('error', () => undefined)
    const written = pipeline(tar, createGzip({ level: LEVEL }), file, { signal })
    const filled = fill(archiveOf(tar)).then(() => tar.finalize())
    // If one of them fails, the other may never settle.
    await Promise.all([filled, written])
    await flush(part)
    await rename(part, path)
    await flush(dirname(path))
  } catch (error) {
    // A file that is still being opened would be created again after its removal.
    file.destroy()
    await closed
    await rm(part, { force: true })
    throw error
  }
}

export type Entry = { name: string; size: number; content: AsyncIterable<Buffer> }

/** Reads the entries of a backup in order; read each `content` before the next entry. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  // The loop reports it too.
  tar.on('error', () => undefined)
  const source = pipeline(createReadStream(path), createGunzip(), tar)
  // An error in it also ends the loop.
  source.catch(() => undefined)
  for await (const entry of tar) {
    const { name, size = 0 } = entry.header
    yield { name, size, content: buffersOf(entry) }
  }
  await source
}

async function* buffersOf(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    if (!Buffer.isBuffer(bytes)) throw new TypeError('The tar stream returned something other than bytes.')
    yield bytes
  }
}

/** A running checksum over all entries but the last. */
export function createSum() {
  const hash: Hash = createHash('sha256')

  return {
    begin: (name: string, size: number) => hash.update(`${name}\n${size}\n`),
    add: (bytes: Uint8Array) => hash.update(bytes),
    digest: () => hash.digest('hex'),
  }
}

/** Reads a whole entry into memory; only for small ones. */
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

    async addStream(name, { size, content }) {
      sum.begin(name, size)
      await pipeline(
        content,
        async function* (source: AsyncIterable<Uint8Array>) {
          for await (const bytes of source) {
            sum.add(bytes)
            yield bytes
          }
        },
        tar.entry({ name, size, mode: 0o600 }),
      )
    },

    digest: () => sum.digest(),
  }
}

async function flush(path: string) {
  const file = await open(path)
  await file.sync()
  await file.close()
}
