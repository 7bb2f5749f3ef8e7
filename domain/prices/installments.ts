import { formatBRL } from '../money/format-money.ts'

/** What a merchant decides about instalments. Money in centavos; `taxaMensal` in hundredths of a percent. */
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

/** All ways to pay a total by card, from one instalment up; never empty. Instalments below the smallest are left out. */
export function installments(total: number, rules: InstallmentRules): Installment[] {
  const { parcelasMaximas, parcelaMinima } = rules
  const affordable = parcelaMinima > 0 ? Math.floor(total / parcelaMinima) : parcelasMaximas
  const count = Math.max(1, Math.min(parcelasMaximas, affordable))

  return Array.from({ length: count }, (_, i) => installment(total, i + 1, rules))
}

/** The last instalment without a fee, or the last of all when each has one: the line on cards (specification, section 2). */
export function lastWithoutFee(table: Installment[]): Installment | undefined {
  return table.findLast(({ taxa }) => taxa <= 0) ?? table.at(-1)
}

/** The line on cards, without making the table: prices of a listing are many. */
export function bestInstallment(total: number, rules: InstallmentRules): Installment {
  const { parcelasMaximas, parcelasSemJuros, parcelaMinima, taxaMensal } = rules
  const affordable = parcelaMinima > 0 ? Math.floor(total / parcelaMinima) : parcelasMaximas
  const free = taxaMensal > 0 ? Math.min(parcelasMaximas, parcelasSemJuros) : parcelasMaximas

  return installment(total, Math.max(1, Math.min(free, affordable)), rules)
}

/** What the card is charged month by month, in centavos: the first instalment takes the leftover, so that the sum is right. */
export function installmentValues({
  parcelas,
  valorParcela,
  valorTotal,
}: Pick<Installment, 'parcelas' | 'valorParcela' | 'valorTotal'>): number[] {
  const first = valorTotal - valorParcela * (parcelas - 1)

  return [first, ...Array.from({ length: parcelas - 1 }, () => valorParcela)]
}

/** A plan in words that add up to what is charged: `4x de R$ 108,22, a primeira de R$ 108,24`. */
export function planText(plan: Pick<Installment, 'parcelas' | 'valorParcela' | 'valorTotal'>): string {
  const [first = plan.valorTotal] = installmentValues(plan)
  const text = `${plan.parcelas}x de ${formatBRL(plan.valorParcela)}`

  return first === plan.valorParcela ? text : `${text}, a primeira de ${formatBRL(first)}`
}

/**
 * Without interest the leftover centavos stand on the first instalment, and the others are what is shown: R$ 100,00 in
 * three is 33,34 + 33,33 + 33,33. With interest it is the Tabela Price, each instalment rounded half up.
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
  // At the smallest rates rounding could take off more than the interest adds: the price itself is always asked for.
  const valorParcela = Math.max(rounded, Math.ceil(total / parcelas))

  return { parcelas, valorParcela, valorTotal: valorParcela * parcelas, taxa, exibirTaxa: true }
}
