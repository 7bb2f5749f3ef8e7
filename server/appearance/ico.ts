const HEADER_BYTES = 22

/** Packs one square PNG of up to 255 pixels into an ICO file: a directory with one entry, and the PNG itself. */
export function icoOf(png: Uint8Array, side: number): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)

  return Buffer.concat([header, png])
}
