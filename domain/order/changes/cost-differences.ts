import type { AdjustmentOf } from '#domain/cart/adjustment.ts'

/** What an order costs, line by line, in centavos; `descontoVista` only where it is paid so. */
export type OrderCosts = {
  itens: readonly {
    idSku: number
    nome: string
    quantidade: number
    precoPor: number
    ajustes: readonly AdjustmentOf<string>[]
  }[]
  frete: { label: string; valor: number }
  descontoVista: number
}

/** A line of the total before and after a change, in centavos, discounts negative; null where it isn't there. */
export type CostDifference = { rotulo: string; antes: number | null; depois: number | null }

/** As on a bill: goods, what is taken off them, how it is paid, how it comes. */
type Part = 'itens' | 'ajustes' | 'vista' | 'frete'

const PARTS: readonly Part[] = ['itens', 'ajustes', 'vista', 'frete']

type Line = { parte: Part; nome: string; valor: number; quantidade?: number }

/** The lines that are others after a change. What they differ by, added up, is what the totals differ by. */
export function costDifferences(before: OrderCosts, after: OrderCosts): CostDifference[] {
  const [old, now] = [linesOf(before), linesOf(after)]

  const keys = PARTS.flatMap((parte) =>
    [...new Map([...old, ...now])].flatMap(([chave, line]) => (line.parte === parte ? [chave] : [])),
  )

  return keys.flatMap((chave) => {
    const [was, is] = [old.get(chave), now.get(chave)]
    if (was?.valor === is?.valor && was?.quantidade === is?.quantidade && was?.nome === is?.nome) return []

    return [{ rotulo: labelOf(was, is), antes: was?.valor ?? null, depois: is?.valor ?? null }]
  })
}

function linesOf({ itens, frete, descontoVista }: OrderCosts): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const { idSku, nome, quantidade, precoPor } of itens)
    lines.set(`item ${idSku}`, { parte: 'itens', nome, quantidade, valor: precoPor * quantidade })
  for (const { tipo, origem, label, valor } of itens.flatMap(({ ajustes }) => ajustes)) {
    const chave = `${tipo} ${origem}`
    lines.set(chave, { parte: 'ajustes', nome: label, valor: (lines.get(chave)?.valor ?? 0) + valor })
  }
  if (descontoVista > 0)
    lines.set('vista', { parte: 'vista', nome: 'Desconto no Pix', valor: -descontoVista })

  return lines.set('frete', { parte: 'frete', nome: `Frete, ${frete.label}`, valor: frete.valor })
}

function labelOf(was: Line | undefined, is: Line | undefined): string {
  const { nome = '', quantidade } = is ?? was ?? {}
  if (quantidade === undefined) return nome
  if (was?.quantidade === undefined || is?.quantidade === undefined) return `${quantidade} × ${nome}`

  return `${nome}: ${was.quantidade} → ${is.quantidade}`
}
