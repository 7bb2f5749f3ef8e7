import type { Draft } from './draft.ts'
import type { Difference } from './field-differences.ts'

/** A field that somebody else has changed; `mine` is null if I have not changed it, so that theirs stays. */
export type Conflict = Omit<Difference, 'mine'> & { mine: string | null }

/** Returns the fields in which two states of a form differ, in words. */
export type Compare<Form> = (atual: Form, mine: Form) => Difference[]

/** Returns what somebody else has changed since the form was filled, and in which this form differs. */
export function conflictsOf<Form>(
  { base, value }: Draft<Form>,
  theirs: Form,
  compare: Compare<Form>,
): Conflict[] {
  const changedByThem = namesOf(compare(theirs, base))
  const changedByMe = namesOf(compare(base, value))

  return compare(theirs, value)
    .filter(({ campo }) => changedByThem.has(campo))
    .map(({ campo, atual, mine }) => ({ campo, atual, mine: changedByMe.has(campo) ? mine : null }))
}

function namesOf(differences: Difference[]): Set<string> {
  return new Set(differences.map(({ campo }) => campo))
}
