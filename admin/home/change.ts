const PERCENT = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** How much more or less than before: `+12% sobre`. Of nothing nothing can be told. */
export function change(now: number, before: number): string {
  return before === 0 ? 'Sobre' : `${PERCENT.format((now - before) / before)} sobre`
}
