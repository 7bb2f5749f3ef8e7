import { type Column, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { arquivosGuardados, originais } from './tables.ts'

/**
 * Tables that do not count as a use: the uploads themselves, the audit log, and visitors' events. A name in any other
 * table, present or future, counts: in a field, a text, blocks, an order's line, or what undoing an import would
 * restore.
 */
const NO_USE = ['originais', 'arquivos_guardados', 'auditoria', 'eventos', 'eventos_por_dia']

const Columns = z.object({
  rows: z.array(z.object({ tabela: z.string(), colunas: z.array(z.string()) })),
})

/**
 * Collects everything in the database that could name an upload, in a temporary table of this transaction: every run of
 * 24 or more hexadecimal digits in a column that is no number, date or binary. Of longer runs it takes both ends, since
 * an address may touch an encoded character (`%2f`).
 */
export async function collectNames(tx: Database): Promise<void> {
  await tx.execute(sql`create temp table names_in_use (name text not null) on commit drop`)
  for (const { tabela, colunas } of await textColumns(tx)) {
    const text = sql.join(
      colunas.map((coluna) => sql`${sql.identifier(coluna)}::text`),
      sql`, `,
    )
    await tx.execute(sql`
      insert into names_in_use
      select distinct tip from ${sql.identifier(tabela)},
        regexp_matches(concat_ws(' ', ${text}), '[0-9a-f]{24,}', 'g') match,
        unnest(array[left(match[1], 24), right(match[1], 24)]) tip`)
  }
  await tx.execute(sql`analyze names_in_use`)
}

/** SQL condition: the picture is named somewhere. Needs `collectNames`. */
export function isPictureNamed(): SQL {
  return isNamed(originais.hash)
}

/** The same for a file, whose name ends in its hash. */
export function isFileNamed(): SQL {
  return isNamed(sql`substring(${arquivosGuardados.arquivo} from '([0-9a-f]{24})[.][a-z0-9]+$')`)
}

function isNamed(hash: Column | SQL): SQL {
  return sql`exists (select from names_in_use n where n.name = ${hash})`
}

async function textColumns(tx: Database) {
  const { rows } = Columns.parse(
    await tx.execute(sql`
      select c.relname as tabela, array_agg(a.attname::text order by a.attnum) as colunas
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all(${sql.param(NO_USE)}::text[])
        and t.typcategory not in ('N', 'B', 'D', 'T') and t.typname not in ('bytea', 'uuid', 'tsvector')
      group by c.relname
      order by c.relname`),
  )

  return rows
}
