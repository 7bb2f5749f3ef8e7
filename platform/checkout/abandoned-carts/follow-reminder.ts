import { and, eq, isNull } from 'drizzle-orm'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { carrinhosLembrados } from '../tables.ts'
import { readReminderKey } from './reminder-link.ts'

/** Notes that somebody followed a reminder's link, for the store's figures; a key that says nothing is met with nothing. */
export async function followReminder(visit: Visit, { chave }: { chave: string }): Promise<{ sucesso: true }> {
  const reminder = readReminderKey(visit, chave)
  if (reminder)
    await visit.db
      .update(carrinhosLembrados)
      .set({ clicadoEm: visit.agora })
      .where(
        and(
          eq(carrinhosLembrados.idCarrinho, reminder.idCarrinho),
          eq(carrinhosLembrados.em, reminder.em),
          isNull(carrinhosLembrados.clicadoEm),
        ),
      )

  return { sucesso: true }
}
