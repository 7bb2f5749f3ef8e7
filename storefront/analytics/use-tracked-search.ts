import { useEffect } from 'react'
import { track } from './track.ts'

/** Counts a search, once per term. */
export function useTrackedSearch(texto: string): void {
  useEffect(() => {
    if (texto !== '') track({ nome: 'search', termo: texto.slice(0, 200) })
  }, [texto])
}
