import { and, eq, isNull } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { carrinhosLembrados } from '../tables.ts'
import { readReminderKey } from './reminder-link.ts'

/** Records that a reminder's link was followed, for the store's figures; ignores an invalid key. */
export async function followReminder(
  context: RequestContext,
  { chave }: { chave: string },
): Promise<{ sucesso: true }> {
  const reminder = readReminderKey(context, chave)
  if (reminder)
    await context.db
      .update(carrinhosLembrados)
      .set({ clicadoEm: context.now })
      .where(
        and(
          eq(carrinhosLembrados.idCarrinho, reminder.idCarrinho),
          eq(carrinhosLembrados.em, reminder.em),
          isNull(carrinhosLembrados.clicadoEm),
        ),
      )

  return { sucesso: true }
}
