import type { AdjustmentOf } from '#domain/cart/adjustment.ts'

/** What an order costs, line by line, in centavos; `descontoVista` is 0 unless it is paid on Pix. */
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

/**
 * A line of the total before and after a change, in centavos, discounts negative; null where the line does not exist.
 */
export type CostDifference = { rotulo: string; antes: number | null; depois: number | null }

/** In the order of a bill: goods, discounts, payment discount, freight. */
type Part = 'itens' | 'ajustes' | 'vista' | 'frete'

const PARTS: readonly Part[] = ['itens', 'ajustes', 'vista', 'frete']

type Line = { part: Part; nome: string; valor: number; quantidade?: number }

/** Returns the lines that a change affects. Their differences add up to the difference of the totals. */
export function costDifferences(before: OrderCosts, after: OrderCosts): CostDifference[] {
  const [old, now] = [linesOf(before), linesOf(after)]

  const keys = PARTS.flatMap((part) =>
    [...new Map([...old, ...now])].flatMap(([key, line]) => (line.part === part ? [key] : [])),
  )

  return keys.flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    if (was?.valor === is?.valor && was?.quantidade === is?.quantidade && was?.nome === is?.nome) return []

    return [{ rotulo: labelOf(was, is), antes: was?.valor ?? null, depois: is?.valor ?? null }]
  })
}

function linesOf({ itens, frete, descontoVista }: OrderCosts): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const { idSku, nome, quantidade, precoPor } of itens)
    lines.set(`item ${idSku}`, { part: 'itens', nome, quantidade, valor: precoPor * quantidade })
  for (const { tipo, origem, label, valor } of itens.flatMap(({ ajustes }) => ajustes)) {
    const key = `${tipo} ${origem}`
    lines.set(key, { part: 'ajustes', nome: label, valor: (lines.get(key)?.valor ?? 0) + valor })
  }
  if (descontoVista > 0) lines.set('vista', { part: 'vista', nome: 'Desconto no Pix', valor: -descontoVista })

  return lines.set('frete', { part: 'frete', nome: `Frete, ${frete.label}`, valor: frete.valor })
}

function labelOf(was: Line | undefined, is: Line | undefined): string {
  const { nome = '', quantidade } = is ?? was ?? {}
  if (quantidade === undefined) return nome
  if (was?.quantidade === undefined || is?.quantidade === undefined) return `${quantidade} × ${nome}`

  return `${nome}: ${was.quantidade} → ${is.quantidade}`
}
