import { splitCents } from '../money/split-cents.ts'

/** The remedies that a buyer may choose for a defect (CDC, art. 18, § 1, and art. 20). */
export const DEFECT_CHOICES = ['reparo', 'troca', 'reembolso', 'abatimento'] as const
export type DefectChoice = (typeof DEFECT_CHOICES)[number]

export const DEFECT_CHOICE_NAMES: Readonly<Record<DefectChoice, string>> = {
  reparo: 'Conserto',
  troca: 'Troca por outro',
  reembolso: 'Dinheiro de volta',
  abatimento: 'Desconto no preço',
}

/** How a defect was settled; `recusado`: there was no defect, or the buyer caused it. */
export const DEFECT_OUTCOMES = ['reparado', 'trocado', 'reembolsado', 'abatido', 'recusado'] as const
export type DefectOutcome = (typeof DEFECT_OUTCOMES)[number]

export const DEFECT_OUTCOME_NAMES: Readonly<Record<DefectOutcome, string>> = {
  reparado: 'Consertado',
  trocado: 'Trocado por outro',
  reembolsado: 'Dinheiro devolvido',
  abatido: 'Desconto dado',
  recusado: 'Sem defeito que a loja responda',
}

/** A number of units of a SKU. */
export type Pieces = { idAtributoSimples: number; quantidade: number }

type Line = { idSku: number; quantidade: number; total: number; descontoVista: number }

/** Returns whether all these units were bought; each SKU may be listed once. */
export function areBought(lines: readonly Line[], pieces: readonly Pieces[]): boolean {
  const bought = new Map(lines.map(({ idSku, quantidade }) => [idSku, quantidade]))
  const skus = new Set(pieces.map(({ idAtributoSimples }) => idAtributoSimples))

  return (
    skus.size === pieces.length &&
    pieces.every(({ idAtributoSimples, quantidade }) => quantidade <= (bought.get(idAtributoSimples) ?? 0))
  )
}

/** Returns whether these are all units of an order. */
export function areAll(lines: readonly Line[], pieces: readonly Pieces[]): boolean {
  return lines.every(({ idSku, quantidade }) =>
    pieces.some((one) => one.idAtributoSimples === idSku && one.quantidade === quantidade),
  )
}

/** Returns what was paid for these units, after discounts, in centavos, without freight. */
export function paidFor(lines: readonly Line[], pieces: readonly Pieces[], onPix: boolean): number {
  return lines.reduce((sum, { idSku, quantidade, total, descontoVista }) => {
    const requested = pieces.find(({ idAtributoSimples }) => idAtributoSimples === idSku)?.quantidade ?? 0
    const [part = 0] = splitCents(total - (onPix ? descontoVista : 0), [requested, quantidade - requested])

    return sum + part
  }, 0)
}
