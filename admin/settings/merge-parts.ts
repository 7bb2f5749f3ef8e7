import { mergeFields } from '../components/form/merge-fields.ts'

/** Merges settings field by field within their parts; a part that is a list is one field. */
export function mergeParts<Parts extends object>(base: Parts, mine: Parts, theirs: Parts): Parts {
  const [before, others] = [new Map(Object.entries(base)), new Map(Object.entries(theirs))]
  const parts = Object.entries(mine).flatMap(([part, ours]) => {
    const [old, other] = [before.get(part), others.get(part)]
    return isRecord(old) && isRecord(ours) && isRecord(other) ? [[part, mergeFields(old, ours, other)]] : []
  })

  return { ...mergeFields(base, mine, theirs), ...Object.fromEntries(parts) }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
