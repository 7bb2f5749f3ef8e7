import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { TRADE_CONDITIONS, type TradeCondition } from './conditions.ts'

/** What the store gives for outgrown instruments, as the merchant sets it. */
export type TradeInRules = {
  ativa: boolean
  /** `porcentagem` of what was paid, for instruments delivered less than `meses` months ago; older ones are not taken. */
  faixas: { meses: number; porcentagem: number }[]
  /** The part of that for each condition, in percent. */
  condicoes: Record<TradeCondition, number>
  /** Credits below this are not offered. In centavos. */
  minimo: number
  /** How long an accepted credit can be used. */
  validadeDias: number
  /** How long the instrument may take to be sent, from the arrival of the new one. */
  envioDias: number
  /** How to send or bring it, in the merchant's words. */
  instrucoes: string
}

/** The most age steps that a form shows. */
export const MAX_STEPS = 8

/** What a new store starts with, switched off. */
export const DEFAULT_TRADE_IN_RULES: TradeInRules = {
  ativa: false,
  faixas: [
    { meses: 12, porcentagem: 60 },
    { meses: 24, porcentagem: 50 },
    { meses: 36, porcentagem: 40 },
    { meses: 60, porcentagem: 25 },
  ],
  condicoes: { otimo: 100, bom: 85, gasto: 60 },
  minimo: 5000,
  validadeDias: 60,
  envioDias: 15,
  instrucoes:
    'Embale o instrumento no estojo, dentro de uma caixa firme, com o arco solto de tensão. Nós mandamos o código da postagem, que você não paga.',
}

/** Returns what is wrong with rules: worth must not rise with age or wear. */
export function tradeInProblems({ faixas, condicoes }: TradeInRules): FieldProblem[] {
  return [
    ...problem('faixas', faixas.length === 0 ? 'Informe pelo menos uma faixa de idade.' : null),
    ...faixas.flatMap(({ meses, porcentagem }, i) => {
      const before = faixas[i - 1]
      if (!before) return []
      return [
        ...problem(
          `faixas.${i}.meses`,
          meses <= before.meses ? 'Cada faixa vai até mais meses do que a anterior.' : null,
        ),
        ...problem(
          `faixas.${i}.porcentagem`,
          porcentagem > before.porcentagem ? 'Um instrumento mais velho não pode valer mais.' : null,
        ),
      ]
    }),
    ...TRADE_CONDITIONS.flatMap((condition, i) => {
      const better = TRADE_CONDITIONS[i - 1]
      return problem(
        `condicoes.${condition}`,
        better && condicoes[condition] > condicoes[better]
          ? 'Um instrumento mais gasto não pode valer mais.'
          : null,
      )
    }),
  ]
}
