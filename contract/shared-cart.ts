import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Cart } from './cart.ts'
import { REFUSALS } from './refusals.ts'

/** SKUs and quantities, as `domain/cart/shared-lines.ts` writes them: `12-34x2,15-40x1`. */
const Lines = z.object({ itens: z.string().max(2_600) })

const call = (method: 'GET' | 'POST', summary: string) =>
  oc
    .route({ method, path: '/v2/front/checkout/shared', tags: ['cart'], summary })
    .errors(REFUSALS)
    .input(Lines)
    .output(Cart)

/** A cart that somebody shows to others by a link: the link itself holds its lines, and nothing of who made it. */
export const sharedCart = {
  /** What of it can be had, at this moment's prices for everybody; what can't is told in `mensagens`. */
  get: call('GET', 'Um carrinho compartilhado'),

  /** Puts what can be had into the visitor's cart, and tells what can't. Refuses as adding to the cart does. */
  take: call('POST', 'Põe um carrinho compartilhado na sacola'),
}
