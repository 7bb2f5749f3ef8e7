import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadable-file.ts'

/** The maximum of all XML parts of a workbook, in bytes: several times those of 50,000 rows. */
const MAX_BYTES = 256 * 1024 * 1024

/** Parts of a workbook: sheets, styles, pictures. */
const MAX_ENTRIES = 2_000

/** Parts with cells; the rest are pictures and printer settings. */
const XML = /\.(xml|rels)$/

/**
 * The XML parts of a workbook, by name. Throws `UnreadableFile`, before unpacking anything, for one whose declared
 * sizes exceed what any workbook needs, and for one whose declared sizes are false.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const zip = await openZip(bytes)
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge()
  const parts: [string, Uint8Array][] = []
  let left = MAX_BYTES
  for (const entry of await entriesOf(zip)) {
    left -= entry.uncompressedSize
    if (left < 0) throw tooLarge()
    parts.push([entry.fileName, await unpackEntry(zip, entry)])
  }

  return Object.fromEntries(parts)
}

/** The ZIP reader validates sizes and refuses offsets outside of the file. */
async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

  return await fromBufferPromise(whole, { validateEntrySizes: true }).catch(damaged)
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) if (XML.test(entry.fileName)) entries.push(entry)
  } catch (error) {
    damaged(error)
  }

  return entries
}

async function unpackEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry).catch(damaged)

  return await buffer(stream).catch(damaged)
}

function tooLarge() {
  return new UnreadableFile('A planilha é grande demais. Salve-a como CSV, ou divida-a em duas.')
}

function damaged(cause: unknown): never {
  throw new UnreadableFile('A planilha está danificada. Abra-a e salve de novo como XLSX.', { cause })
}
