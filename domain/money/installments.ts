import { formatBRL } from './format-money.ts'

/** The merchant's instalment settings. Money in centavos; `taxaMensal` in hundredths of a percent. */
export type InstallmentRules = {
  parcelasMaximas: number
  parcelasSemJuros: number
  parcelaMinima: number
  taxaMensal: number
}

export type Installment = {
  parcelas: number
  valorParcela: number
  valorTotal: number
  taxa: number
  exibirTaxa: boolean
}

/** From one instalment up; never empty. */
type InstallmentTable = [Installment, ...Installment[]]

/**
 * Returns all instalment plans for a card payment, from one instalment up; never empty. Omits plans whose instalments
 * are below the minimum.
 */
export function installments(total: number, rules: InstallmentRules): InstallmentTable {
  const { parcelasMaximas, parcelaMinima } = rules
  const affordable = parcelaMinima > 0 ? Math.floor(total / parcelaMinima) : parcelasMaximas
  const count = Math.max(1, Math.min(parcelasMaximas, affordable))

  return [
    installment(total, 1, rules),
    ...Array.from({ length: count - 1 }, (_, i) => installment(total, i + 2, rules)),
  ]
}

/**
 * Returns the longest plan without interest, or the longest plan if all have interest: the line on product cards
 * (specification, section 2).
 */
export function lastWithoutFee(table: InstallmentTable): Installment
export function lastWithoutFee(table: Installment[]): Installment | undefined
export function lastWithoutFee(table: Installment[]): Installment | undefined {
  return table.findLast(({ taxa }) => taxa <= 0) ?? table.at(-1)
}

/**
 * Returns the monthly amounts charged to the card, in centavos: the first one includes the leftover, so that the sum is
 * exact.
 */
export function installmentValues({
  parcelas,
  valorParcela,
  valorTotal,
}: Pick<Installment, 'parcelas' | 'valorParcela' | 'valorTotal'>): number[] {
  const first = valorTotal - valorParcela * (parcelas - 1)

  return [first, ...Array.from({ length: parcelas - 1 }, () => valorParcela)]
}

/** Describes a plan with amounts that add up to what is charged: `4x de R$ 108,22, a primeira de R$ 108,24`. */
export function planText(plan: Pick<Installment, 'parcelas' | 'valorParcela' | 'valorTotal'>): string {
  const [first = plan.valorTotal] = installmentValues(plan)
  const text = `${plan.parcelas}x de ${formatBRL(plan.valorParcela)}`

  return first === plan.valorParcela ? text : `${text}, a primeira de ${formatBRL(first)}`
}

/**
 * Without interest, the first instalment includes the leftover centavos and the others are shown: R$ 100,00 in three is
 * 33,34 + 33,33 + 33,33. With interest, uses the Tabela Price, each instalment rounded half up.
 */
function installment(total: number, parcelas: number, rules: InstallmentRules): Installment {
  const taxa = parcelas > Math.max(1, rules.parcelasSemJuros) ? rules.taxaMensal : 0
  if (taxa === 0)
    return {
      parcelas,
      valorParcela: Math.floor(total / parcelas),
      valorTotal: total,
      taxa: 0,
      exibirTaxa: false,
    }
  const rate = taxa / 10_000
  const rounded = Math.round((total * rate) / (1 - (1 + rate) ** -parcelas))
  // At very low rates, rounding down could exceed the interest: never charge less than the price.
  const valorParcela = Math.max(rounded, Math.ceil(total / parcelas))

  return { parcelas, valorParcela, valorTotal: valorParcela * parcelas, taxa, exibirTaxa: true }
}
