import { writeBarcode } from './barcode.ts'
import { barcodeOfLine, writeLinhaDigitavel } from './linha-digitavel.ts'

/**
 * Returns the 44 digits of a boleto's bar code, given the 47 digits that a shopper types, with or without dots and
 * spaces; null if a check digit is wrong.
 */
export function readLinhaDigitavel(line: string): string | null {
  const digits = line.replace(/[.\s]/g, '')
  const barcode = barcodeOfLine(digits)
  const [, banco, fator, valor, campoLivre] = /^(\d{3})9\d(\d{4})(\d{10})(\d{25})$/.exec(barcode) ?? []
  if (!banco || !campoLivre) return null
  const checked = writeBarcode({ banco, fator: Number(fator), valor: Number(valor), campoLivre })

  return writeLinhaDigitavel(checked) === digits ? checked : null
}
