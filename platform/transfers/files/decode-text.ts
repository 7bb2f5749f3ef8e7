import { UnreadableFile } from './unreadable-file.ts'

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16 where its mark says so, else Windows-1252, in which Excel in
 * Portuguese writes plain CSV. Refuses what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  // In a text there is none; in UTF-16 without its mark, a picture or a program there is.
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
