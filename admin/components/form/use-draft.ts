import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useEntry } from '#admin/shell/entry.ts'
import { askFirst } from '../page/ask-first.tsx'
import { onDiscard } from './discard-drafts.ts'
import {
  afterReload,
  type Draft,
  freshDraft,
  isChanged,
  isOutdated,
  openDraft,
  type Saved,
  withChanges,
} from './draft.ts'
import { browserStorage, draftKey, readDraft, storeDraft } from './draft-storage.ts'

/** What the draft bar tells about a draft. */
export type DraftStatus = {
  changed: boolean
  /** Whether somebody has saved since the form was filled. */
  outdated: boolean
  /** When the draft was last changed, if it comes from an earlier session. */
  recoveredAt: Date | null
  /** Whether the browser stores it. */
  storable: boolean
}

/**
 * The draft of a form. Unsaved changes are stored in this browser until they are saved or discarded, and leaving the
 * page asks for confirmation. `name` identifies the form (`produto:12`). The rules are those of `draft.ts`.
 */
export function useDraft<Form extends object>(name: string, saved: Saved<Form>) {
  const { funcionario } = useEntry()
  const key = draftKey(funcionario.id, name)
  const [stored] = useState(() => readDraft<Form>(browserStorage(), key, Date.now()))
  const [draft, setDraft] = useState(() => openDraft(saved, stored))
  const [recovered, setRecovered] = useState(stored !== null)
  const [storable, setStorable] = useState(true)
  // The state of this moment, for a save that is running, and for code that settles a draft and navigates at once.
  const latest = useRef(draft)
  const store = useRef({ key, isMoved: false })

  const update = useCallback((next: (old: Draft<Form>) => Draft<Form>) => {
    const changed = next(latest.current)
    if (changed === latest.current) return
    latest.current = changed
    setDraft(changed)
    setStorable(storeDraft(browserStorage(), store.current.key, changed, Date.now()))
    if (!isChanged(changed)) setRecovered(false)
  }, [])
  const change = useCallback(
    (changes: Partial<Form> | ((old: Form) => Form)) => update((old) => withChanges(old, changes)),
    [update],
  )
  useEffect(() => update((old) => afterReload(old, saved)))

  useEffect(
    () => onDiscard(() => update(({ base, versao }) => freshDraft({ value: base, versao }))),
    [update],
  )

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return (
      isChanged(latest.current) &&
      !store.current.isMoved &&
      currentLocation.pathname !== nextLocation.pathname
    )
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askFirst({
      title: 'Sair sem salvar?',
      text: storable
        ? 'O que você mudou fica guardado neste navegador, e volta quando você abrir esta página de novo.'
        : 'Este navegador não consegue guardar rascunhos: o que você mudou se perde.',
      action: 'Sair',
      danger: !storable,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, storable])
  const changed = isChanged(draft)
  useBeforeUnload((event) => {
    if (changed) event.preventDefault()
  })
  const status: DraftStatus = {
    changed,
    outdated: changed && isOutdated(draft, saved),
    recoveredAt: stored && recovered && changed ? new Date(stored.em) : null,
    storable,
  }

  return {
    value: draft.value,
    draft,
    status,
    change,
    update,
    /** The draft at this moment, also in code that began earlier. */
    current: () => latest.current,
    discard: () => update(() => freshDraft(saved)),
    /**
     * From here on this is the draft of the created entity: what is typed until its page is there is found on that page,
     * and leaving for it asks nothing.
     */
    moveTo: (created: string) => {
      browserStorage()?.removeItem(key)
      store.current = { key: draftKey(funcionario.id, created), isMoved: true }
      storeDraft(browserStorage(), store.current.key, latest.current, Date.now())
    },
  }
}
