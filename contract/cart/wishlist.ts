import { oc } from '@orpc/contract'
import * as z from 'zod'
import { ListingInfo, ProductCard } from '../catalog/catalog.ts'
import { REFUSALS } from '../refusals.ts'

/** Maximum number of a customer's favourites. */
export const MAX_FAVORITOS = 500

const Id = z.int32().positive()

/**
 * "Product data" (specification, section 7). A favourite is a whole product: the other fields are accepted for
 * compatible clients and ignored.
 */
const FavouriteInput = z.object({
  idProduto: Id,
  idAtributoSimples: Id.nullish(),
  idUnidadeVenda: Id.nullish(),
  quantidade: z.int().positive().max(2_147_483_647).nullish(),
  parametroAdicional: z.string().max(200).nullish(),
})

const change = (action: 'add' | 'remove' | 'verify', summary: string) =>
  oc
    .route({ method: 'POST', path: `/v2/front/wishlist/${action}`, tags: ['wishlist'], summary })
    .input(FavouriteInput)
    .errors(REFUSALS)
    .output(z.object({ sucesso: z.boolean() }))

/** The favourites of the logged-in customer; refuses everybody else with `LoginNecessario` (401). */
export const wishlist = {
  /** The ids of the favourites that the shop shows, newest first. */
  get: oc
    .route({ method: 'GET', path: '/v2/front/wishlist', tags: ['wishlist'], summary: 'Os favoritos' })
    .errors(REFUSALS)
    .output(z.object({ favoritos: z.array(z.int()).max(MAX_FAVORITOS) })),

  /** The favourites as cards, page by page. An offset past the end returns the last page. */
  products: oc
    .route({
      method: 'GET',
      path: '/v2/front/wishlist/products',
      tags: ['wishlist'],
      summary: 'Os produtos favoritos',
    })
    .input(
      z.object({
        offset: z.coerce.number().int().min(0).max(100_000).default(0),
        limit: z.coerce.number().int().min(1).max(96).default(24),
      }),
    )
    .errors(REFUSALS)
    .output(z.object({ produtos: z.array(ProductCard), info: ListingInfo.omit({ filtros: true }) })),

  /** Adds a favourite; idempotent. Refuses `ProdutoInexistente` and, past 500, `FavoritosDemais`. */
  add: change('add', 'Guarda um favorito'),

  /** Removes a favourite; `sucesso` even if it was none. */
  remove: change('remove', 'Tira um favorito'),

  /** `sucesso` is whether the product is a favourite. */
  verify: change('verify', 'Diz se um produto é favorito'),
}
