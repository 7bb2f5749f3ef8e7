import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { DAY_MS } from '#domain/time/durations.ts'
import { askFirst } from '../page/ask-first.tsx'

/** A draft that nobody came back to is forgotten. */
const RETENTION_DAYS = 14

type ReadStoredResult<Value> = { em: number; base: unknown; valor: Value }

/**
 * What is being written in a form. Changes are kept in this browser until they are saved or thrown away, and asked about before
 * the page is left. `nome` tells one form from another (`produto:12`); `base` is what the form was filled with (its `versao`):
 * a draft of an older base is still offered, and saving it meets the version check.
 */
export function useDraft<Value>(nome: string, saved: Value, base: unknown = null) {
  const key = `rascunho:${nome}`
  const [kept] = useState(() => readStored<Value>(key))
  const [valor, setValor] = useState(() => (kept ? filled(kept.valor, saved) : saved))
  const [changed, setChanged] = useState(kept !== null)
  const latest = useRef(valor)
  // Who settles a draft and leaves at once, as after putting in something new, is not asked.
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
    // An effect of a rendering before `settle` may run after it, and would bring the draft back.
    if (changed && unsettled.current)
      localStorage.setItem(key, JSON.stringify({ em: Date.now(), base, valor }))
  }, [changed, valor, key, base])

  /** Forgets the draft: it was saved, or is not wanted. Where `sent` was saved and more was written meanwhile, that is still a draft. */
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
      titulo: 'Sair sem salvar?',
      texto: 'O que você mudou fica guardado neste navegador, e volta quando você abrir esta página de novo.',
      acao: 'Sair',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useBeforeUnload((event) => {
    if (changed) event.preventDefault()
  })

  return {
    valor,
    change,
    changed,
    settle,
    /** Where this draft comes from an earlier visit: since when, and whether the page was saved in between. */
    recovered: kept && changed ? { em: new Date(kept.em), outdated: kept.base !== base } : null,
  }
}

/** A draft that was kept before its form had one of its fields has that as it is saved. */
function filled<Value>(kept: Value, saved: Value): Value {
  return typeof saved === 'object' && !Array.isArray(saved) ? { ...saved, ...kept } : kept
}

function readStored<Value>(key: string): ReadStoredResult<Value> | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  try {
    const kept: ReadStoredResult<Value> = JSON.parse(text)
    if (Date.now() - kept.em < RETENTION_DAYS * DAY_MS) return kept
  } catch {
    // What can't be read is no draft.
  }
  localStorage.removeItem(key)
  return null
}
