import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Reminder = { idCarrinho: number; em: Date }

/** The key in a reminder's link: the cart, the time of the reminder, and the store's signature. */
export function reminderKey(context: Pick<RequestContext, 'signLink'>, { idCarrinho, em }: Reminder): string {
  const when = em.getTime()

  return `${idCarrinho}.${when}.${context.signLink('lembrete', String(idCarrinho), String(when))}`
}

/** Parses a reminder's key; null if the signature is wrong. */
export function readReminderKey(context: Pick<RequestContext, 'signLink'>, chave: string): Reminder | null {
  const [, id, when] = /^(\d{1,10})\.(\d{1,15})\./.exec(chave) ?? []
  if (id === undefined || when === undefined) return null
  const reminder = { idCarrinho: Number(id), em: new Date(Number(when)) }

  return reminderKey(context, reminder) === chave ? reminder : null
}
