const PERCENT = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** Formats the change from `before` in percent: `+12% sobre`. Without a percentage if `before` is 0. */
export function change(now: number, before: number): string {
  return before === 0 ? 'Sobre' : `${PERCENT.format((now - before) / before)} sobre`
}
