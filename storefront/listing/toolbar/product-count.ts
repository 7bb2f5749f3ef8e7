import { formatNumber } from '#domain/format/format-number.ts'
/** `1 produto`, `37 produtos`, `1.024 produtos`. */
export function productCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'produto' : 'produtos'}`
}
