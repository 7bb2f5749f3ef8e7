import { eq, sql } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mensagensEnviadas as enviadas } from './tables.ts'

/** A job that has had a mail for so long without sending it is dead; another may take it over. */
const TAKEN_MS = 300_000

type Sender = Pick<JobContext, 'db' | 'agora' | 'idTarefa'>

/**
 * Sends what `chave` names, unless it was sent before. While another job is about to, this one fails, to be tried again. Where
 * nobody knows whether a mail had left, it goes out again under the same Message-ID.
 */
export async function sendOnce(context: Sender, chave: string, send: () => Promise<void>): Promise<void> {
  if (!(await take(context, chave))) {
    if (await wasSent(context, chave)) return
    throw new Error(`Outra tarefa está enviando ${chave}.`)
  }
  try {
    await send()
  } catch (error) {
    await giveBack(context, chave)
    throw error
  }
  await context.db.update(enviadas).set({ enviadaEm: context.agora }).where(eq(enviadas.chave, chave))
}

async function take({ db, agora, idTarefa }: Sender, chave: string): Promise<boolean> {
  const dead = new Date(agora.getTime() - TAKEN_MS)
  const rows = await db
    .insert(enviadas)
    .values({ chave, idTarefa, tomadaEm: agora })
    .onConflictDoUpdate({
      target: enviadas.chave,
      set: { idTarefa, tomadaEm: agora },
      setWhere: sql`${enviadas.enviadaEm} is null
        and (${enviadas.idTarefa} = ${idTarefa} or ${enviadas.tomadaEm} <= ${dead})`,
    })
    .returning({ chave: enviadas.chave })

  return rows.length > 0
}

async function wasSent({ db }: Sender, chave: string): Promise<boolean> {
  const [row] = await db
    .select({ enviadaEm: enviadas.enviadaEm })
    .from(enviadas)
    .where(eq(enviadas.chave, chave))

  return row?.enviadaEm !== null && row !== undefined
}

/** For whichever job tries next. */
async function giveBack({ db, idTarefa }: Sender, chave: string): Promise<void> {
  await db
    .delete(enviadas)
    .where(
      sql`${enviadas.chave} = ${chave} and ${enviadas.idTarefa} = ${idTarefa} and ${enviadas.enviadaEm} is null`,
    )
}
