import type pg from 'pg'
import type { Manifest } from './format.ts'

/** Skips unlogged tables: what a crash may lose, a backup need not contain. */
const IS_DATA = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relpersistence = 'p' and c.relname <> 'migrations'`

/** Lists the shop's tables with their writable columns. */
export async function listTables(client: pg.ClientBase): Promise<Manifest['tabelas']> {
  const { rows } = await client.query<Manifest['tabelas'][number]>(`
    select c.relname as nome, array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where ${IS_DATA} and not a.attisdropped and a.attgenerated = ''
    group by c.relname
    order by c.relname`)

  return rows
}

/** Returns the last value of each sequence that was used. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ nome: string; valor: string }>(`
    select sequencename as nome, last_value::text as valor from pg_sequences
    where schemaname = 'public' and last_value is not null
    order by 1`)

  return Object.fromEntries(rows.map(({ nome, valor }) => [nome, valor]))
}

export async function setSequences(
  client: pg.ClientBase,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [nome, valor] of Object.entries(sequences))
    await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [nome, valor])
}

/**
 * Empties all tables and drops what would slow down or prevent loading them one by one: triggers, foreign keys, and
 * indexes that no constraint needs. Returns a function that restores all of it, which also checks the foreign keys.
 * Needs the tables' owner, not a superuser.
 *
 * Indexes come back in the order of their creation: PostgreSQL numbers those of partitions whose names would be equal.
 */
export async function bareTables(client: pg.ClientBase): Promise<() => Promise<void>> {
  await client.query('set constraints all immediate')
  const tables = (
    await rowsOf(client, `select format('%I', c.relname) as sql from pg_class c where ${IS_DATA}`)
  ).join(', ')
  const triggers = await rowsOf(
    client,
    `select distinct format('alter table %I %%s trigger user', c.relname) as sql
     from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and (${IS_DATA} or c.relispartition)`,
  )
  const keys = await pairsOf(
    client,
    `select format('alter table %I drop constraint %I', c.relname, k.conname) as away,
       format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as back
     from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${IS_DATA}
     order by k.oid`,
  )
  const indexes = await pairsOf(
    client,
    // Of a divided table PostgreSQL describes the index without those of its partitions.
    `select format('drop index %I', i.relname) as away, replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ') as back
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where ${IS_DATA} and not exists (select from pg_constraint k where k.conindid = i.oid)
     order by i.oid`,
  )

  for (const sql of triggers) await client.query(sql.replace('%s', 'disable'))
  for (const { away } of [...keys, ...indexes]) await client.query(away)
  // Cascades to unlogged tables that reference them, which are not in the backup.
  await client.query(`truncate ${tables} cascade`)

  return async () => {
    for (const { back } of [...indexes, ...keys]) await client.query(back)
    for (const sql of triggers) await client.query(sql.replace('%s', 'enable'))
  }
}

/** Drops everything that a shop created in this database. Extensions stay. */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  const own = (catalog: string, oid: string) =>
    `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`
  for (const [kinds, word] of [
    ["'v'", 'view'],
    ["'m'", 'materialized view'],
    ["'r', 'p'", 'table'],
    ["'S'", 'sequence'],
  ])
    await each(
      client,
      `select format('drop ${word} if exists public.%I cascade', c.relname) as sql from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in (${kinds}) and ${own('pg_class', 'c.oid')}`,
    )
  await each(
    client,
    `select format('drop routine if exists %s cascade', p.oid::regprocedure) as sql from pg_proc p
     where p.pronamespace = 'public'::regnamespace and ${own('pg_proc', 'p.oid')}`,
  )
}

/** Whether the database contains any table of a shop. */
export async function holdsTables(client: pg.ClientBase): Promise<boolean> {
  return (await rowsOf(client, `select c.relname as sql from pg_class c where ${IS_DATA} limit 1`)).length > 0
}

async function each(client: pg.ClientBase, query: string) {
  for (const sql of await rowsOf(client, query)) await client.query(sql)
}

async function rowsOf(client: pg.ClientBase, query: string): Promise<string[]> {
  return (await client.query<{ sql: string }>(query)).rows.map(({ sql }) => sql)
}

async function pairsOf(client: pg.ClientBase, query: string) {
  return (await client.query<{ away: string; back: string }>(query)).rows
}
