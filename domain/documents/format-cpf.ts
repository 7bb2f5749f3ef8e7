import { fillMask } from '../format/fill-mask.ts'

/** A CPF, whole or half-typed, as `000.000.000-00`: its digits only, 14 characters at most (specification, section 5). */
export function formatCpf(text: string): string {
  return fillMask('000.000.000-00', text)
}
