import { passportPath } from '#domain/instruments/passport/passport-path.ts'

/** A small label with the QR code, for the case. */
export function labelPath(codigo: string): string {
  return `${passportPath(codigo)}/etiqueta`
}
