import { useEffect } from 'react'
import { track } from '#storefront/analytics/track.ts'
import type { ChoiceView } from './choice-view.ts'

type Sought = Pick<
  ChoiceView,
  | 'familia'
  | 'tamanho'
  | 'contagens'
  | 'cordas'
  | 'afinacoes'
  | 'afinacao'
  | 'notas'
  | 'nivel'
  | 'toque'
  | 'som'
  | 'ate'
>

/** Counts what is looked for, once it is more than the instrument. */
export function useSeenChoice(view: ChoiceView): void {
  const search = soughtIn(view)
  useEffect(() => {
    if (search) track({ nome: 'choose_strings', termo: search })
  }, [search])
}

/** What is looked for beside the instrument; null if nothing is, such as its usual tuning and number of strings. */
export function soughtIn(view: Sought): string | null {
  const { familia, tamanho, contagens, cordas, afinacoes, afinacao, notas } = view
  const { nivel, toque, som, ate } = view
  if (!familia) return null
  const [usual] = familia.strings
  const usualCount = contagens.includes(usual) ? usual : contagens[0]
  const preferences = [
    tamanho,
    cordas === usualCount ? null : `${cordas} cordas`,
    afinacao === afinacoes[0]?.nome ? notas : afinacao || notas,
    nivel,
    toque,
    som,
    ate === null ? null : `até ${ate / 100}`,
  ].filter(Boolean)

  return preferences.length > 0 ? [familia.nome, ...preferences].join(', ') : null
}
