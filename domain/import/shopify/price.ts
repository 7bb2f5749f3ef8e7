/** `1.299,90`: the comma of its centavos tells what the dot is. */
const WITH_THOUSANDS = /^\d{1,3}(\.\d{3})+,\d{2}$/

/**
 * An amount as centavos: `1299.90` as Shopify writes it, `1299,90` as a spreadsheet in Portuguese saves it, or `1.299,90` as
 * people write it. Null for anything else, above all for `1.299`, which is one thing in Brazil and another elsewhere.
 */
export function centavos(text: string | undefined): number | null {
  const bare = text?.replace(/^R\$\s*/, '')
  const plain = bare && WITH_THOUSANDS.test(bare) ? bare.replaceAll('.', '') : bare
  const [, reais, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain ?? '') ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}
