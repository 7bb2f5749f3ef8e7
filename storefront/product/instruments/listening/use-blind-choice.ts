import { useEffect } from 'react'
import { track } from '#storefront/analytics/track.ts'
import type { ListeningView } from './listening-view.ts'

/** Counts which product was preferred blind, once the answer is seen. */
export function useBlindChoice({ resposta, trechos, trecho }: ListeningView): void {
  const preferred = resposta?.amostras.find(({ letra }) => letra === resposta.escolha)
  const passage = trechos.find((one) => one.trecho === trecho)?.titulo
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer is one choice, however often it is rendered
  useEffect(() => {
    if (!preferred || passage === undefined) return
    const { id, nome, marca, precoPor } = preferred
    track({
      nome: 'compare_blind',
      termo: passage,
      itens: [{ idProduto: id, nome, marca, quantidade: 1, valor: precoPor }],
    })
  }, [preferred?.id, passage])
}
