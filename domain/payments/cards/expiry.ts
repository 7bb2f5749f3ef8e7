import { fillMask } from '#domain/format/fill-mask.ts'

/** The last month in which a card may be used; `ano` has four digits. */
export type CardExpiry = { mes: number; ano: number }

/** The month and year that a card shows, `12/29` or `12/2029`; null for what is none. */
export function readExpiry(text: string): CardExpiry | null {
  const [, mes, century = '20', ano] = /^(0[1-9]|1[0-2])(20)?(\d{2})$/.exec(text.replace(/[\s/-]/g, '')) ?? []

  return mes ? { mes: Number(mes), ano: Number(`${century}${ano}`) } : null
}

/** Whether a card is no longer good on a day (`YYYY-MM-DD`): it is until the end of its month (ISO/IEC 7813). */
export function isExpired({ mes, ano }: CardExpiry, today: string): boolean {
  return `${ano}-${String(mes).padStart(2, '0')}` < today.slice(0, 7)
}

/** A month and year, whole or half-typed: `12/29`, or `12/2029` as browsers fill it in. */
export function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, '')

  return fillMask(digits.slice(2, 4) === '20' ? '00/0000' : '00/00', digits)
}
