import { useEffect } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { track } from '#storefront/analytics/track.ts'
import type { TensionView } from './tension-view.ts'

/** Counts what is computed and looked for: the instrument and its tuning, the set, the wanted tension. */
export function useSeenTension({ familia, afinacao, jogo, corda, alvo, encontrados }: TensionView): void {
  const tuned = familia && `${familia.nome}, ${afinacao?.nome ?? afinacao?.notas.join(' ')}`
  const search = encontrados && `${familia?.nome}, ${corda}ª corda, ${formatNumber(alvo ?? 0)} kg`
  const [id, nome] = [jogo?.id, jogo?.nome]
  useEffect(() => {
    if (tuned && id !== undefined && nome !== undefined)
      track({
        nome: 'view_tension',
        termo: tuned,
        itens: [{ idProduto: id, nome, quantidade: 1, valor: 0 }],
      })
  }, [tuned, id, nome])
  useEffect(() => {
    if (search) track({ nome: 'find_string_sets', termo: search })
  }, [search])
}
