import { eq } from 'drizzle-orm'
import { passportPath } from '#domain/instruments/passport/passport-path.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { PassportMail } from '../queues.ts'
import { passaportes } from '../tables.ts'

/** Mails the former or the new owner of an instrument that it was handed over. */
export async function sendPassportMail(context: JobContext, { id, idCliente, tipo }: PassportMail) {
  const { db, mail, idTarefa, storeUrl } = context
  const [row] = await db.select().from(passaportes).where(eq(passaportes.id, id))
  const to = await mailboxOf(db, idCliente)
  if (!row || !to) return
  const { produto: instrumento, numeroSerie, codigo } = row
  const options = { id: idTarefa, to }
  if (tipo === 'entregue') await mail.send('passport-handed-over', { instrumento, numeroSerie }, options)
  else
    await mail.send(
      'passport-received',
      { instrumento, numeroSerie, passportUrl: storeUrl + passportPath(codigo) },
      options,
    )
}
