import type { AccountMethods } from '#domain/payments/accounts/account-rules.ts'
import type { Credentials } from '#domain/payments/accounts/providers.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { storeAccount } from '#platform/payments/accounts/editing/store-account.ts'
import { contasPagamento } from '#platform/payments/accounts/tables.ts'

/** The demonstration store's account at the simulated Mercado Pago, to which its payments refer. */
export const DEMO_ACCOUNT = '3f0c9a44-6d1b-4c0e-8f57-9d2a51c7e0b3'

/** Of a test environment: it takes nothing beside an account that the merchant adds for real money. */
export const DEMO_ACCOUNT_RULES = {
  nome: 'Mercado Pago (teste)',
  ambiente: 'teste',
  metodos: {
    pix: { tarifa: { percentual: 99, fixa: 0 }, minimo: 0 },
    boleto: { tarifa: { percentual: 0, fixa: 349 }, minimo: 0 },
    cartao: { tarifa: { percentual: 498, fixa: 0 }, minimo: 0, parcelas: 12 },
  } satisfies AccountMethods,
} as const

/**
 * Gives a demonstration store that has no payment account one at the simulated Mercado Pago, sealed like any merchant's.
 * Returns whether the store has this account.
 */
export async function ensureDemoAccount(
  { db, secrets, now }: Pick<RequestContext, 'db' | 'secrets' | 'now'>,
  credentials: Credentials,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // So that two nodes that start at once don't both add it.
    await tx.execute('lock table contas_pagamento in share row exclusive mode')
    const known = await tx.select({ id: contasPagamento.id }).from(contasPagamento)
    if (known.length > 0) return known.some(({ id }) => id === DEMO_ACCOUNT)
    await storeAccount(
      { db: tx, now, secrets },
      { ...DEMO_ACCOUNT_RULES, id: DEMO_ACCOUNT, provedor: 'mercadoPago', titular: null, credentials },
    )
    return true
  })
}
