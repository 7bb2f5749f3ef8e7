import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadable-file.ts'

/** Bytes that the XML parts of a workbook may have together: several times those of 50,000 rows. */
const MAX_BYTES = 256 * 1024 * 1024

/** Parts of a workbook: sheets, styles, pictures. */
const MAX_ENTRIES = 2_000

/** What tells of cells; the rest are pictures and settings of printers. */
const XML = /\.(xml|rels)$/

/**
 * The XML parts of a workbook, by their names. Refuses with `UnreadableFile` one that says it would unpack to more than any
 * workbook needs before anything is unpacked, and one that unpacks to another size than it says.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const zip = await openZip(bytes)
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge()
  const parts: [string, Uint8Array][] = []
  let left = MAX_BYTES
  for (const entry of await entriesOf(zip)) {
    left -= entry.uncompressedSize
    if (left < 0) throw tooLarge()
    parts.push([entry.fileName, await deserialize(zip, entry)])
  }

  return Object.fromEntries(parts)
}

/** Sizes are validated by the reader, and offsets may not leave the file. */
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

async function deserialize(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry).catch(damaged)

  return await buffer(stream).catch(damaged)
}

function tooLarge() {
  return new UnreadableFile('A planilha é grande demais. Salve-a como CSV, ou divida-a em duas.')
}

function damaged(cause: unknown): never {
  throw new UnreadableFile('A planilha está danificada. Abra-a e salve de novo como XLSX.', { cause })
}
