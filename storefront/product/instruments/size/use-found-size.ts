import { useEffect } from 'react'
import { track } from '#storefront/analytics/track.ts'

/** Counts that somebody found a size: the instrument and the size, and nothing of the player. */
export function useFoundSize(instrument: string | undefined, tamanho: string | null | undefined): void {
  useEffect(() => {
    if (instrument && tamanho) track({ nome: 'find_size', termo: `${instrument} ${tamanho}` })
  }, [instrument, tamanho])
}
