import { redirectDocument } from 'react-router'
import { apiContext } from '#storefront/rendering/context.ts'
import type { Route } from './+types/cart-reminder'

/** The link in a cart reminder: records that it was followed and redirects to the cart. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (request.method !== 'HEAD')
    await context.get(apiContext).checkout.followReminder({ chave: params.chave })

  throw redirectDocument('/checkout/carrinho')
}
