import * as z from 'zod'
import { ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { parseAnswer, send } from '../call-provider.ts'
import type { MercadoPagoApi } from './call-mercado-pago.ts'

/**
 * Asks whose the access token is (`GET /users/me`). Throws ProviderRefusal with a Portuguese sentence if it is nobody's,
 * or of an account in another country.
 */
export async function checkAccount({
  url,
  accessToken,
  timeoutMs,
}: MercadoPagoApi): Promise<{ titular: string | null }> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const { status, text } = await send({ method: 'GET', url: `${url}/users/me`, headers, timeoutMs })
  if (status === 400 || status === 401 || status === 403)
    throw new ProviderRefusal(
      'O Mercado Pago não reconheceu o Access Token. Copie-o de novo em Suas integrações, Credenciais.',
    )
  if (status !== 200) throw new ProviderUnavailable(`Mercado Pago responded with ${status}.`)
  const { nickname, site_id } = parseAnswer(text, User)
  if (site_id !== 'MLB')
    throw new ProviderRefusal(
      'Este Access Token é de uma conta do Mercado Pago de outro país. Use o da conta do Brasil.',
    )

  return { titular: nickname ?? null }
}

const User = z.object({ site_id: z.string(), nickname: z.string().nullish() })
