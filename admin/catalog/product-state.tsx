import { Badge } from '@mantine/core'
import type { PanelProduct } from '#contract/catalog/products.ts'
import { formatMoment } from '../components/date/format.ts'

type Stated = Pick<PanelProduct, 'situacao' | 'publicarEm' | 'retirarEm'>

/** A badge: published, unpublished, or scheduled. */
export function ProductState({ product }: { product: Stated | null }) {
  if (!product) return null
  const { text, color } = stateOf(product)

  return (
    <Badge variant="light" color={color} tt="none">
      {text}
    </Badge>
  )
}

function stateOf({ situacao, publicarEm, retirarEm }: Stated): { text: string; color: string } {
  if (publicarEm) return { text: `Entra em ${formatMoment(publicarEm)}`, color: 'blue' }
  if (situacao === 'inativo') return { text: 'Fora da loja', color: 'gray' }
  if (retirarEm) return { text: `Na loja até ${formatMoment(retirarEm)}`, color: 'blue' }

  return situacao === 'sobConsulta'
    ? { text: 'Sob consulta', color: 'pine' }
    : { text: 'À venda', color: 'pine' }
}
