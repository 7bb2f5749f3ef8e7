import { fillMask } from '../format/fill-mask.ts'

/**
 * Formats a complete or partly typed CPF as `000.000.000-00`: digits only, at most 14 characters (specification,
 * section 5).
 */
export function formatCpf(text: string): string {
  return fillMask('000.000.000-00', text)
}
