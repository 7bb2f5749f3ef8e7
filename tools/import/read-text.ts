import { createReadStream } from 'node:fs'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { encodingOf } from './encoding.ts'

/** Yields the text of a file in chunks, in any encoding; refuses files that are no text, including spreadsheets. */
export async function* readText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file))
  for await (const chunk of createReadStream(file)) yield plain(decoder.decode(chunk, { stream: true }))
  yield plain(decoder.decode())
}

function plain(text: string): string {
  // A text contains no zero byte; a picture or a program does. Spreadsheets begin like archives.
  if (!text.includes('\0') && !text.startsWith('PK\u0003\u0004')) return text
  throw new UnreadableFile('O arquivo não é um texto em CSV. Na planilha, salve como “CSV UTF-8”.')
}
