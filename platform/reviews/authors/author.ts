import { createHash } from 'node:crypto'
import { readWriter } from '#domain/review/read-writer.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productsReceived } from '#platform/orders/buyer/received-orders.ts'
import { findInvitedOrder } from '../invitations/find-invitation.ts'

/** The author of a review. `identificado`: a buyer or logged-in customer, not somebody who only typed a name. */
export type Author = {
  idCliente: number | null
  nome: string
  email: string
  cidade: string | null
  compraVerificada: boolean
  identificado: boolean
}

/**
 * Returns a product's author by the key of a mail or by session; null for a visitor. Refuses `ChaveInvalida` for a key that
 * is unknown, expired, or of an order without this product.
 */
export async function knownAuthor(
  context: RequestContext,
  { idProduto, key }: { idProduto: number; key?: string | undefined },
): Promise<Author | null> {
  if (key !== undefined) {
    const order = await findInvitedOrder(context, key)
    if (!order.produtos.includes(idProduto)) throw refuse('ChaveInvalida')
    const { idCliente, nome, email, cidade } = order

    return { idCliente, nome, email, cidade, compraVerificada: true, identificado: true }
  }
  const { logado, id, nomeRazao, email, endereco } = await getUser(context)
  if (!logado) return null
  const { cidade, uf } = endereco.principal

  return {
    idCliente: id,
    nome: nomeRazao,
    email: email.toLowerCase(),
    cidade: cidade === '' ? null : `${cidade}, ${uf}`,
    compraVerificada: (await productsReceived(context, id)).includes(idProduto),
    identificado: true,
  }
}

/** Returns a visitor as author, by what they typed. Refuses `CamposInvalidos`. */
export function visitingAuthor(typed: { nome: string; email: string; contato: string }): Author {
  const read = readWriter(typed)
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  const { nome, email } = read.writer

  return { idCliente: null, nome, email, cidade: null, compraVerificada: false, identificado: false }
}

/**
 * Key of the one review per author and product. Visitors have keys of their own, so that typing a customer's e-mail
 * never changes that customer's review.
 */
export function reviewKey(
  { email, identificado }: Pick<Author, 'email' | 'identificado'>,
  idProduto: number,
): string {
  const hash = createHash('sha256').update(email).digest('hex').slice(0, 32)

  return `${identificado ? 'autor' : 'visitante'}:${hash}:${idProduto}`
}
