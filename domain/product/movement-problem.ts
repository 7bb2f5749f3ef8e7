/** A movement by hand. `ajuste` adds its quantity, which may be negative; `saida` and `perda` subtract theirs. */
export type Movement = {
  tipo: 'entrada' | 'saida' | 'ajuste' | 'perda' | 'devolucao'
  motivo: string
  itens: readonly { idSku: number; quantidade: number }[]
}

const NEEDS_REASON: ReadonlySet<Movement['tipo']> = new Set(['saida', 'perda', 'ajuste'])

/** Whether a movement of this kind has to say why. Goods that arrive come with a document. */
export function needsReason(tipo: Movement['tipo']): boolean {
  return NEEDS_REASON.has(tipo)
}

/** Returns what is wrong with a movement, in a sentence for people; null if nothing is. */
export function movementProblem({ tipo, motivo, itens }: Movement): string | null {
  if (needsReason(tipo) && motivo === '') return 'Diga o motivo do movimento.'
  if (new Set(itens.map(({ idSku }) => idSku)).size < itens.length) return 'O mesmo SKU está em duas linhas.'
  if (itens.some(({ quantidade }) => quantidade === 0)) return 'Um movimento de zero unidades não muda nada.'
  if (tipo !== 'ajuste' && itens.some(({ quantidade }) => quantidade < 0))
    return 'Só um ajuste pode ter quantidade negativa.'

  return null
}
