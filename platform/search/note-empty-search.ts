import { sql } from 'drizzle-orm'
import { searchTokens } from '#domain/search-text.ts'
import type { Visit } from '#platform/visit.ts'

/** Older ones make room: what matters is what shoppers look for now. */
const MOST_TEXTS = 5000
const LONGEST_TEXT = 100

/** Counts a search that found nothing, so that whoever tends the synonyms can see what is missing. */
export async function noteEmptySearch({ db, agora }: Visit, busca: string): Promise<void> {
  const texto = searchTokens(busca).join(' ').slice(0, LONGEST_TEXT).trim()
  if (texto === '' || looksPersonal(busca)) return

  await db.execute(sql`
    insert into buscas_sem_resultado (texto, ultima) values (${texto}, ${agora})
    on conflict (texto) do update set vezes = buscas_sem_resultado.vezes + 1, ultima = excluded.ultima`)
  await db.execute(sql`
    delete from buscas_sem_resultado
    where texto in (select texto from buscas_sem_resultado order by ultima desc, texto offset ${MOST_TEXTS})`)
}

/** E-mail addresses, phone numbers and CPFs that were pasted into the wrong field are not kept. */
function looksPersonal(busca: string) {
  return busca.includes('@') || busca.replace(/[\s().-]/g, '').match(/\d{8,}/) !== null
}
