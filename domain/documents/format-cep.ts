import { fillMask } from '../format/fill-mask.ts'

/** A CEP, whole or half-typed, as `00000-000`: its digits only, 9 characters at most (specification, section 5). */
export function formatCep(text: string): string {
  return fillMask('00000-000', text)
}
