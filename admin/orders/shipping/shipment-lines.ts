import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'

type Line = Pick<OrderShipmentLine, 'resultado'>

/** Whether a line of the file changes an order. */
export function isWork({ resultado }: Line): boolean {
  return resultado !== 'erro' && resultado !== 'nada'
}

/** Counts the lines that change or changed an order, and those with a problem. */
export function summaryOf(lines: readonly Line[], when: 'vai' | 'foi'): string {
  const work = lines.filter(isWork).length
  const wrong = lines.filter(({ resultado }) => resultado === 'erro').length
  const done = { vai: 'Pedidos a enviar ou atualizar', foi: 'Pedidos enviados ou atualizados' }[when]

  return `${done}: ${work}. Linhas com problema, que ficam de fora: ${wrong}.`
}

/** Reads a text file. Spreadsheets on Windows still write Windows-1252, which is rarely valid UTF-8. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
