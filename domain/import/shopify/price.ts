/** `1.299,90`: the decimal comma shows that the dot separates thousands. */
const WITH_THOUSANDS = /^\d{1,3}(\.\d{3})+,\d{2}$/

/**
 * Reads an amount as centavos: `1299.90` as Shopify writes it, `1299,90` as a Portuguese spreadsheet saves it, or
 * `1.299,90` as people write it. Null for anything else, in particular for `1.299`, whose meaning differs between
 * Brazil and other countries.
 */
export function centavos(text: string | undefined): number | null {
  const bare = text?.replace(/^R\$\s*/, '')
  const plain = bare && WITH_THOUSANDS.test(bare) ? bare.replaceAll('.', '') : bare
  const [, reais, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain ?? '') ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}
