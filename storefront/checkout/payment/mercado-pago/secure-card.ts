import type { Installment } from '#contract/money.ts'
import { writeCardToken } from '#domain/payments/cards/mercado-pago-token.ts'
import type { CardToken, MercadoPagoSdk } from './mercado-pago-sdk.ts'

export type Holder = { nome: string; documento: string }

type PayAsk = {
  sdk: MercadoPagoSdk
  /** The shop's plan: what the buyer was shown is what the card is charged. */
  chosen: Installment | undefined
}

/** `tokenGuardar` is a second token, by which the card is to be stored. */
export type CardAnswer = { token: string; guardar?: 'sim'; tokenGuardar?: string } | { refusal: string }

/**
 * The token for the shop, or a sentence why there is none. `bin` is the number's first digits, null as long as it is
 * too short; `guardar` asks for the second token. Rejects if a field is not filled in correctly.
 */
export async function secureCard({
  sdk,
  bin,
  holder,
  guardar,
  chosen,
}: PayAsk & { bin: string | null; holder: Holder; guardar: boolean }): Promise<CardAnswer> {
  const typed = {
    cardholderName: holder.nome,
    identificationType: holder.documento.length > 11 ? 'CNPJ' : 'CPF',
    identificationNumber: holder.documento,
  }
  const card = await sdk.fields.createCardToken(typed)
  const answer = await answerFor({ sdk, card, bin, chosen })
  if ('refusal' in answer || !guardar) return answer
  // The purchase matters more than storing the card.
  const second = await sdk.fields.createCardToken(typed).catch(() => null)

  return second ? { ...answer, guardar: 'sim', tokenGuardar: second.id } : answer
}

/** Same as `secureCard`, for a stored card, whose code is the only field. */
export async function storedCard({ sdk, cardId, chosen }: PayAsk & { cardId: string }): Promise<CardAnswer> {
  const card = await sdk.fields.createCardToken({ cardId })

  return answerFor({ sdk, card, bin: card.first_six_digits, chosen })
}

async function answerFor({
  sdk,
  card,
  bin,
  chosen,
}: PayAsk & { card: CardToken; bin: string | null }): Promise<CardAnswer> {
  const method = bin && (await creditMethod(sdk, bin))
  if (!bin || !method) return { refusal: NO_CREDIT }
  const refusal = chosen && chosen.parcelas > 1 ? await planRefusal(sdk, bin, chosen) : null
  const { id: token, last_four_digits: final } = card

  return refusal ? { refusal } : { token: writeCardToken({ bandeira: method.id, final, token }) }
}

const NO_CREDIT = 'Este cartão não é de crédito, ou não o aceitamos. Use outro ou pague com Pix.'

/** The credit card that begins with these digits; undefined if there is none. */
export async function creditMethod(sdk: MercadoPagoSdk, bin: string) {
  const { results } = await sdk.getPaymentMethods({ bin })

  return results.find(({ payment_type_id }) => payment_type_id === 'credit_card')
}

/** Mercado Pago adds interest of its own to instalments that the store does not pay for in its account. */
async function planRefusal(sdk: MercadoPagoSdk, bin: string, plan: Installment): Promise<string | null> {
  const amount = (plan.valorTotal / 100).toFixed(2)
  const [offer] = await sdk.getInstallments({ amount, bin })
  const cost = offer?.payer_costs.find(({ installments }) => installments === plan.parcelas)
  if (cost && Math.round(cost.total_amount * 100) === plan.valorTotal) return null

  return `Este cartão não aceita ${plan.parcelas} parcelas nas condições da loja. Escolha outro número de parcelas.`
}
