import type { User } from '#contract/customers/customers.ts'
import { checkCode, consumeCode } from '#platform/customers/auth/check-code.ts'
import { checkPassword, type PasswordLogin } from '#platform/customers/auth/check-password.ts'
import { confirmSignUp } from '#platform/customers/auth/confirm-sign-up.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { adoptOrders } from '#platform/orders/buyer/adopt-orders.ts'
import { adoptQuotes } from '../sales-quotes/personal-quotes.ts'
import { startCustomerSession } from './start-customer-session.ts'

/** Logs in by password. Refuses `LoginRecusado` and `TentativasDemais`. */
export async function logIn(context: RequestContext, login: PasswordLogin): Promise<User> {
  const id = await checkPassword(context, login)

  return startCustomerSession(context, { owner: async () => id, loginFacilitado: false })
}

/** Logs in by the code from a mail. Refuses `CodigoInvalido` and `TentativasDemais`. */
export async function logInByCode(context: RequestContext, login: { codigo: string }): Promise<User> {
  const id = await checkCode(context, login)

  return startCustomerSession(context, { owner: (tx) => consumeCode(tx, id), loginFacilitado: true })
}

/**
 * Creates the account of a confirmed sign-up, gives it its owner's guest orders and quotes, and logs in. Refuses
 * `ChaveInvalida`.
 */
export function logInBySignUp(context: RequestContext, { chave }: { chave: string }): Promise<User> {
  const owner: Parameters<typeof startCustomerSession>[1]['owner'] = async (tx) => {
    const { id, email } = await confirmSignUp(tx, { chave, now: context.now })
    await adoptOrders(tx, { idCliente: id, email })
    await adoptQuotes(tx, { idCliente: id, email })

    return id
  }

  return startCustomerSession(context, { owner, loginFacilitado: false })
}
