import { fillMask } from '#domain/format/fill-mask.ts'

/** The last month in which a card is valid; `ano` has four digits. */
export type CardExpiry = { mes: number; ano: number }

/** Reads the expiry date on a card, `12/29` or `12/2029`; null if invalid. */
export function readExpiry(text: string): CardExpiry | null {
  const [, mes, century = '20', ano] = /^(0[1-9]|1[0-2])(20)?(\d{2})$/.exec(text.replace(/[\s/-]/g, '')) ?? []

  return mes ? { mes: Number(mes), ano: Number(`${century}${ano}`) } : null
}

/** Returns whether a card is expired on a day (`YYYY-MM-DD`): it is valid until the end of its month (ISO/IEC 7813). */
export function isExpired({ mes, ano }: CardExpiry, today: string): boolean {
  return `${ano}-${String(mes).padStart(2, '0')}` < today.slice(0, 7)
}

/** Formats a complete or partly typed expiry date: `12/29`, or `12/2029` as browsers autofill it. */
export function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, '')

  return fillMask(digits.slice(2, 4) === '20' ? '00/0000' : '00/00', digits)
}
