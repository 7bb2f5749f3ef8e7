import { readExpiry } from '#domain/payments/cards/expiry.ts'
import type { CardProblems, TypedCard } from './card-problems.ts'

const TIMEOUT_MS = 20_000

/** A token that is valid for one payment; or what is wrong with the fields; or a sentence why there is none. */
export type TokenAnswer = { token: string } | { problems: CardProblems } | { refusal: string }

/**
 * Sends a card to Pagar.me (`POST /tokens?appId=pk_…`, API v5). The token lives for a minute, so it is asked for when
 * the shopper pays. Throws for an answer that is not understood.
 */
export async function pagarmeToken(
  { chavePublica, tokens }: { chavePublica: string; tokens: string },
  card: TypedCard,
): Promise<TokenAnswer> {
  const { mes, ano } = readExpiry(card.validade) ?? { mes: 0, ano: 0 }
  const response = await fetch(`${tokens}?appId=${encodeURIComponent(chavePublica)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'card',
      card: {
        number: card.numero.replace(/\D/g, ''),
        holder_name: card.nome.trim(),
        exp_month: mes,
        exp_year: ano,
        cvv: card.codigo,
      },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response || response.status >= 500) return { refusal: NO_ANSWER }
  if (response.status === 401 || response.status === 403) return { refusal: NOT_TAKEN }
  const answer: unknown = await response.json()
  if (response.ok && isToken(answer)) return { token: answer.id }
  const problems = problemsIn(answer)
  if (Object.keys(problems).length === 0) throw new Error(`Pagar.me responded with ${response.status}.`)

  return { problems }
}

const NO_ANSWER = 'A operadora do cartão não respondeu. Tente de novo em instantes ou pague de outra forma.'

/** Pagar.me does not accept the shop's public key, or not from the shop's address. */
const NOT_TAKEN = 'A loja não está conseguindo receber cartões agora. Nada foi cobrado: pague de outra forma.'

/** The end of Pagar.me's name of each field, which field of ours that is, and what to do. */
const FIELDS: readonly [string, keyof CardProblems, string][] = [
  ['number', 'numero', 'Confira o número: é o que está no cartão, com todos os dígitos.'],
  ['holder_name', 'nome', 'Escreva o nome só com letras, como está no cartão.'],
  ['exp_month', 'validade', 'Confira o mês e o ano da validade.'],
  ['exp_year', 'validade', 'Confira o mês e o ano da validade.'],
  ['cvv', 'codigo', 'Confira o código de segurança.'],
]

function problemsIn(answer: unknown): CardProblems {
  const names = isRecord(answer) && isRecord(answer['errors']) ? Object.keys(answer['errors']) : []
  const found = FIELDS.filter(([field]) => names.some((name) => name.endsWith(field)))

  return Object.fromEntries(found.map(([, field, sentence]) => [field, sentence]))
}

function isToken(answer: unknown): answer is { id: string } {
  return isRecord(answer) && typeof answer['id'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
