import type { PanelProduct } from '#contract/catalog/products.ts'
import { formatMoment } from '../components/date/format.ts'

/** Tells where a product is: in the shop, out of it, or on its way in or out; with the badge's colour. */
export function productStage({
  situacao,
  publicarEm,
  retirarEm,
}: Pick<PanelProduct, 'situacao' | 'publicarEm' | 'retirarEm'>): { text: string; color: string } {
  if (publicarEm) return { text: `Entra em ${formatMoment(publicarEm)}`, color: 'blue' }
  if (situacao === 'inativo') return { text: 'Fora da loja', color: 'gray' }
  if (retirarEm) return { text: `Na loja até ${formatMoment(retirarEm)}`, color: 'blue' }

  return situacao === 'sobConsulta'
    ? { text: 'Sob consulta', color: 'pine' }
    : { text: 'À venda', color: 'pine' }
}
