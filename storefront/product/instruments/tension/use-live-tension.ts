import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatOneDecimal } from '#domain/format/format-number.ts'
import { TENSION_PARAMETERS, tensionAddress } from '#domain/instruments/tension/tension-query.ts'
import { liveTension, type TypedFields } from './live-tension.ts'
import type { TensionView } from './tension-view.ts'

/** How long somebody has to stop typing, in ms: to compute, to ask the server, and to have the result read aloud. */
const [COMPUTE, ASK, SPEAK] = [150, 700, 1200]

/** The state of addresses that typing led to. */
const TYPED = 'digitado'

/**
 * The result that follows the form's fields without its button. It is computed in the browser; other sets, and those
 * that are found, come from the server. The address follows too. `filled` is the view that the form was filled from:
 * what is typed stays.
 */
export function useLiveTension(view: TensionView) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [live, setLive] = useState<TensionView | null>(null)
  const [from, setFrom] = useState({ view, filled: view })
  const [spoken, setSpoken] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef(view)
  const timers = useRef<number[]>([])
  if (from.view !== view) {
    setFrom({ view, filled: state === TYPED ? from.filled : view })
    setLive(null)
  }

  useEffect(() => {
    answer.current = view
    if (state !== TYPED) stop(timers.current)
    // What was typed while the server answered counts more than its answer.
    else setLive(computed(form.current, view))
  }, [view, state])
  useEffect(() => () => stop(timers.current), [])

  function follow() {
    stop(timers.current)
    timers.current = [
      window.setTimeout(() => setLive(computed(form.current, answer.current)), COMPUTE),
      window.setTimeout(ask, ASK),
      window.setTimeout(() => setSpoken(sentenceOf(computed(form.current, answer.current))), SPEAK),
    ]
  }

  function ask() {
    const typed = fieldsOf(form.current)
    if (needsServer(answer.current, typed))
      navigate(tensionAddress(typed), { replace: true, preventScrollReset: true, state: TYPED })
    else window.history.replaceState(window.history.state, '', tensionAddress(typed))
  }

  return { shown: live ?? view, filled: from.filled, form, follow, spoken, isLive: live !== null }
}

function computed(form: HTMLFormElement | null, view: TensionView): TensionView {
  return liveTension(view, fieldsOf(form))
}

function stop(timers: readonly number[]): void {
  for (const timer of timers) window.clearTimeout(timer)
}

function fieldsOf(form: HTMLFormElement | null): TypedFields {
  const fields = new FormData(form ?? undefined)

  return Object.fromEntries(TENSION_PARAMETERS.map((name) => [name, String(fields.get(name) ?? '').trim()]))
}

/** Sets are known to the server only, and those that are found depend on every field. */
function needsServer({ jogo, atual, alvo }: TensionView, typed: TypedFields): boolean {
  const idOf = (set: TensionView['jogo']) => (set === null ? '' : String(set.id))

  return typed.jogo !== idOf(jogo) || typed.atual !== idOf(atual) || typed.alvo !== '' || alvo !== null
}

function sentenceOf({ tensao, problemas }: TensionView): string {
  const total = tensao?.total == null ? [] : [`Total de ${formatOneDecimal(tensao.total)} kg.`]

  return [...total, ...problemas, ...(tensao?.avisos ?? []).map(({ texto }) => texto)].join(' ')
}
