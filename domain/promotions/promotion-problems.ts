import { type FieldProblem, problem } from '../format/field-problem.ts'
import { MAX_CENTAVOS } from '../money/max-centavos.ts'
import { TOO_MUCH } from '../money/price-problems.ts'
import { CHOOSE_STATE, UF } from '../shipping/states.ts'
import { ENDS_TOO_EARLY, endsAfterItBegins } from '../time/validity.ts'
import type { Benefit, Promotion } from './promotion.ts'

/** Limits of a promotion's fields, also used by the contract's schema. */
export const PROMOTION_LIMITS = {
  nome: 80,
  /** In percent. */
  porcentagem: 100,
  /** Units of "leve 3, pague 2". */
  unidades: 100,
  /** Orders, in total or per customer. */
  usos: 1_000_000_000,
} as const

/** A code that people can say on the phone: 3 to 30 letters, numbers and hyphens. */
export const COUPON_CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/

/** What a promotion gives, and when. Timestamps in ISO 8601, money in centavos. */
type Conditions = Pick<
  Promotion,
  'nome' | 'beneficio' | 'alcance' | 'somentePrecoCheio' | 'subtotalMinimo' | 'usosMaximos' | 'usosPorCliente'
> & { validoDe: string | null; validoAte: string | null }

/** Returns what prevents a coupon from being saved. Unlike a promotion (`giveaway.ts`), it may give everything away. */
export function couponProblems({ codigo, ...conditions }: Conditions & { codigo: string }): FieldProblem[] {
  return [
    ...problem(
      'codigo',
      COUPON_CODE.test(codigo) ? null : 'Use de 3 a 30 letras sem acento, números ou hifens.',
    ),
    ...conditionProblems(conditions),
  ]
}

/**
 * Checks the rules that promotions and coupons share; a field of the benefit is named by its path, `beneficio.valor`.
 */
export function conditionProblems({
  nome,
  beneficio,
  subtotalMinimo,
  usosMaximos,
  usosPorCliente,
  ...period
}: Conditions): FieldProblem[] {
  return [
    ...problem('nome', nameProblem(nome.trim())),
    ...benefitProblems(beneficio),
    ...problem('subtotalMinimo', isWhole(subtotalMinimo, 0, MAX_CENTAVOS) ? null : TOO_MUCH),
    ...problem('validoAte', endsAfterItBegins(period.validoDe, period.validoAte) ? null : ENDS_TOO_EARLY),
    ...problem('usosMaximos', limitProblem(usosMaximos)),
    ...problem('usosPorCliente', limitProblem(usosPorCliente)),
  ]
}

/** Refuses a limit below the number of uses already counted. */
export function usedUpProblems({
  usos,
  usosMaximos,
}: Pick<Promotion, 'usos' | 'usosMaximos'>): FieldProblem[] {
  if (usosMaximos === null || usos <= usosMaximos) return []
  const orders = usos === 1 ? 'pedido' : 'pedidos'

  return problem('usosMaximos', `Já foi usado em ${usos} ${orders}: o limite não pode ser menor.`)
}

function nameProblem(nome: string): string | null {
  if (nome === '') return 'Dê um nome: é o que a pessoa lê ao lado do desconto.'

  return nome.length <= PROMOTION_LIMITS.nome
    ? null
    : `O nome tem no máximo ${PROMOTION_LIMITS.nome} caracteres.`
}

function benefitProblems(beneficio: Benefit): FieldProblem[] {
  switch (beneficio.tipo) {
    case 'porcentagem':
      return problem(
        'beneficio.porcentagem',
        rangeProblem(beneficio.porcentagem, 1, PROMOTION_LIMITS.porcentagem),
      )
    case 'valor':
      return problem('beneficio.valor', amountProblem(beneficio.valor))
    case 'levePague':
      return takeProblems(beneficio)
    case 'freteGratis':
      return problem('beneficio.ufs', beneficio.ufs.every((uf) => UF.test(uf)) ? null : CHOOSE_STATE)
  }
}

function amountProblem(valor: number): string | null {
  if (valor > MAX_CENTAVOS) return TOO_MUCH

  return isWhole(valor, 1, MAX_CENTAVOS) ? null : 'Diga quanto sai do preço.'
}

function takeProblems({ leve, pague }: { leve: number; pague: number }): FieldProblem[] {
  const problems = [
    ...problem('beneficio.leve', rangeProblem(leve, 2, PROMOTION_LIMITS.unidades)),
    ...problem('beneficio.pague', rangeProblem(pague, 1, PROMOTION_LIMITS.unidades)),
  ]
  if (problems.length > 0 || pague < leve) return problems

  return problem('beneficio.pague', 'Quem leva deve pagar menos unidades do que leva.')
}

function limitProblem(limit: number | null): string | null {
  return limit === null || isWhole(limit, 1, PROMOTION_LIMITS.usos)
    ? null
    : 'Use um número a partir de 1, ou deixe sem limite.'
}

function rangeProblem(value: number, min: number, max: number): string | null {
  return isWhole(value, min, max) ? null : `Use um número de ${min} a ${max}.`
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
