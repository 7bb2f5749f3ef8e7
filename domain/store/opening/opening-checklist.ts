import { type LackRule, OPENING_STEPS, type OpeningStep } from './lack-rule.ts'
import { LACKS } from './lacks.ts'
import type { StoreState } from './store-state.ts'

/** Something that the store lacks. */
export type Lack = Omit<LackRule, 'passo' | 'isLacking'>

export type ChecklistStep = {
  passo: OpeningStep
  /** `dispensado`: the merchant said that the store needs it not. */
  situacao: 'feito' | 'falta' | 'dispensado'
  /** What lacks, also of a dismissed step. */
  faltas: Lack[]
  /** Whether the merchant may do without: what a law demands can't be dismissed. */
  dispensavel: boolean
}

/** Returns what is done and what lacks before a store opens, from its data and what the merchant dismissed. */
export function openingChecklist(store: StoreState, dismissed: readonly string[]): ChecklistStep[] {
  return OPENING_STEPS.map((passo) => {
    const faltas = LACKS.filter((lack) => lack.passo === passo && lack.isLacking(store)).map(toLack)
    const dispensavel = faltas.length > 0 && faltas.every(({ peso }) => peso !== 'lei')

    return {
      passo,
      situacao: situationOf(faltas, dispensavel && dismissed.includes(passo)),
      faltas,
      dispensavel,
    }
  })
}

function situationOf(faltas: Lack[], isDismissed: boolean): ChecklistStep['situacao'] {
  if (faltas.length === 0) return 'feito'

  return isDismissed ? 'dispensado' : 'falta'
}

function toLack({ passo: _step, isLacking: _rule, ...lack }: LackRule): Lack {
  return lack
}
