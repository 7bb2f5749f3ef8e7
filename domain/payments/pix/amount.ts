/** Formats centavos as Pix amounts, `1234.50`, in codes and in the standard API (`\d{1,10}\.\d{2}`). */
export function writeAmount(valor: number): string {
  if (!Number.isInteger(valor) || valor <= 0 || valor > GREATEST)
    throw new RangeError(`Not a valid Pix amount: ${valor}`)

  return `${Math.floor(valor / 100)}.${String(valor % 100).padStart(2, '0')}`
}

/** Reads a Pix amount in centavos, with up to two decimals; null for zero and for anything else. Never rounds. */
export function readAmount(text: string): number | null {
  const [, reais = '', centavos = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const valor = Number(reais) * 100 + Number(centavos.padEnd(2, '0'))

  return valor > 0 ? valor : null
}

const GREATEST = 999_999_999_999
