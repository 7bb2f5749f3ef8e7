import { useEffect } from 'react'
import { track } from '#storefront/analytics/track.ts'
import type { ChoiceView } from './choice-view.ts'

/** Counts what is looked for, once it is more than the instrument. */
export function useSeenChoice({ familia, tamanho, nivel, toque, som, ate }: ChoiceView): void {
  const preferences = [tamanho, nivel, toque, som, ate === null ? null : `até ${ate / 100}`].filter(Boolean)
  const search = familia && preferences.length > 0 ? [familia.nome, ...preferences].join(', ') : null
  useEffect(() => {
    if (search) track({ nome: 'choose_strings', termo: search })
  }, [search])
}
