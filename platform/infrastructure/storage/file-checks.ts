import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { fileKey } from './file-key.ts'
import { originalKey } from './pictures/picture-keys.ts'
import type { Storage } from './port.ts'

/** Number of names per query. */
const PAGE = 1_000

/** Files that are looked for at a time: enough to hide the way to a store, few enough for any. */
const AT_ONCE = 16

const Names = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** The files that the database knows: the column that names them, and their keys in the storage. */
const KINDS = [
  { table: 'originais', column: 'hash', key: originalKey, word: 'Imagem' },
  { table: 'arquivos_guardados', column: 'arquivo', key: fileKey, word: 'Arquivo' },
  { table: 'avaliacoes_fotos', column: 'arquivo', key: (name: string) => name, word: 'Foto de avaliação' },
]

/** Lists the pictures and files that the database names and the storage lacks, in words for people. */
export async function listMissingFiles(db: Database, storage: Pick<Storage, 'stat'>): Promise<string[]> {
  const missing: string[] = []
  for (const { table, column, key, word } of KINDS) {
    for (let last = ''; ; ) {
      const { rows } = Names.parse(
        await db.execute(sql`
          select ${sql.identifier(column)} as name from ${sql.identifier(table)}
          where ${sql.identifier(column)} > ${last} order by 1 limit ${PAGE}`),
      )
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const names = rows.slice(from, from + AT_ONCE).map(({ name }) => name)
        const stats = await Promise.all(names.map((name) => storage.stat(key(name))))
        missing.push(...names.filter((_, n) => stats[n] === null).map((name) => `${word} ${name}`))
      }
      if (rows.length < PAGE) break
      last = rows.at(-1)?.name ?? ''
    }
  }
  return missing
}
