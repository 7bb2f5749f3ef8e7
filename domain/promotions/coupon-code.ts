/** Normalizes a typed coupon code: ` bem vindo10 ` is `BEMVINDO10`. */
export function couponCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}
