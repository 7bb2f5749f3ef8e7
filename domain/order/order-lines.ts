/** A line of a file of orders: its number in the file, and what it says of each field. */
export type OrderLine = { linha: number; campos: Record<string, string> }

/** What is of each item of an order, and may be another in each of its lines. */
const OF_ITEMS: readonly string[] = ['sku', 'produto', 'quantidade', 'precoPor']

/**
 * The lines of one order put together: what is of the whole order, from whichever line says it (some shops say it in the first
 * alone, some in each), and the lines that tell of an item. What two lines say differently is a problem.
 */
export function orderOfLines(lines: readonly OrderLine[]): {
  campos: Record<string, string>
  itens: OrderLine[]
  problemas: { linha: number; motivo: string }[]
} {
  const said = new Map<string, { valor: string; linha: number }>()
  const problemas: { linha: number; motivo: string }[] = []
  for (const { linha, campos } of lines)
    for (const [campo, valor] of Object.entries(campos)) {
      if (OF_ITEMS.includes(campo) || valor === '') continue
      const before = said.get(campo)
      if (!before) said.set(campo, { valor, linha })
      else if (before.valor !== valor)
        problemas.push({
          linha,
          motivo: `Aqui está “${valor}”, e na linha ${before.linha}, do mesmo pedido, “${before.valor}”.`,
        })
    }

  return {
    campos: Object.fromEntries([...said].map(([campo, { valor }]) => [campo, valor])),
    itens: lines.filter(({ campos }) => OF_ITEMS.some((campo) => (campos[campo] ?? '') !== '')),
    problemas,
  }
}
