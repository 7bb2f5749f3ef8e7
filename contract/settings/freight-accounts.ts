import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('freightAccounts')

/** Labels are paid from the account's wallet: owners, who can't log in without a second factor. */
const OWNERS = 'integracoes.gerir'

/** Melhor Envio's production and its sandbox (`teste`), which know nothing of each other. */
const Place = z.enum(['producao', 'teste'])

/** A carrier's service, such as PAC of Correios, and whether the store offers it. */
const Service = z.object({
  id: z.int32(),
  nome: z.string(),
  transportadora: z.string(),
  oferecido: z.boolean(),
})

const Account = z.object({
  ambiente: Place,
  /** The last four characters of the token, and of the application's secret, if there is one. */
  pistas: z.object({ token: z.string(), segredo: z.string().optional() }),
  titular: z.string().nullable(),
  /** When Melhor Envio last accepted the token. */
  conferidaEm: z.iso.datetime(),
  /** Whether it quotes and sells labels; at most one does. */
  ativa: z.boolean(),
  servicos: z.array(Service),
  /** The address for Melhor Envio's notifications, for owners only. */
  avisos: z.url().nullable(),
  versao: z.int32(),
})

const Key = z
  .string()
  .trim()
  .regex(/^([\x21-\x7e]{8,4000})?$/, 'Cole o texto inteiro, sem espaços.')
  .default('')

const Which = z.object({ ambiente: Place })

/** The store's accounts at Melhor Envio. */
export const freightAccounts = {
  list: call('GET', '/settings/freight-accounts', 'As contas no Melhor Envio', 'configuracao.ver').output(
    z.object({ itens: z.array(Account) }),
  ),

  /**
   * Saves the keys of an account once Melhor Envio has accepted the token; empty ones stay as they are. Refuses
   * `CamposInvalidos` at the field that Melhor Envio refuses, and `ProvedorIndisponivel` if it does not answer.
   */
  save: call('PUT', '/settings/freight-accounts/{ambiente}', 'Guarda uma conta no Melhor Envio', OWNERS)
    .input(Which.extend({ token: Key, segredo: Key }))
    .output(Account),

  /** Chooses the services that are offered, and whether this account quotes: then the other one does not. */
  change: call('PUT', '/settings/freight-accounts/{ambiente}/services', 'Escolhe os serviços', OWNERS)
    .input(Which.extend({ ativa: z.boolean(), servicos: z.array(z.int32()).max(200), versao: z.int32() }))
    .output(Account),

  /** Asks whether the token still holds, and which services there are. Refuses as `save`. */
  check: call('POST', '/settings/freight-accounts/{ambiente}/check', 'Confere a conexão', OWNERS)
    .input(Which)
    .output(Account),

  /** Forgets the keys. Refuses `CadastroEmUso` while labels of it are on their way. */
  remove: call('DELETE', '/settings/freight-accounts/{ambiente}', 'Remove uma conta', OWNERS)
    .input(Which)
    .output(z.object({})),
}

export type FreightAccount = z.infer<typeof Account>
