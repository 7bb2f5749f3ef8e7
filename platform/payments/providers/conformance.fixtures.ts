import type { Faults } from '#tools/counterparts/faults.ts'
import { PAYER } from '../payments.fixtures.ts'
import type {
  PaymentMethod,
  PaymentProvider,
  ProviderAccount,
  ProviderState,
  RefundSituation,
} from '../port.ts'

/** A provider's method for the conformance tests, at the provider's counterpart. */
export type Driver = {
  metodo: PaymentMethod
  account: () => ProviderAccount
  provider: () => PaymentProvider<never>
  /** What has to be there before the provider fails. */
  prepare?: () => Promise<void>
  /** Creates an unpaid charge of 12345 centavos, under the shop's id. */
  create: (id: string) => Promise<ProviderState>
  /** Pays the charge, and returns its state at the provider. */
  pay: (id: string) => Promise<ProviderState | null>
  /** Tries to pay at the counterpart alone; false if it can't be paid. Null if nobody can stop a payment. */
  payThere: ((id: string) => boolean) | null
  /** How many charges with this id the counterpart has. */
  count: (id: string) => number | Promise<number>
  /** Null where nobody is called. */
  setFaults: ((faults: Partial<Faults>) => void) | null
  /** What a refund is at once. */
  refunded: RefundSituation
  /** False if the provider keeps refunds under its own ids only. */
  namesRefunds: boolean
}

/** What every charge of the tests asks for. */
export const COMMON = {
  valor: 12_345,
  pagador: PAYER,
  descricao: 'Pedido de teste',
  descritor: 'LIRA',
  avisos: 'http://127.0.0.1:9/v2/webhooks/teste',
}
