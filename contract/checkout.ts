import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Chave, Senha, User, Usuario } from './customers.ts'
import { REFUSALS } from './refusals.ts'

/** Ways in and out of an account. Each gives the visitor another session, by cookie and header; a login takes the cart along. */
export const checkout = {
  /** By password. `revendedor` lets only resellers in. */
  login: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/login',
      tags: ['checkout'],
      summary: 'Entra com senha',
    })
    .input(z.object({ usuario: Usuario, senha: Senha, revendedor: z.boolean().default(false) }))
    .errors(REFUSALS)
    .output(User),

  /** By the code that this session asked for (`POST checkout/login-facilitado`). */
  loginByCode: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/login-facilitado/entrar',
      tags: ['checkout'],
      summary: 'Entra com o código recebido por e-mail',
    })
    .input(z.object({ codigo: z.string().trim().max(20) }))
    .errors(REFUSALS)
    .output(User),

  /** By the link that confirms a sign-up, which makes the account. */
  confirmSignUp: oc
    .route({
      method: 'POST',
      path: '/v2/front/checkout/cadastro/confirmar',
      tags: ['checkout'],
      summary: 'Confirma o cadastro e entra',
    })
    .input(z.object({ chave: Chave }))
    .errors(REFUSALS)
    .output(User),

  /** Out of this session, or with `todas` of every one of the account. */
  logout: oc
    .route({ method: 'POST', path: '/v2/front/checkout/logout', tags: ['checkout'], summary: 'Sai da conta' })
    .input(z.object({ todas: z.boolean().default(false) }).default({ todas: false }))
    .errors(REFUSALS)
    .output(User),
}
