/**
 * An amount as centavos: `1299.90` as Shopify writes it, or `1299,90` as a spreadsheet in Portuguese saves it. Null for
 * anything else, above all for `1.299`, which is one thing in Brazil and another elsewhere.
 */
export function centavos(text: string | undefined): number | null {
  const [, reais, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text ?? '') ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}
