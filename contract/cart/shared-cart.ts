import { oc } from '@orpc/contract'
import * as z from 'zod'
import { REFUSALS } from '../refusals.ts'
import { Cart } from './cart.ts'

/** SKUs and quantities, as `domain/cart/shared-lines.ts` writes them: `12-34x2,15-40x1s`. */
const Lines = z.object({ itens: z.string().max(2_700) })

const call = (method: 'GET' | 'POST', summary: string) =>
  oc
    .route({ method, path: '/v2/front/checkout/shared', tags: ['cart'], summary })
    .errors(REFUSALS)
    .input(Lines)
    .output(Cart)

/** A cart shared by a link. The link contains the lines and no personal data; nothing is stored. */
export const sharedCart = {
  /** The lines that are available, at current public prices; `mensagens` lists the others. */
  get: call('GET', 'Um carrinho compartilhado'),

  /** Adds the available lines to the visitor's cart; `mensagens` lists the others. Refuses as adding to the cart does. */
  take: call('POST', 'Põe um carrinho compartilhado na sacola'),
}
