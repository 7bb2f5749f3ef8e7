import { redirectDocument } from 'react-router'
import { apiContext } from '#storefront/rendering/context.ts'
import type { Route } from './+types/cart-reminder'

/** The link of a mail that reminds of a cart: it leads to the cart, and the store learns that it was followed. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (request.method !== 'HEAD')
    await context.get(apiContext).checkout.followReminder({ chave: params.chave })

  throw redirectDocument('/checkout/carrinho')
}
