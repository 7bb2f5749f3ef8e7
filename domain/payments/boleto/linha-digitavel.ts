import { modulo10Digit } from '#domain/documents/check-digits.ts'

/**
 * Returns the 47 digits that a shopper types to pay a boleto, given the 44 digits of its bar code: three fields with a
 * check digit each, the general check digit, then due date and amount (FEBRABAN).
 */
export function writeLinhaDigitavel(barcode: string): string {
  const [bankAndCurrency, digit, dueAndAmount] = [barcode.slice(0, 4), barcode[4], barcode.slice(5, 19)]
  const own = barcode.slice(19)
  const fields = [bankAndCurrency + own.slice(0, 5), own.slice(5, 15), own.slice(15)]

  return fields.map((field) => field + modulo10Digit(field)).join('') + digit + dueAndAmount
}

/** Returns the 44 digits of the bar code that a line of 47 digits stands for; an empty text for anything else. */
export function barcodeOfLine(line: string): string {
  const [, first, second, third, digit, dueAndAmount] =
    /^(\d{9})\d(\d{10})\d(\d{10})\d(\d)(\d{14})$/.exec(line) ?? []

  return first ? [first.slice(0, 4), digit, dueAndAmount, first.slice(4), second, third].join('') : ''
}

/** Formats the line for printing: `AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D EEEEEEEEEEEEEE`. */
export function formatLinhaDigitavel(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
}
