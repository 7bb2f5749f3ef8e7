/** What an account takes of one method, and what its provider keeps of it. */
export type MethodTerms = {
  /** The provider's fee: hundredths of a percent of the amount, and centavos of each payment. */
  tarifa: { percentual: number; fixa: number }
  /** The smallest payment that goes to this account, in centavos. */
  minimo: number
}

/** For cards also how many instalments the account takes. */
export type CardTerms = MethodTerms & { parcelas: number }

/** What an account takes; a method that is missing is not taken. */
export type AccountMethods = {
  pix?: MethodTerms | undefined
  boleto?: MethodTerms | undefined
  cartao?: CardTerms | undefined
}

/** How an account takes part in routing. */
export type AccountRules = {
  nome: string
  ambiente: 'producao' | 'teste'
  /** Whether it takes new payments. */
  ativa: boolean
  metodos: AccountMethods
}

/** Unanswered requests in a row, and since when the account counts as out of order; null if it works. */
export type AccountHealth = { falhas: number; foraDesde: Date | null }

export const WORKING: AccountHealth = { falhas: 0, foraDesde: null }

/** Estimates what a provider keeps of a payment, in centavos. */
export function estimatedFee(valor: number, { tarifa }: MethodTerms): number {
  return Math.min(valor, Math.round((valor * tarifa.percentual) / 10_000) + tarifa.fixa)
}
