/** Centavos as Pix writes money, `1234.50`, in codes and in the standard API alike (`\d{1,10}\.\d{2}`). */
export function writeAmount(valor: number): string {
  if (!Number.isInteger(valor) || valor <= 0 || valor > GREATEST)
    throw new RangeError(`No amount that Pix could ask for: ${valor}`)

  return `${Math.floor(valor / 100)}.${String(valor % 100).padStart(2, '0')}`
}

/** The centavos of such an amount, one or no decimals allowed; null for zero and for what is no amount. Nothing is rounded. */
export function readAmount(text: string): number | null {
  const [, reais = '', centavos = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const valor = Number(reais) * 100 + Number(centavos.padEnd(2, '0'))

  return valor > 0 ? valor : null
}

const GREATEST = 999_999_999_999
