import { Badge } from '@mantine/core'
import type { PanelProduct } from '#contract/catalog/products.ts'
import { formatMoment } from '../components/date/format.ts'

type Stated = Pick<PanelProduct, 'situacao' | 'publicarEm' | 'retirarEm'>

/** Where a product stands: in the shop, out of it, or on its way. */
export function ProductState({ product }: { product: Stated | null }) {
  if (!product) return null
  const { texto, cor } = stateOf(product)

  return (
    <Badge variant="light" color={cor} tt="none">
      {texto}
    </Badge>
  )
}

function stateOf({ situacao, publicarEm, retirarEm }: Stated): { texto: string; cor: string } {
  if (publicarEm) return { texto: `Entra em ${formatMoment(publicarEm)}`, cor: 'blue' }
  if (situacao === 'inativo') return { texto: 'Fora da loja', cor: 'gray' }
  if (retirarEm) return { texto: `Na loja até ${formatMoment(retirarEm)}`, cor: 'blue' }

  return situacao === 'sobConsulta'
    ? { texto: 'Sob consulta', cor: 'pine' }
    : { texto: 'À venda', cor: 'pine' }
}
