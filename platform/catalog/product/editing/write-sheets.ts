import { sql } from 'drizzle-orm'
import type { fichas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { AttributeLookup } from '../product-references.ts'

/** A product's specification table. */
export type Sheet = typeof fichas.$inferSelect

type Line = { label: string; valor: string; filtro: boolean }

/** The lines of a specification table as they are stored; those that filter listings with the id of their value. */
export function sheetLines(lines: readonly Line[], ids: AttributeLookup): Sheet['linhas'] {
  return lines.map(({ label, valor, filtro }) =>
    filtro ? [label, valor, ids({ label, valor }).idValor] : [label, valor],
  )
}

/** Writes the specification tables of products, as the text that the column of type `json` stores. */
export async function writeSheets(tx: Database, sheets: readonly Sheet[]): Promise<void> {
  if (sheets.length === 0) return
  const ids = sheets.map(({ idProduto }) => idProduto)
  const texts = sheets.map(({ linhas }) => JSON.stringify(linhas, wellFormed))
  await tx.execute(sql`
    insert into fichas (id_produto, linhas)
    select * from unnest(${sql.param(ids)}::integer[], ${sql.param(texts)}::json[])
    on conflict (id_produto) do update set linhas = excluded.linhas`)
}

/** Half a character, where a text was cut, can't be read from JSON. */
function wellFormed(_field: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
