import { join } from 'node:path'
import { startBank } from './bank/start-bank.ts'
import type { Faults } from './faults.ts'
import { startMercadoPago } from './mercado-pago/start-mercado-pago.ts'
import { SHOP_ACCOUNT } from './shop-account.ts'

/** @internal Used by tests. */
export type Providers = Awaited<ReturnType<typeof startProviders>>

/** Where `startProviders` keeps its charges in a folder. */
export const CHARGES = { bank: 'banco.json', mercadoPago: 'mercado-pago.json' }

/**
 * The counterparts that shops in tests and trials are paid at: a bank for Pix, and Mercado Pago for boletos and cards. In
 * memory, or in files of a folder.
 */
export async function startProviders({ folder }: { folder?: string } = {}) {
  const file = (name: string) => (folder ? { file: join(folder, name) } : {})
  const bank = await startBank({ port: 0, ...file(CHARGES.bank) })
  const mercadoPago = await startMercadoPago({ port: 0, ...file(CHARGES.mercadoPago) })

  return { bank, mercadoPago, pay, setFaults, notifyShop, close }

  /** Pays a charge at either, as its payer would; false if it can't be paid. */
  function pay(id: string, how?: { late?: boolean; valor?: number }): boolean {
    return bank.pay(id, how) || mercadoPago.pay(id, how)
  }

  function setFaults(faults: Partial<Faults>): void {
    bank.setFaults(faults)
    mercadoPago.setFaults(faults)
  }

  /** Sends webhooks to a shop with the account of `shop-account.ts`. */
  function notifyShop(origin: string): void {
    bank.notifyShop(origin)
    mercadoPago.notifyAt(`${origin}/v2/webhooks/contas/${SHOP_ACCOUNT}`)
  }

  async function close(): Promise<void> {
    await Promise.all([bank.close(), mercadoPago.close()])
  }
}
