import { and, eq, isNotNull } from 'drizzle-orm'
import { instrumentWords, mineAddress, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { instrumentosClientes as instrumentos } from '../tables.ts'

/**
 * Reminds the owner of an instrument to change its strings, with a new key that ends reminders; unless they ended them,
 * or changed the strings, in the meantime.
 */
export async function sendStringReminder(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [row] = await db
    .select()
    .from(instrumentos)
    .where(
      and(eq(instrumentos.id, id), isNotNull(instrumentos.lembrarDesde), isNotNull(instrumentos.lembradoEm)),
    )
  const instrument = row && readInstrumentCode(row.codigo)
  const to = row && (await mailboxOf(db, row.idCliente))
  if (!instrument || !to) return

  const key = newKey()
  await db
    .update(instrumentos)
    .set({ chaveHash: keyHash(key) })
    .where(eq(instrumentos.id, id))
  const unsubscribeUrl = `${storeUrl}/minha-conta/instrumentos/sair?key=${key}`
  await mail.send(
    'string-change',
    {
      instrumento: row.nome || instrumentWords(instrument),
      stringsUrl: storeUrl + mineAddress(instrument),
      instrumentsUrl: `${storeUrl}/minha-conta/instrumentos`,
      unsubscribeUrl,
    },
    { id: idTarefa, to, unsubscribeUrl },
  )
}
