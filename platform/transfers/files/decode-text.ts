import { UnreadableFile } from './unreadable-file.ts'

/**
 * Decodes a file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, else Windows-1252, in which Excel in
 * Portuguese writes plain CSV. Throws `UnreadableFile` if it is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  // Text has no NUL; UTF-16 without a byte order mark, pictures and programs do.
  if (text.includes('\0'))
    throw new UnreadableFile(
      'O arquivo não é um texto nem uma planilha XLSX. Na planilha, salve como “CSV UTF-8”.',
    )

  return text
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
