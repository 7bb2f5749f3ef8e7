import { useEffect, useRef } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { track } from '#storefront/analytics/track.ts'
import type { TensionView } from './tension-view.ts'

/** What is still being typed is not counted, in ms. */
const CALM = 2000

/**
 * Counts what is computed and looked for: the instrument and its tuning, the set, the wanted tension. What `isLive` is
 * counted once it stays.
 */
export function useSeenTension(
  { familia, afinacao, jogo, corda, alvo, encontrados }: TensionView,
  isLive: boolean,
): void {
  const tuned = familia && `${familia.nome}, ${afinacao?.nome ?? afinacao?.notas.join(' ')}`
  const search = encontrados && `${familia?.nome}, ${corda}ª corda, ${formatNumber(alvo ?? 0)} kg`
  const [id, nome] = [jogo?.id, jogo?.nome]
  const counted = useRef('')
  useEffect(() => {
    const result = `${tuned} ${id}`
    if (!tuned || id === undefined || nome === undefined || result === counted.current) return
    const count = () => {
      counted.current = result
      track({
        nome: 'view_tension',
        termo: tuned,
        itens: [{ idProduto: id, nome, quantidade: 1, valor: 0 }],
      })
    }
    const timer = window.setTimeout(count, isLive ? CALM : 0)
    return () => window.clearTimeout(timer)
  }, [tuned, id, nome, isLive])
  useEffect(() => {
    if (search) track({ nome: 'find_string_sets', termo: search })
  }, [search])
}
