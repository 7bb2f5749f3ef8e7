import { sql } from 'drizzle-orm'
import { searchTokens } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Older texts are deleted: what matters is what shoppers search for now. */
const MAX_TEXTS = 5000
const LONGEST_TEXT = 100

/** The maximum of texts buffered in memory. More than that is a flood, which tells a merchant nothing. */
const MAX_WAITING = 1000

type Noted = { texto: string; vezes: number; ultima: Date }

/** A buffer in this process, so that a search neither waits for a write nor fails when the database can't write. */
let waiting = new Map<string, Noted>()

/** Counts a search without results, to show merchants which synonyms are missing. */
export function countEmptySearch({ now }: Pick<RequestContext, 'now'>, busca: string): void {
  const texto = searchTokens(busca).join(' ').slice(0, LONGEST_TEXT).trim()
  if (texto === '' || looksPersonal(busca)) return
  count({
    texto,
    vezes: 1,
    ultima: now,
  })
}

/** Writes the buffered searches in one statement. After an error they stay buffered for the next run. */
export async function writeEmptySearches(db: Database): Promise<void> {
  const noted = waiting
  if (noted.size === 0) return
  waiting = new Map()
  try {
    await write(db, [...noted.values()])
  } catch (error) {
    for (const one of noted.values()) count(one)
    throw error
  }
}

function count({ texto, vezes, ultima }: Noted): void {
  const known = waiting.get(texto)
  if (!known && waiting.size >= MAX_WAITING) return
  waiting.set(texto, {
    texto,
    vezes: vezes + (known?.vezes ?? 0),
    ultima: known && known.ultima > ultima ? known.ultima : ultima,
  })
}

async function write(db: Database, noted: Noted[]): Promise<void> {
  await db.execute(sql`
    with noted as (
      select texto, vezes, ultima
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as one (texto text, vezes integer, ultima timestamptz)
    ), crowded_out as (
      delete from buscas_sem_resultado
      where texto in (
        select texto from buscas_sem_resultado where texto not in (select texto from noted)
        order by ultima desc, texto offset ${MAX_TEXTS - noted.length}
      )
    )
    insert into buscas_sem_resultado (texto, vezes, ultima)
    select texto, vezes, ultima from noted order by texto
    on conflict (texto) do update
    set vezes = buscas_sem_resultado.vezes + excluded.vezes,
      ultima = greatest(buscas_sem_resultado.ultima, excluded.ultima)`)
}

/** Skips e-mail addresses, phone numbers and CPFs that were pasted into the search field. */
function looksPersonal(busca: string) {
  return busca.includes('@') || busca.replace(/[\s().-]/g, '').match(/\d{8,}/) !== null
}
