import type { User } from '#contract/customers/customers.ts'
import { checkCode, takeCode } from '#platform/customers/auth/check-code.ts'
import { checkPassword, type PasswordLogin } from '#platform/customers/auth/check-password.ts'
import { confirmSignUp } from '#platform/customers/auth/confirm-sign-up.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { adoptOrders } from '#platform/orders/buyer/adopt-orders.ts'
import { enter } from './start-customer-session.ts'

/** Logs in by password. Refuses `LoginRecusado` and `TentativasDemais`. */
export async function logIn(context: RequestContext, login: PasswordLogin): Promise<User> {
  const id = await checkPassword(context, login)

  return enter(context, { owner: async () => id, loginFacilitado: false })
}

/** Logs in by the code of a mail. Refuses `CodigoInvalido` and `TentativasDemais`. */
export async function logInByCode(context: RequestContext, login: { codigo: string }): Promise<User> {
  const id = await checkCode(context, login)

  return enter(context, { owner: (tx) => takeCode(tx, id), loginFacilitado: true })
}

/** Makes the account that a sign-up asked for, with what its owner bought before as a guest, and logs in. Refuses `ChaveInvalida`. */
export function logInBySignUp(context: RequestContext, { chave }: { chave: string }): Promise<User> {
  const owner: Parameters<typeof enter>[1]['owner'] = async (tx) => {
    const { id, email } = await confirmSignUp(tx, { chave, agora: context.agora })
    await adoptOrders(tx, { idCliente: id, email })

    return id
  }

  return enter(context, { owner, loginFacilitado: false })
}
