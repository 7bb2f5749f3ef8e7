import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import type { Storage } from '../port.ts'
import { originais } from '../tables.ts'
import { type PictureHeader, pictureHeader } from './picture-header.ts'
import { originalKey } from './picture-keys.ts'
import { pictureType } from './picture-types.ts'

/** A picture with more pixels is refused: it would take more memory than a picture is worth. */
const MAX_PIXELS = 50_000_000

/** Files that are written at a time. */
const FILES_AT_ONCE = 8

/** A picture that can be stored: its bytes, and what its row says of it. */
export type Original = { content: Uint8Array; row: typeof originais.$inferInsert }

/** The shop does not accept pictures of this format. */
export class UnknownFormat extends Error {
  override name = 'UnknownFormat'
  readonly format: string

  constructor(format: string) {
    super(`A picture can't be of the type ${format}.`)
    this.format = format
  }
}

/** Stores a picture and returns its hash, by which products and banners name it. The same bytes are stored once. */
export async function saveOriginal(db: Database, storage: Storage, bytes: Uint8Array): Promise<string> {
  const original = await originalOf(bytes)
  await saveOriginals(db, storage, [original])

  return original.row.hash
}

/** Reads what has to be known of a picture before it is stored. Throws `UnknownFormat`, or sharp's error for what is no picture. */
export async function originalOf(content: Uint8Array): Promise<Original> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 24)
  const { format, width, height } = await headerOf(content)
  const tipo = pictureType(format)
  if (!tipo) throw new UnknownFormat(format)

  return { content, row: { hash, tipo, largura: width, altura: height, bytes: content.byteLength } }
}

async function headerOf(content: Uint8Array): Promise<PictureHeader> {
  const header = pictureHeader(content)
  if (header && header.width * header.height <= MAX_PIXELS) return header
  // Imported here because it is large, and most shops run for hours before the next upload.
  const { default: sharp } = await import('sharp')
  return sharp(content, { limitInputPixels: MAX_PIXELS }).metadata()
}

/** Stores pictures as `saveOriginal` does one, with one statement for all. */
export async function saveOriginals(
  db: Database,
  storage: Storage,
  originals: readonly Original[],
): Promise<void> {
  // In one order, so that two imports with the same pictures never wait for each other.
  const once = [...new Map(originals.map((one) => [one.row.hash, one])).values()].toSorted((a, b) =>
    a.row.hash < b.row.hash ? -1 : 1,
  )
  const rows = once.map(({ row }) => row)
  if (!hasRows(rows)) return
  // Rows first, and locked even if they exist: a concurrent removal of the same picture has to end first.
  const saved = await db.execute(sql`
    ${insertRows(originais, rows)} on conflict (hash) do update set sem_uso_desde = null
    -- Zero in a row that was just inserted.
    returning hash, xmax <> 0 as known`)
  const known = new Set(Saved.parse(saved).rows.flatMap((row) => (row.known ? [row.hash] : [])))
  const left = once.values()
  await Promise.all(
    Array.from({ length: FILES_AT_ONCE }, async () => {
      for (const { content, row } of left) {
        const key = originalKey(row.hash)
        // A process that was killed may have left the row without its file.
        const isStored = known.has(row.hash) && (await storage.stat(key))?.size === content.byteLength
        if (!isStored) await storage.write(key, content)
      }
    }),
  )
}

const Saved = z.object({ rows: z.array(z.object({ hash: z.string(), known: z.boolean() })) })
