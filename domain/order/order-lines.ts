/** A line of an order file: its line number and its fields. */
export type OrderLine = { linha: number; campos: Record<string, string> }

/** Fields of an item, which may differ between the lines of an order. */
const OF_ITEMS: readonly string[] = ['sku', 'produto', 'quantidade', 'precoPor']

/**
 * Merges the lines of one order: fields of the order from any line (some shops fill the first line only, some every
 * line), and the lines with items. Reports fields that differ between lines.
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
