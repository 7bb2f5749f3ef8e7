import { passportPath } from '#domain/instruments/passport/passport-path.ts'

/** The proof of the purchase, for the buyer's insurer. */
export function proofPath(codigo: string): string {
  return `${passportPath(codigo)}/seguro`
}

/** A small label with the QR code, for the case. */
export function labelPath(codigo: string): string {
  return `${passportPath(codigo)}/etiqueta`
}
