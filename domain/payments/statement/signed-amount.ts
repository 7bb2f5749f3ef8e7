/**
 * Reads an amount of a bank statement in centavos, negative if money went out: `1.234,56`, `-1234.56`, `R$ 10,5`,
 * `10,00-`, `10,00 D`. Null for anything else, in particular for `1.234`, which is a thousand in some files and one
 * and a bit in others. Never rounds.
 */
export function signedAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0]|R\$/g, '').replace(/\u2212/g, '-')
  const [, before = '', digits = '', after = ''] = /^([+-]?)([\d.,]+)([+-]|[CD])?$/i.exec(bare) ?? []
  const valor = unsigned(digits)
  if (valor === null || (before !== '' && after !== '')) return null

  return before === '-' || /[-D]/i.test(after) ? -valor : valor
}

function unsigned(digits: string): number | null {
  const format = FORMATS.find((pattern) => pattern.test(digits))
  if (!format) return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const reais = whole.replace(/[.,]/g, '')

  return reais.length > MAX_DIGITS ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}

/** Without thousands, or with them and with decimals of the other sign, or with two signs of thousands. */
const FORMATS = [
  /^\d+([.,]\d{1,2})?$/,
  /^\d{1,3}(\.\d{3})+,\d{1,2}$/,
  /^\d{1,3}(,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}(\.\d{3}){2,}$/,
  /^\d{1,3}(,\d{3}){2,}$/,
]

const MAX_DIGITS = 10
