/**
 * Decodes a text file as spreadsheets and banks save it: UTF-8, UTF-16 with a byte order mark, else Windows-1252, in
 * which programs in Portuguese write plain text. Null if it is no text.
 */
export function fileText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)

  // Text has no NUL; UTF-16 without a byte order mark, pictures and programs do.
  return text.includes('\0') ? null : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
