import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Reminder = { idCarrinho: number; em: Date }

/** What stands in the link of one reminder: which cart, of which moment, and that the store said so. */
export function reminderKey(context: Pick<RequestContext, 'signLink'>, { idCarrinho, em }: Reminder): string {
  const when = em.getTime()

  return `${idCarrinho}.${when}.${context.signLink('lembrete', String(idCarrinho), String(when))}`
}

/** The reminder that a key is of, or null for a key that the store did not make. */
export function readReminderKey(context: Pick<RequestContext, 'signLink'>, chave: string): Reminder | null {
  const [, id, when] = /^(\d{1,10})\.(\d{1,15})\./.exec(chave) ?? []
  if (id === undefined || when === undefined) return null
  const reminder = { idCarrinho: Number(id), em: new Date(Number(when)) }

  return reminderKey(context, reminder) === chave ? reminder : null
}
