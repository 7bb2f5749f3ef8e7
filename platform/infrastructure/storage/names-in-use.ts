import { type Column, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { arquivosGuardados, originais } from './tables.ts'

/**
 * Tables in which a name is no use: those of the uploads themselves, what was once changed from what to what, and what visitors
 * did. Wherever else a name stands, now or in tables to come, it is used: in a field, in a text, in blocks, in an order's line, in
 * what an import would take back.
 */
const NO_USE = ['originais', 'arquivos_guardados', 'auditoria', 'eventos', 'eventos_por_dia']

const Columns = z.object({
  rows: z.array(z.object({ tabela: z.string(), colunas: z.array(z.string()) })),
})

/**
 * Gathers what could name an upload in all of the database, for as long as the transaction lasts: every run of 24 hexadecimal
 * digits or more in a column that is no number, date or pile of bytes. Of longer runs both ends, where an address begins or ends
 * with something encoded.
 */
export async function collectNames(tx: Database): Promise<void> {
  await tx.execute(sql`create temp table nomes_em_uso (nome text not null) on commit drop`)
  for (const { tabela, colunas } of await textColumns(tx)) {
    const text = sql.join(
      colunas.map((coluna) => sql`${sql.identifier(coluna)}::text`),
      sql`, `,
    )
    await tx.execute(sql`
      insert into nomes_em_uso
      select distinct ponta from ${sql.identifier(tabela)},
        regexp_matches(concat_ws(' ', ${text}), '[0-9a-f]{24,}', 'g') achado,
        unnest(array[left(achado[1], 24), right(achado[1], 24)]) ponta`)
  }
  await tx.execute(sql`analyze nomes_em_uso`)
}

/** The condition that a picture is named somewhere, once names are collected. */
export function isPictureNamed(): SQL {
  return isNamed(originais.hash)
}

/** The same of a file, whose name ends in its hash. */
export function isFileNamed(): SQL {
  return isNamed(sql`left(right(${arquivosGuardados.arquivo}, 28), 24)`)
}

function isNamed(hash: Column | SQL): SQL {
  return sql`exists (select from nomes_em_uso n where n.nome = ${hash})`
}

async function textColumns(tx: Database) {
  const { rows } = Columns.parse(
    await tx.execute(sql`
      select c.relname as tabela, array_agg(a.attname::text order by a.attnum) as colunas
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname <> all(${sql.param(NO_USE)}::text[])
        and t.typcategory not in ('N', 'B', 'D', 'T') and t.typname not in ('bytea', 'uuid', 'tsvector')
      group by c.relname
      order by c.relname`),
  )

  return rows
}
