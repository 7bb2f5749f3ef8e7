import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { failureOf } from '#admin/shell/failure.ts'

const WAIT_MS = 200

/**
 * Searches while the user types, from a minimum number of letters on; an outdated answer is ignored. `found` is null
 * until something was searched; `problem` says why a search failed.
 */
export function useLookup<Found>(ask: (busca: string) => Promise<Found[]>, letras = 2) {
  const [busca, setBusca] = useState('')
  const [found, setFound] = useState<Found[] | null>(null)
  const [looking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef('')
  const look = useDebouncedCallback(async (text: string) => {
    const answer = await ask(text).catch((error: unknown) => failureOf(error))
    if (last.current !== text) return
    setFound(Array.isArray(answer) ? answer : [])
    setProblem(Array.isArray(answer) ? null : answer.mensagem)
    setLooking(false)
  }, WAIT_MS)

  function type(text: string) {
    setBusca(text)
    last.current = text.trim()
    const enough = last.current.length >= letras
    setLooking(enough)
    if (enough) look(last.current)
    else setFound(null)
  }

  return { busca, type, found, looking, problem }
}
