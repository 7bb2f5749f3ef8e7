import { browserStorage, draftsOf } from './draft-storage.ts'

const DISCARDED = 'rascunhos-descartados'

/** Discards the drafts of a member of staff: what this browser stores, and what the open form holds. */
export function discardDrafts(idFuncionario: number): void {
  window.dispatchEvent(new Event(DISCARDED))
  const storage = browserStorage()
  for (const key of draftsOf(storage, idFuncionario)) storage?.removeItem(key)
}

/** Calls a form when drafts are discarded. Returns what ends it. */
export function onDiscard(listener: () => void): () => void {
  window.addEventListener(DISCARDED, listener)

  return () => window.removeEventListener(DISCARDED, listener)
}
