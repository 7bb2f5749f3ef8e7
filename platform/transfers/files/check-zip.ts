import { inflateRawSync } from 'node:zlib'
import { UnreadableFile } from './unreadable-file.ts'

/** Bytes that all parts of a workbook may have together: several times those of 50,000 rows. */
const LIMIT = 256 * 1024 * 1024

/** Parts of a workbook: sheets, styles, pictures. */
const MAX_ENTRIES = 2_000

/** At the end of a part that was written as a stream: its size again. */
const DESCRIPTOR = 24

const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8

/**
 * Refuses a workbook that would unpack to more than any workbook needs, by unpacking it bounded, part by part, whatever it
 * says of its sizes; and one that hides parts between those that its directory names.
 */
export function checkZip(bytes: Uint8Array): void {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { entries, start } = directoryOf(zip)
  let left = LIMIT
  let end = 0
  for (const { offset, size, method } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < end || offset - end > DESCRIPTOR) throw damaged()
    const data = dataStart(zip, offset)
    end = data + size
    left -= unpackedSize(zip.subarray(data, end), method, left)
  }
  if (end > start || start - end > DESCRIPTOR) throw damaged()
}

type Entry = { offset: number; size: number; method: number }

function directoryOf(zip: Buffer): { entries: Entry[]; start: number } {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end === -1 || end + 22 > zip.length || zip.readUInt32LE(end) !== END) throw damaged()
  const count = zip.readUInt16LE(end + 10)
  const start = zip.readUInt32LE(end + 16)
  if (count > MAX_ENTRIES) throw tooLarge()
  const entries: Entry[] = []
  let at = start
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw damaged()
    entries.push({
      offset: zip.readUInt32LE(at + 42),
      size: zip.readUInt32LE(at + 20),
      method: zip.readUInt16LE(at + 10),
    })
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return { entries, start }
}

function dataStart(zip: Buffer, offset: number): number {
  if (offset + 30 > zip.length) throw damaged()

  return offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
}

function unpackedSize(data: Buffer, method: number, left: number): number {
  if (method === STORED) {
    if (data.length > left) throw tooLarge()
    return data.length
  }
  if (method !== DEFLATED) throw damaged()
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, left) }).length
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged()
  }
}

function tooLarge() {
  return new UnreadableFile('A planilha é grande demais. Salve-a como CSV, ou divida-a em duas.')
}

function damaged() {
  return new UnreadableFile('A planilha está danificada. Abra-a e salve de novo como XLSX.')
}
