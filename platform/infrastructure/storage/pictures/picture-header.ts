/** The format of a picture, by sharp's name, and its size in pixels as it is stored, before any rotation. */
export type PictureHeader = { format: string; width: number; height: number }

/**
 * Reads format and size of a JPEG or PNG from its first bytes, which takes a fraction of opening it. Null for all else,
 * also for what is not plainly one of the two: sharp decides about that.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = jpegHeader(view) ?? pngHeader(view)

  return header && header.width > 0 && header.height > 0 ? header : null
}

const START_OF_IMAGE = 0xffd8

/** Frames of 8 bits a colour, Huffman coded: baseline, extended and progressive. */
const FRAMES = [0xffc0, 0xffc1, 0xffc2]

const START_OF_SCAN = 0xffda

/** Other segments of a header: tables, restart interval, applications' own and comments. */
const isOther = (marker: number) =>
  [0xffc4, 0xffdb, 0xffdd, 0xfffe].includes(marker) || (marker >= 0xffe0 && marker <= 0xffef)

/** Segments begin with a marker and their length. All of them up to the first scan have to be there. */
function jpegHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return null
  let found: PictureHeader | null = null
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint16(at)
    const end = at + 2 + view.getUint16(at + 2)
    // The length includes itself.
    if (end < at + 4 || end > view.byteLength) return null
    if (marker === START_OF_SCAN) return end < view.byteLength ? found : null
    if (FRAMES.includes(marker)) {
      if (found || end < at + 9 || view.getUint8(at + 4) !== 8) return null
      found = { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    } else if (!isOther(marker)) return null
    at = end
  }

  return null
}

const PNG_SIGNATURE = 0x89504e470d0a1a0an
const IHDR = 0x49484452
const IDAT = 0x49444154

/** Chunks begin with their length and type, and end with a checksum. All of them up to the pixels have to be there. */
function pngHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 33 || view.getBigUint64(0) !== PNG_SIGNATURE) return null
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) return null
  for (let at = 33; at + 8 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === IDAT)
      return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }

  return null
}
