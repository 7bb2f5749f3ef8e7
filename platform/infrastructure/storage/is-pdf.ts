/** Number of bytes at the end of a PDF that contain its end marker. */
const TAIL = 2048

/**
 * Whether the bytes are a PDF from start to end. Readers also accept a PDF that starts later in the file; such a file
 * could be something else to other programs.
 */
export function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL).includes('%%EOF')
}
