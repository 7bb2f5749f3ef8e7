import { DAY_MS } from '#domain/time/durations.ts'
import { type Draft, isChanged } from './draft.ts'

/** An older draft is discarded. */
const RETENTION_DAYS = 14

const PREFIX = 'rascunho:'

/** A stored draft, and the time of its last change in ms. */
export type StoredDraft<Form> = Draft<Form> & { em: number }

/** Returns the key of a form's draft. Staff who share a computer don't see each other's drafts. */
export function draftKey(idFuncionario: number, form: string): string {
  return `${PREFIX}${idFuncionario}:${form}`
}

/** Returns the stored draft, or null. An expired or unreadable one is removed. */
export function readDraft<Form>(storage: Storage | null, key: string, now: number): StoredDraft<Form> | null {
  const stored = storage && parsed<Form>(storage.getItem(key), now)
  if (!stored) storage?.removeItem(key)

  return stored
}

/**
 * Stores a draft with changes, and removes one without. Makes room by removing expired drafts of other forms. False if
 * the browser refuses to store it.
 */
export function storeDraft<Form>(
  storage: Storage | null,
  key: string,
  draft: Draft<Form>,
  now: number,
): boolean {
  if (!isChanged(draft)) {
    storage?.removeItem(key)
    return true
  }
  const text = JSON.stringify({ ...draft, em: now } satisfies StoredDraft<Form>)
  if (stores(storage, key, text)) return true
  removeExpired(storage, now)

  return stores(storage, key, text)
}

/** Returns the keys of the drafts of a member of staff in this browser. */
export function draftsOf(storage: Storage | null, idFuncionario: number): string[] {
  return keysOf(storage).filter((key) => key.startsWith(draftKey(idFuncionario, '')))
}

/** Returns the browser's storage, or null if its settings forbid it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function stores(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text)
    return storage !== null
  } catch {
    // Full. An older state of the draft would be offered as if it were the last one.
    storage?.removeItem(key)
    return false
  }
}

function removeExpired(storage: Storage | null, now: number): void {
  for (const key of keysOf(storage)) if (key.startsWith(PREFIX)) readDraft(storage, key, now)
}

function keysOf(storage: Storage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '')
}

function parsed<Form>(text: string | null, now: number): StoredDraft<Form> | null {
  if (text === null) return null
  try {
    const stored: StoredDraft<Form> | null = JSON.parse(text)
    const complete = typeof stored?.em === 'number' && stored.base !== undefined && stored.value !== undefined

    return complete && now - stored.em < RETENTION_DAYS * DAY_MS ? stored : null
  } catch {
    return null
  }
}
