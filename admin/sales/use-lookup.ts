import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'

const WAIT_MS = 200

/** Looks something up while one types, at least two letters of it; only the answer to the last question counts. */
export function useLookup<Found>(ask: (busca: string) => Promise<Found[]>) {
  const [busca, setBusca] = useState('')
  const [found, setFound] = useState<Found[] | null>(null)
  const last = useRef('')
  const look = useDebouncedCallback(async (text: string) => {
    const answer = await ask(text)
    if (last.current === text) setFound(answer)
  }, WAIT_MS)

  function type(text: string) {
    setBusca(text)
    last.current = text.trim()
    if (last.current.length < 2) setFound(null)
    else void look(last.current)
  }

  return { busca, type, found }
}
