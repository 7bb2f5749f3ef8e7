import { implement } from '@orpc/server'
import { wishlist } from '#contract/cart/wishlist.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addFavourite } from './add-favourite.ts'
import { getWishlist } from './get-wishlist.ts'
import { listFavourites } from './list-favourites.ts'
import { removeFavourite } from './remove-favourite.ts'
import { verifyFavourite } from './verify-favourite.ts'

const api = implement(wishlist).$context<RequestContext>()

export const wishlistRoutes = api.router({
  get: api.get.handler(({ context }) => getWishlist(context)),
  products: api.products.handler(({ context, input }) => listFavourites(context, input)),
  add: api.add.handler(({ context, input }) => addFavourite(context, input)),
  remove: api.remove.handler(({ context, input }) => removeFavourite(context, input)),
  verify: api.verify.handler(({ context, input }) => verifyFavourite(context, input)),
})
