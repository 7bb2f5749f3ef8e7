import { Badge } from '@mantine/core'
import type { PanelProduct } from '#contract/catalog/products.ts'
import { productStage } from './product-stage.ts'

type Stated = Pick<PanelProduct, 'situacao' | 'publicarEm' | 'retirarEm'>

/** A badge: published, unpublished, or scheduled. */
export function ProductState({ product }: { product: Stated | null }) {
  if (!product) return null
  const { text, color } = productStage(product)

  return (
    <Badge variant="light" color={color} tt="none">
      {text}
    </Badge>
  )
}
