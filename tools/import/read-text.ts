import { createReadStream } from 'node:fs'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { encodingOf } from './encoding.ts'

/** The text of a file, piece by piece, whatever it is written in; refuses what is no text, spreadsheets included. */
export async function* readText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file))
  for await (const chunk of createReadStream(file)) yield plain(decoder.decode(chunk, { stream: true }))
  yield plain(decoder.decode())
}

function plain(text: string): string {
  // In a text there is no zero; in a picture or a program there is. Spreadsheets begin as archives do.
  if (!text.includes('\0') && !text.startsWith('PK\u0003\u0004')) return text
  throw new UnreadableFile('O arquivo não é um texto em CSV. Na planilha, salve como “CSV UTF-8”.')
}
