import { sql } from 'drizzle-orm'
import { searchTokens } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Older ones make room: what matters is what shoppers look for now. */
const MAX_TEXTS = 5000
const LONGEST_TEXT = 100

/** Texts that wait to be written. Beyond it the shop is flooded, and more of them tell a merchant nothing. */
const MAX_WAITING = 1000

type Noted = { texto: string; vezes: number; ultima: Date }

/** Of this process: no search waits for a write, and none fails because nothing can be written. */
let waiting = new Map<string, Noted>()

/** Counts a search that found nothing, so that whoever tends the synonyms can see what is missing. */
export function noteEmptySearch({ agora }: Pick<RequestContext, 'agora'>, busca: string): void {
  const texto = searchTokens(busca).join(' ').slice(0, LONGEST_TEXT).trim()
  if (texto === '' || looksPersonal(busca)) return
  count({
    texto,
    vezes: 1,
    ultima: agora,
  })
}

/** Writes what was noted since the last time, in one statement. What could not be written waits for the next time. */
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

/** E-mail addresses, phone numbers and CPFs that were pasted into the wrong field are not kept. */
function looksPersonal(busca: string) {
  return busca.includes('@') || busca.replace(/[\s().-]/g, '').match(/\d{8,}/) !== null
}
