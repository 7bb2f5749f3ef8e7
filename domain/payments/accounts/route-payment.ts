import type { AccountHealth, AccountRules } from './account-rules.ts'

/** An account in the order in which accounts take payments. */
export type Candidate = { takes: readonly Metodo[]; regras: AccountRules | null; saude: AccountHealth }

type Metodo = 'pix' | 'boleto' | 'cartao'

/** `valor` in centavos; null if it is not known yet. */
export type NewPayment = { metodo: Metodo; valor: number | null }

/**
 * Returns the account that takes a new payment: the first one that is active, takes the method at this value, and works.
 * If all of these are out of order, the first takes it all the same, since its provider may be back. Test accounts take
 * nothing as long as a real one is active, so that no goods leave for play money. Accounts without rules come from the
 * server's environment and take whatever they can.
 */
export function routePayment<C extends Candidate>(
  candidates: readonly C[],
  payment: NewPayment,
): C | undefined {
  const real = candidates.some(({ regras }) => !regras || (regras.ativa && regras.ambiente === 'producao'))
  const able = candidates.filter((one) => isTaken(one, payment) && !(real && isTest(one)))

  return able.find(({ saude }) => saude.foraDesde === null) ?? able[0]
}

function isTest({ regras }: Candidate): boolean {
  return regras?.ambiente === 'teste'
}

function isTaken({ takes, regras }: Candidate, { metodo, valor }: NewPayment): boolean {
  if (!takes.includes(metodo)) return false
  if (!regras) return true
  const terms = regras.metodos[metodo]

  return regras.ativa && terms !== undefined && (valor === null || valor >= terms.minimo)
}

/** How many instalments an account takes by card; null without a limit of its own. */
export function instalmentsOf({ regras }: Pick<Candidate, 'regras'>): number | null {
  return regras?.metodos.cartao?.parcelas ?? null
}
