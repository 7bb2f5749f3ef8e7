import { access, constants, stat } from 'node:fs/promises'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'

/** Refuses a missing or unreadable file before a database is started for it. */
export async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch((cause) => {
    throw new UnreadableFile(`O arquivo ${file} não existe ou não pode ser lido.`, { cause })
  })
  if (!found.isFile()) throw new UnreadableFile(`${file} não é um arquivo.`)
  await access(file, constants.R_OK).catch((cause) => {
    throw new UnreadableFile(`O arquivo ${file} não pode ser lido.`, { cause })
  })
}
