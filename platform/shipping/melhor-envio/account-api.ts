import * as z from 'zod'
import { callMelhorEnvio, type MelhorEnvioApi } from './call.ts'
import { FreightRefusal } from './failures.ts'
import { Reais } from './money.ts'

/** A carrier's service: `PAC` of `Correios`. */
export type CarrierService = { id: number; nome: string; transportadora: string }

/**
 * Asks whose the token is (`GET /me`). `titular` is null if the token may not read that. Throws FreightRefusal for a
 * token that is nobody's.
 */
export async function checkToken(api: MelhorEnvioApi): Promise<{ titular: string | null }> {
  try {
    const { firstname, lastname } = await callMelhorEnvio(api, { method: 'GET', path: '' }, User)
    return { titular: [firstname, lastname].filter(Boolean).join(' ') || null }
  } catch (error) {
    // Authentic, without the permission `users-read`.
    if (error instanceof FreightRefusal && error.status === 403) return { titular: null }
    throw error
  }
}

const User = z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() })

/** Lists the services of all carriers (`GET /shipment/services`), by carrier and name. */
export async function listServices(api: MelhorEnvioApi): Promise<CarrierService[]> {
  const services = await callMelhorEnvio(api, { method: 'GET', path: '/shipment/services' }, Services)

  return services
    .map(({ id, name, company }) => ({ id, nome: name, transportadora: company.name }))
    .sort((a, b) => a.transportadora.localeCompare(b.transportadora) || a.nome.localeCompare(b.nome))
}

const Services = z.array(z.object({ id: z.int(), name: z.string(), company: z.object({ name: z.string() }) }))

/** The centavos in the account's wallet (`GET /balance`), from which labels are paid. */
export async function readBalance(api: MelhorEnvioApi): Promise<number> {
  const { balance } = await callMelhorEnvio(api, { method: 'GET', path: '/balance' }, Balance)

  return balance
}

const Balance = z.object({ balance: Reais })
