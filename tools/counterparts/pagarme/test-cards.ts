import type { Card } from './ledger.ts'

type Outcome = { message: string; code: string; antifraud?: 'approved' | 'reproved' } & (
  | { status: 'approved' }
  | { status: 'failed' | 'processing'; transaction: string }
)

/** Numbers of Pagar.me's test environment (docs.pagar.me, Simulador de Cartão de Crédito) and their outcomes. */
const NUMBERS: Record<string, Outcome> = {
  '4000000000000010': { status: 'approved', message: 'Transação capturada com sucesso', code: '00' },
  '4000000000000028': {
    status: 'failed',
    transaction: 'not_authorized',
    message: 'Transação não autorizada',
    code: '05',
  },
  // The acquirer does not answer at first: `settle` says later how it went.
  '4000000000000036': {
    status: 'processing',
    transaction: 'with_error',
    message: 'Erro na adquirente',
    code: '96',
  },
}

/** Not of Pagar.me: a card for each word of the shop's, by the codes of ABECS's Normativo 21. */
const DECLINES: Record<string, string> = {
  '4000000000009995': '51',
  '4000000000000069': '54',
  '4000000000000127': 'N7',
}

/**
 * How a card payment ends. By the rules of the simulator for accounts that settle at Pagar.me (Simulador PSP), a code
 * that begins with 6 is declined by the issuer, and the document 11111111111 by the fraud check.
 */
export function outcomeOf({ number, cvv }: Card, document: string): Outcome {
  const decline = (code: string): Outcome => ({
    status: 'failed',
    transaction: 'not_authorized',
    message: 'Transação não autorizada',
    code,
  })
  if (document === '11111111111') return { ...decline('00'), antifraud: 'reproved' }
  if (cvv.startsWith('6')) return decline('05')
  const code = DECLINES[number]

  return code
    ? decline(code)
    : (NUMBERS[number] ?? { status: 'approved', message: 'Transação capturada com sucesso', code: '00' })
}
