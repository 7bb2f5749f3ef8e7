import { useEffect } from 'react'
import { listingText } from '#domain/instruments/sizes/fitting/own-size-links.ts'
import { track } from '#storefront/analytics/track.ts'
import { rememberSize } from './remembered-size.ts'
import type { SizeView } from './size-view.ts'

/** Remembers the size that somebody found, and counts it: the instrument and the size, and nothing of the player. */
export function useFoundSize({ family, best, sizes }: SizeView): void {
  const instrumento = family?.nome
  const tamanho = best?.tamanho

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are the instrument's
  useEffect(() => {
    if (!instrumento || !tamanho) return
    rememberSize({
      instrumento,
      tamanho,
      tamanhos: [
        ...sizes.map(({ nome }) => nome),
        ...(sizes.find(({ chosen }) => chosen)?.listings ?? []).map(listingText),
      ],
    })
    track({ nome: 'find_size', termo: `${instrumento} ${tamanho}` })
  }, [instrumento, tamanho])
}
