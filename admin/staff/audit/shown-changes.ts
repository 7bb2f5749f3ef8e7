import type { AuditEntry } from '#contract/panel/audit.ts'
import { isTechnical } from './field-name.ts'
import { changedParts, NOTHING, valueText } from './value-text.ts'

/** A field with its values before and after, as text. Both are equal if the difference is no text, as a picture. */
export type ShownChange = { campo: string; antes: string; depois: string }

/** Returns the changes to show: without technical fields, and without fields that were and are empty. */
export function shownChanges(mudancas: AuditEntry['mudancas']): ShownChange[] {
  return mudancas
    .filter(({ campo }) => !isTechnical(campo))
    .map(({ campo, ...values }) => {
      const { antes, depois } = changedParts(values.antes, values.depois)

      return { campo, antes: valueText(campo, antes), depois: valueText(campo, depois) }
    })
    .filter(({ antes, depois }) => antes !== NOTHING || depois !== NOTHING)
}
