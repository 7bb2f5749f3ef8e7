import type { Message } from '#contract/message.ts'

/** The message that a number of products of a shared cart are no longer in the shop; their names are unknown. */
export function missingProductMessages(count: number): Message[] {
  if (count === 0) return []
  const mensagem =
    count === 1
      ? 'Um produto desta sacola não está mais à venda e ficou de fora.'
      : `${count} produtos desta sacola não estão mais à venda e ficaram de fora.`

  return [{ tipo: 'aviso', mensagem }]
}
