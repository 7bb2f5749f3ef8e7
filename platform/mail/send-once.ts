import { eq, sql } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mensagensEnviadas as enviadas } from './tables.ts'

/** A job that has had a mail this long without sending it is considered dead; another may take over. */
const TAKEOVER_MS = 300_000

type Sender = Pick<JobContext, 'db' | 'now' | 'idTarefa'>

/**
 * Sends the mail named `chave` unless it was sent before. Throws while another job is sending it, so that this job is
 * retried. If delivery was uncertain, it is sent again under the same Message-ID.
 */
export async function sendOnce(context: Sender, chave: string, send: () => Promise<void>): Promise<void> {
  if (!(await claim(context, chave))) {
    if (await wasSent(context, chave)) return
    throw new Error(`Another job is sending ${chave}.`)
  }
  try {
    await send()
  } catch (error) {
    await release(context, chave)
    throw error
  }
  await context.db.update(enviadas).set({ enviadaEm: context.now }).where(eq(enviadas.chave, chave))
}

async function claim({ db, now, idTarefa }: Sender, chave: string): Promise<boolean> {
  const dead = new Date(now.getTime() - TAKEOVER_MS)
  const rows = await db
    .insert(enviadas)
    .values({ chave, idTarefa, tomadaEm: now })
    .onConflictDoUpdate({
      target: enviadas.chave,
      set: { idTarefa, tomadaEm: now },
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

/** Lets the next attempt send it. */
async function release({ db, idTarefa }: Sender, chave: string): Promise<void> {
  await db
    .delete(enviadas)
    .where(
      sql`${enviadas.chave} = ${chave} and ${enviadas.idTarefa} = ${idTarefa} and ${enviadas.enviadaEm} is null`,
    )
}
