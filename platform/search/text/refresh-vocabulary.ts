import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { searchTokens } from '#domain/search/search-text.ts'
import { gatherWords, type Word } from '#domain/search/vocabulary/vocabulary.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { rowsOf } from '../rows.ts'

/** A name in the catalogue; categories and brands have a page and a number of products. */
const Name = z.object({
  tipo: z.enum(['produto', 'valor', 'marca', 'categoria']),
  nome: z.string(),
  url: z.string().nullable(),
  produtos: z.int(),
})

type Destination = { url: string; tipo: string; nome: string; produtos: number; palavras: string[] }

/** Names in memory at a time, however large the catalogue. */
const NAMES_AT_A_TIME = 5000

/**
 * Updates the vocabulary for corrections, and the categories and brands that are suggested, from the catalogue.
 * Unchanged rows are not written.
 */
export function refreshVocabulary(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    // Simultaneous runs would deadlock.
    await tx.execute(sql`lock table vocabulario in share row exclusive mode`)

    const vocabulary = gatherWords()
    const destinations: Destination[] = []
    for await (const { tipo, nome, url, produtos } of names(tx)) {
      vocabulary.read(nome)
      if (url) destinations.push({ url, tipo, nome, produtos, palavras: searchTokens(nome) })
    }
    const words = await saveWords(tx, vocabulary.words())
    const changed = words + (await saveDestinations(tx, destinations))
    if (changed > 0) await invalidateTags(tx, [tags.vocabulary])
  })
}

async function* names(tx: Database) {
  await tx.execute(
    sql`declare nomes no scroll cursor for select tipo, nome, url, produtos from nomes_do_catalogo`,
  )
  for (;;) {
    const chunk = await rowsOf(tx, Name, sql`fetch ${sql.raw(String(NAMES_AT_A_TIME))} from nomes`)
    if (chunk.length === 0) break
    yield* chunk
  }
  await tx.execute(sql`close nomes`)
}

/** Returns how many words were written or deleted. */
async function saveWords(tx: Database, words: Word[]): Promise<number> {
  const palavras = sql.param(words.map(({ palavra }) => palavra))
  const escritas = sql.param(words.map(({ escrita }) => escrita))
  const ocorrencias = sql.param(words.map(({ ocorrencias }) => ocorrencias))

  const deleted = await changedBy(tx, sql`delete from vocabulario where palavra <> all (${palavras}::text[])`)
  const written = await changedBy(
    tx,
    sql`
    insert into vocabulario (palavra, escrita, ocorrencias)
    select * from unnest(${palavras}::text[], ${escritas}::text[], ${ocorrencias}::integer[])
    on conflict (palavra) do update set escrita = excluded.escrita, ocorrencias = excluded.ocorrencias
    where (vocabulario.escrita, vocabulario.ocorrencias) is distinct from (excluded.escrita, excluded.ocorrencias)`,
  )

  return deleted + written
}

/** Returns how many destinations were written or deleted. */
async function saveDestinations(tx: Database, destinations: Destination[]): Promise<number> {
  const rows = sql.param(JSON.stringify(destinations))

  const deleted = await changedBy(
    tx,
    sql`
    delete from destinos
    where url not in (select url from jsonb_to_recordset(${rows}::jsonb) as d(url text))`,
  )
  const written = await changedBy(
    tx,
    sql`
    insert into destinos (url, tipo, nome, produtos, palavras)
    select url, tipo, nome, produtos, palavras
    from jsonb_to_recordset(${rows}::jsonb) as d(url text, tipo text, nome text, produtos integer, palavras text[])
    on conflict (url) do update
    set tipo = excluded.tipo, nome = excluded.nome, produtos = excluded.produtos, palavras = excluded.palavras
    where (destinos.nome, destinos.produtos, destinos.palavras)
      is distinct from (excluded.nome, excluded.produtos, excluded.palavras)`,
  )

  return deleted + written
}

const Changed = z.object({ rowCount: z.int() })

async function changedBy(tx: Database, statement: SQL): Promise<number> {
  return Changed.parse(await tx.execute(statement)).rowCount
}
