import { splitCents } from '../money/split-cents.ts'

/** What a buyer may have done about a defect (CDC, art. 18, § 1, and art. 20). */
export const DEFECT_CHOICES = ['reparo', 'troca', 'reembolso', 'abatimento'] as const
export type DefectChoice = (typeof DEFECT_CHOICES)[number]

export const DEFECT_CHOICE_NAMES: Readonly<Record<DefectChoice, string>> = {
  reparo: 'Conserto',
  troca: 'Troca por outro',
  reembolso: 'Dinheiro de volta',
  abatimento: 'Desconto no preço',
}

/** What was done about it; `recusado`: there was none, or the buyer made it. */
export const DEFECT_OUTCOMES = ['reparado', 'trocado', 'reembolsado', 'abatido', 'recusado'] as const
export type DefectOutcome = (typeof DEFECT_OUTCOMES)[number]

export const DEFECT_OUTCOME_NAMES: Readonly<Record<DefectOutcome, string>> = {
  reparado: 'Consertado',
  trocado: 'Trocado por outro',
  reembolsado: 'Dinheiro devolvido',
  abatido: 'Desconto dado',
  recusado: 'Sem defeito que a loja responda',
}

/** So many pieces of a SKU. */
export type Pieces = { idAtributoSimples: number; quantidade: number }

type Line = { idSku: number; quantidade: number; total: number; descontoVista: number }

/** Whether these are pieces that were bought, each named once. */
export function areBought(lines: readonly Line[], pieces: readonly Pieces[]): boolean {
  const bought = new Map(lines.map(({ idSku, quantidade }) => [idSku, quantidade]))
  const skus = new Set(pieces.map(({ idAtributoSimples }) => idAtributoSimples))

  return (
    skus.size === pieces.length &&
    pieces.every(({ idAtributoSimples, quantidade }) => quantidade <= (bought.get(idAtributoSimples) ?? 0))
  )
}

/** Whether these are all pieces of an order. */
export function areAll(lines: readonly Line[], pieces: readonly Pieces[]): boolean {
  return lines.every(({ idSku, quantidade }) =>
    pieces.some((one) => one.idAtributoSimples === idSku && one.quantidade === quantidade),
  )
}

/** What was paid for these pieces, discounts taken off to the centavo; freight is not among it. */
export function paidFor(lines: readonly Line[], pieces: readonly Pieces[], emPix: boolean): number {
  return lines.reduce((sum, { idSku, quantidade, total, descontoVista }) => {
    const wanted = pieces.find(({ idAtributoSimples }) => idAtributoSimples === idSku)?.quantidade ?? 0
    const [part = 0] = splitCents(total - (emPix ? descontoVista : 0), [wanted, quantidade - wanted])

    return sum + part
  }, 0)
}
