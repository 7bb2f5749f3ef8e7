import { fileText } from '#domain/import/csv/file-text.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The text of a file (`fileText`). Throws `UnreadableFile` if it is not text. */
export function decodeText(bytes: Uint8Array): string {
  const text = fileText(bytes)
  if (text === null)
    throw new UnreadableFile(
      'O arquivo não é um texto nem uma planilha XLSX. Na planilha, salve como “CSV UTF-8”.',
    )

  return text
}
