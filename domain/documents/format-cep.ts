import { fillMask } from '../format/fill-mask.ts'

/**
 * Formats a complete or partly typed CEP as `00000-000`: digits only, at most 9 characters (specification, section 5).
 */
export function formatCep(text: string): string {
  return fillMask('00000-000', text)
}
