import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { DAY_MS } from '#domain/time/durations.ts'
import { askFirst } from '../page/ask-first.tsx'

/** An older draft is discarded. */
const RETENTION_DAYS = 14

type ReadStoredResult<Value> = { em: number; base: unknown; valor: Value }

/**
 * The draft of a form. Unsaved changes are stored in this browser until they are saved or discarded, and leaving the
 * page asks for confirmation. `nome` identifies the form (`produto:12`); `base` is the `versao` that the form was
 * filled with. A draft of an older base is still offered; saving it then runs into the version check.
 */
export function useDraft<Value>(nome: string, saved: Value, base: unknown = null) {
  const key = `rascunho:${nome}`
  const [stored] = useState(() => readStored<Value>(key))
  const [valor, setValor] = useState(() => (stored ? filled(stored.valor, saved) : saved))
  const [changed, setChanged] = useState(stored !== null)
  const latest = useRef(valor)
  // A ref, so that code which settles a draft and navigates at once, as after a create, is not blocked.
  const unsettled = useRef(changed)

  const change = useCallback((changes: Partial<Value> | ((old: Value) => Value)) => {
    unsettled.current = true
    setChanged(true)
    setValor((old) => (typeof changes === 'function' ? changes(old) : { ...old, ...changes }))
  }, [])
  useEffect(() => {
    latest.current = valor
  }, [valor])

  useEffect(() => {
    // An effect of a render before `settle` may run after it, and would bring the draft back.
    if (changed && unsettled.current)
      localStorage.setItem(key, JSON.stringify({ em: Date.now(), base, valor }))
  }, [changed, valor, key, base])

  /**
   * Removes the draft once it is saved or discarded. If `sent` was saved and the form has changed since, the draft
   * stays.
   */
  const settle = useCallback(
    (next: Value, sent?: Value) => {
      if (sent !== undefined && latest.current !== sent) return
      localStorage.removeItem(key)
      unsettled.current = false
      setChanged(false)
      setValor(next)
    },
    [key],
  )

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return unsettled.current && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askFirst({
      title: 'Sair sem salvar?',
      text: 'O que você mudou fica guardado neste navegador, e volta quando você abrir esta página de novo.',
      action: 'Sair',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useBeforeUnload((event) => {
    if (changed) event.preventDefault()
  })

  return {
    value: valor,
    change,
    changed,
    settle,
    /** A draft from an earlier session: its time, and whether the page was saved since. */
    recovered: stored && changed ? { savedAt: new Date(stored.em), outdated: stored.base !== base } : null,
  }
}

/** Fills fields that are newer than the draft with their saved value. */
function filled<Value>(stored: Value, saved: Value): Value {
  return typeof saved === 'object' && !Array.isArray(saved) ? { ...saved, ...stored } : stored
}

function readStored<Value>(key: string): ReadStoredResult<Value> | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  try {
    const stored: ReadStoredResult<Value> = JSON.parse(text)
    if (Date.now() - stored.em < RETENTION_DAYS * DAY_MS) return stored
  } catch {
    // An unreadable value is no draft.
  }
  localStorage.removeItem(key)
  return null
}
