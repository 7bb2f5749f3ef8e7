import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { fileKey } from './file-key.ts'
import { originalKey } from './pictures/picture-keys.ts'

/** Number of names per query. */
const PAGE = 1_000

const Names = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** The files that the database knows: the column that names them, and their keys in the storage. */
const KINDS = [
  { table: 'originais', column: 'hash', key: originalKey, word: 'Imagem' },
  { table: 'arquivos_guardados', column: 'arquivo', key: fileKey, word: 'Arquivo' },
  { table: 'avaliacoes_fotos', column: 'arquivo', key: (name: string) => name, word: 'Foto de avaliação' },
]

/** Lists the pictures and files that the database names and `folder` lacks, in words for people. */
export async function listMissingFiles(db: Database, folder: string): Promise<string[]> {
  const missing: string[] = []
  for (const { table, column, key, word } of KINDS) {
    for (let last = ''; ; ) {
      const { rows } = Names.parse(
        await db.execute(sql`
          select ${sql.identifier(column)} as name from ${sql.identifier(table)}
          where ${sql.identifier(column)} > ${last} order by 1 limit ${PAGE}`),
      )
      for (const { name } of rows) if (!existsSync(join(folder, key(name)))) missing.push(`${word} ${name}`)
      if (rows.length < PAGE) break
      last = rows.at(-1)?.name ?? ''
    }
  }
  return missing
}
