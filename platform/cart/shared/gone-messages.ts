import type { Message } from '#contract/message.ts'

/** That so many products of a shared cart are not in the shop any more; nobody knows their names. */
export function goneMessages(count: number): Message[] {
  if (count === 0) return []
  const mensagem =
    count === 1
      ? 'Um produto desta sacola não está mais à venda e ficou de fora.'
      : `${count} produtos desta sacola não estão mais à venda e ficaram de fora.`

  return [{ tipo: 'aviso', mensagem }]
}
