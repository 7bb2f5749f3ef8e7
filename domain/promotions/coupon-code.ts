/** A coupon's code as the shop knows it, however it was typed: ` bem vindo10 ` is `BEMVINDO10`. */
export function couponCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}
