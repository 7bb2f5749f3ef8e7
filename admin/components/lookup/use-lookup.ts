import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'

const WAIT_MS = 200

/**
 * Searches while the user types, from a minimum number of letters on; an outdated answer is ignored. `found` is null
 * until something was searched.
 */
export function useLookup<Found>(ask: (busca: string) => Promise<Found[]>, letras = 2) {
  const [busca, setBusca] = useState('')
  const [found, setFound] = useState<Found[] | null>(null)
  const [looking, setLooking] = useState(false)
  const last = useRef('')
  const look = useDebouncedCallback(async (text: string) => {
    const answer = await ask(text)
    if (last.current !== text) return
    setFound(answer)
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

  return { busca, type, found, looking }
}
