import { fillMask } from '../format/fill-mask.ts'

/**
 * A CNPJ, whole or half-typed, as `00.000.000/0000-00`: 18 characters at most. Letters stay, as capitals: numbers given out
 * since July 2026 may have them (Instrução Normativa RFB 2.229/2024).
 */
export function formatCnpj(text: string): string {
  return fillMask('00.000.000/0000-00', text.toUpperCase(), /[^0-9A-Z]/g)
}
