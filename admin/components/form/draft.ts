import { type Merge, mergeFields } from './merge-fields.ts'
import { same } from './same.ts'

/** What the store has: the form's values and their version, or the initial values and null for a new entity. */
export type Saved<Form> = { value: Form; versao: number | null }

/** A form's values, and the saved ones that they were changed from. */
export type Draft<Form> = { base: Form; versao: number | null; value: Form }

/** Returns a draft without changes. */
export function freshDraft<Form>({ value, versao }: Saved<Form>): Draft<Form> {
  return { base: value, versao, value }
}

/**
 * Returns the draft with which a page opens: the stored one if it holds changes, with the base that it was changed
 * from, so that saving it runs into the version check. Fields that are newer than the draft get their saved value.
 */
export function openDraft<Form extends object>(saved: Saved<Form>, stored: Draft<Form> | null): Draft<Form> {
  if (!stored) return freshDraft(saved)
  const { base, versao, value } = stored
  const draft = { base: { ...saved.value, ...base }, versao, value: { ...saved.value, ...value } }

  return isChanged(draft) ? draft : freshDraft(saved)
}

/** Whether the form has unsaved changes. A field that is typed back to its saved value is none. */
export function isChanged<Form>({ base, value }: Draft<Form>): boolean {
  return !same(base, value)
}

/** Whether somebody has saved since the form was filled. */
export function isOutdated<Form>(draft: Draft<Form>, saved: Saved<Form>): boolean {
  return draft.versao !== saved.versao
}

/** Changes some fields, or computes all values from the old ones. */
export function withChanges<Form extends object>(
  draft: Draft<Form>,
  changes: Partial<Form> | ((old: Form) => Form),
): Draft<Form> {
  const value = typeof changes === 'function' ? changes(draft.value) : { ...draft.value, ...changes }

  return { ...draft, value }
}

/** Follows a newer version that the page has loaded, unless there are changes: they keep the base that they have. */
export function afterReload<Form>(draft: Draft<Form>, saved: Saved<Form>): Draft<Form> {
  const newer = saved.versao !== null && (draft.versao === null || saved.versao > draft.versao)

  return newer && !isChanged(draft) ? freshDraft(saved) : draft
}

/** Takes over what the store has made of `sent`. What was typed while it was being saved stays, as an unsaved change. */
export function afterSave<Form extends object>(
  draft: Draft<Form>,
  sent: Form,
  saved: Saved<Form>,
  merge: Merge<Form> = mergeFields,
): Draft<Form> {
  return { base: saved.value, versao: saved.versao, value: merge(sent, draft.value, saved.value) }
}

/** Puts my changes on top of what somebody else has saved: fields that I have not changed are theirs. */
export function rebased<Form extends object>(
  draft: Draft<Form>,
  theirs: Saved<Form>,
  merge: Merge<Form> = mergeFields,
): Draft<Form> {
  const value = merge(draft.base, draft.value, theirs.value)

  return { base: theirs.value, versao: theirs.versao, value }
}
