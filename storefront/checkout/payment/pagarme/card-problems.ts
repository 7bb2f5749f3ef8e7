import { CARD_BRANDS } from '#domain/payments/cards/brands.ts'
import { cardBrand, isCardNumber } from '#domain/payments/cards/card-number.ts'
import { isExpired, readExpiry } from '#domain/payments/cards/expiry.ts'

/** A card as typed. The browser sends it to the payment provider; the store never sees it. */
export type TypedCard = { numero: string; nome: string; validade: string; codigo: string }

export type CardProblems = Partial<Record<keyof TypedCard, string>>

/**
 * Checks a card before it is sent to the provider: a message per invalid field, empty if all are valid. `today` is
 * `YYYY-MM-DD`.
 */
export function cardProblems({ numero, nome, validade, codigo }: TypedCard, today: string): CardProblems {
  const problems: CardProblems = {}
  const expiry = readExpiry(validade)
  const brand = cardBrand(numero)
  const digits = brand ? CARD_BRANDS[brand].codigo : 3

  if (!isCardNumber(numero))
    problems.numero = 'Confira o número: é o que está no cartão, com todos os dígitos.'
  if (nome.trim() === '') problems.nome = 'Informe o nome como está no cartão.'
  if (!expiry) problems.validade = 'Informe mês e ano, como 08/29.'
  else if (isExpired(expiry, today)) problems.validade = 'Este cartão já venceu. Use outro.'
  // An unknown brand may have three or four digits.
  if (!(brand ? codigo.length === digits : /^\d{3,4}$/.test(codigo)))
    problems.codigo = `Informe os ${digits} dígitos do código.`

  return problems
}
