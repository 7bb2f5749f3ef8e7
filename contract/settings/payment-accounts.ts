import * as z from 'zod'
import { KNOWN_PROVIDERS } from '#domain/payments/accounts/providers.ts'
import { adminCall } from '../admin-call.ts'
import { StoredCentavos } from '../money.ts'

const call = adminCall('paymentAccounts')

/** Whoever changes an account receives the store's money: owners, who can't log in without a second factor. */
const OWNERS = 'integracoes.gerir'

export const AccountProvider = z.enum(KNOWN_PROVIDERS)

const Terms = z.object({
  /** What the provider keeps: hundredths of a percent, and centavos of each payment. */
  tarifa: z.object({ percentual: z.int().min(0).max(10_000), fixa: StoredCentavos }),
  /** Smaller payments go to another account. */
  minimo: StoredCentavos,
})

/** The methods that an account takes; the others are left out. */
export const AccountMethods = z.object({
  pix: Terms.optional(),
  boleto: Terms.optional(),
  cartao: Terms.extend({ parcelas: z.int().min(1).max(24) }).optional(),
})

const Credentials = z.record(z.string().max(40), z.string().trim().max(10_000))

const Account = z.object({
  id: z.uuid(),
  provedor: AccountProvider,
  nome: z.string(),
  ambiente: z.enum(['producao', 'teste']),
  ativa: z.boolean(),
  metodos: AccountMethods,
  /** What may be shown of the credentials, by field: four last characters, or all of what is public. */
  pistas: z.record(z.string(), z.string()),
  titular: z.string().nullable(),
  /** When the provider last accepted the keys. */
  conferidaEm: z.iso.datetime().nullable(),
  /** Since when its provider does not answer; null if it works. */
  foraDesde: z.iso.datetime().nullable(),
  /** The address for the provider's notifications, for owners only; where it can't be registered by a call, by hand. */
  avisos: z.object({
    url: z.string().nullable(),
    registravel: z.boolean(),
    registradosEm: z.iso.datetime().nullable(),
  }),
  /** Whether payments refer to it; then it can only be switched off. */
  emUso: z.boolean(),
  versao: z.int32(),
})

const Name = z.string().trim().min(1, 'Dê um nome à conta.').max(60)

const Id = z.object({ id: z.uuid() })

const NewAccount = z.object({
  provedor: AccountProvider,
  ambiente: z.enum(['producao', 'teste']),
  nome: Name,
  metodos: AccountMethods,
  credenciais: Credentials,
})

export const paymentAccounts = {
  /**
   * In the order in which they take payments. `servidor` is the host of the bank that the server's environment
   * configures, which takes Pix before them; null if there is none.
   */
  list: call('GET', '/settings/payment-accounts', 'As contas de pagamento', 'configuracao.ver').output(
    z.object({ itens: z.array(Account), servidor: z.string().nullable() }),
  ),

  /**
   * Adds an account once its provider has accepted the keys. Refuses `CamposInvalidos`, at the field that the provider
   * refuses, and `ProvedorIndisponivel` if it does not answer.
   */
  create: call('POST', '/settings/payment-accounts', 'Adiciona uma conta', OWNERS)
    .input(NewAccount)
    .output(Account),

  /** Changes everything but the keys. */
  change: call('PUT', '/settings/payment-accounts/{id}', 'Muda uma conta', OWNERS)
    .input(
      NewAccount.pick({ nome: true, metodos: true }).extend({
        ...Id.shape,
        versao: z.int32(),
        ativa: z.boolean(),
      }),
    )
    .output(Account),

  /** Replaces keys; fields that are left out stay. Refuses as `create`. */
  replaceKeys: call('PUT', '/settings/payment-accounts/{id}/keys', 'Troca as chaves', OWNERS)
    .input(z.object({ ...Id.shape, versao: z.int32(), credenciais: Credentials }))
    .output(Account),

  /** Asks the provider whether the keys still hold. Refuses as `create`. */
  check: call('POST', '/settings/payment-accounts/{id}/check', 'Confere a conexão', OWNERS)
    .input(Id)
    .output(Account),

  /** Registers the address for notifications at the provider. Refuses as `create`. */
  registerWebhook: call('POST', '/settings/payment-accounts/{id}/webhook', 'Registra os avisos', OWNERS)
    .input(Id)
    .output(Account),

  /** All accounts, in their new order. */
  sort: call('PUT', '/settings/payment-accounts', 'Muda a ordem das contas', OWNERS)
    .input(z.object({ ids: z.array(z.uuid()).max(50) }))
    .output(z.object({})),

  /** Refuses `CadastroEmUso` if payments refer to it. */
  remove: call('DELETE', '/settings/payment-accounts/{id}', 'Remove uma conta', OWNERS)
    .input(Id)
    .output(z.object({})),
}

export type StoredAccount = z.infer<typeof Account>
export type NewAccount = z.infer<typeof NewAccount>
