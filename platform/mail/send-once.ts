import { eq, sql } from 'drizzle-orm'
import type { JobVisit } from '#platform/jobs/job.ts'
import { mensagensEnviadas as enviadas } from './tables.ts'

/** A job that has had a mail for so long without sending it has failed; another may take it over. */
const TAKEN_MS = 300_000

/**
 * Sends what `chave` names, unless it was sent before or another job is about to. A send that fails may be tried again, by the
 * same job at once. Where nobody knows whether a mail had left, it goes out again under the same Message-ID.
 */
export async function sendOnce(
  visit: Pick<JobVisit, 'db' | 'agora' | 'idTarefa'>,
  chave: string,
  send: () => Promise<void>,
): Promise<void> {
  if (!(await take(visit, chave))) return
  await send()
  await visit.db.update(enviadas).set({ enviadaEm: visit.agora }).where(eq(enviadas.chave, chave))
}

async function take({ db, agora, idTarefa }: Pick<JobVisit, 'db' | 'agora' | 'idTarefa'>, chave: string) {
  const rows = await db
    .insert(enviadas)
    .values({ chave, idTarefa, tomadaEm: agora })
    .onConflictDoUpdate({
      target: enviadas.chave,
      set: { idTarefa, tomadaEm: agora },
      setWhere: sql`${enviadas.enviadaEm} is null
        and (${enviadas.idTarefa} = ${idTarefa} or ${enviadas.tomadaEm} <= ${new Date(agora.getTime() - TAKEN_MS)})`,
    })
    .returning({ chave: enviadas.chave })

  return rows.length > 0
}
