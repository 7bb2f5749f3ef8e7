import { fillMask } from '../format/fill-mask.ts'

/**
 * Formats a complete or partly typed CNPJ as `00.000.000/0000-00`: at most 18 characters. Letters stay, in upper case:
 * numbers issued since July 2026 may have them (Instrução Normativa RFB 2.229/2024).
 */
export function formatCnpj(text: string): string {
  return fillMask('00.000.000/0000-00', text.toUpperCase(), /[^0-9A-Z]/g)
}
