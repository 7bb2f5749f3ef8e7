import { randomUUID } from 'node:crypto'

/** A name in the storage with 122 random bits, which nobody can guess. */
export function newFileName(folder: 'exportacoes' | 'importacoes'): string {
  return `${folder}/${randomUUID()}`
}
