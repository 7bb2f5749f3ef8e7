import type { Difference } from '../components/form/field-differences.ts'
import { valueText } from '../staff/audit/value-text.ts'
import { FIELD_NAMES } from './field-names.ts'

type Fields = Record<string, unknown>

/** Where two readings of some parts of the settings differ, in words. */
export function differencesOf(atual: Fields, meu: Fields): Difference[] {
  return Object.entries(meu).flatMap(([part, mine]) => {
    const [theirs, ours] = [fieldsOf(atual[part]), fieldsOf(mine)]

    return Object.entries(ours)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(theirs[field]))
      .map(([field, value]) => {
        const name = `${part}.${field}`
        return {
          campo: FIELD_NAMES[name] ?? name,
          atual: valueText(name, theirs[field]),
          meu: valueText(name, value),
        }
      })
  })
}

function fieldsOf(part: unknown): Fields {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}
