import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'

/** How many units of each line no invoice of return covers yet. */
export function unitsLeft(lines: readonly { quantidade: number }[], notas: readonly OrderNote[]): number[] {
  const returned = notas
    .filter(
      ({ tipo, situacao }) => tipo === 'devolucao' && situacao !== 'cancelada' && situacao !== 'denegada',
    )
    .flatMap(({ itens }) => itens ?? [])

  return lines.map(({ quantidade }, posicao) =>
    returned
      .filter((one) => one.posicao === posicao)
      .reduce((left, one) => Math.max(0, left - one.quantidade), quantidade),
  )
}
