import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId, ProductRef, Version } from './catalogue-parts.ts'
import { ProductParts } from './product-input.ts'

const call = adminCall('links')

const Combination = ProductParts.shape.combinacoes.element

/** The products that a product's page shows beside it: related products, and combinations with a discount. */
const Links = z.object({
  produto: ProductRef,
  versao: Version,
  relacionados: z.array(ProductRef),
  combinacoes: z.array(Combination.extend({ produto: ProductRef })),
})

export const links = {
  get: call('GET', '/products/{id}/links', 'O que aparece junto de um produto', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(Links),

  /** `relacionados` and `produto` are slugs, in the order of the page. `versao` is the product's. */
  save: call('PUT', '/products/{id}/links', 'Muda o que aparece junto de um produto', 'catalogo.editar')
    .input(
      z.object({
        id: PathId,
        versao: Version,
        relacionados: ProductParts.shape.relacionados.max(30),
        combinacoes: z.array(Combination).max(10),
      }),
    )
    .output(Links),
}

export type ProductLinks = z.infer<typeof Links>
