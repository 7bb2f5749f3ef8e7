import type { Difference } from '../components/form/field-differences.ts'
import { valueText } from '../staff/audit/value-text.ts'
import { FIELD_NAMES } from './field-names.ts'

type Fields = Record<string, unknown>

/** Returns where two versions of some settings parts differ, in words. */
export function differencesOf(atual: Fields, mine: Fields): Difference[] {
  return Object.entries(mine).flatMap(([part, fields]) => {
    const [theirs, ours] = [fieldsOf(atual[part]), fieldsOf(fields)]

    return Object.entries(ours)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(theirs[field]))
      .map(([field, value]) => {
        const name = `${part}.${field}`
        return {
          campo: FIELD_NAMES[name] ?? name,
          atual: valueText(name, theirs[field]),
          mine: valueText(name, value),
        }
      })
  })
}

function fieldsOf(part: unknown): Fields {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}
