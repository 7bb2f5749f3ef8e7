import * as z from 'zod'
import { adminCall } from '../../admin-call.ts'

const call = adminCall('fiscal')

/** Whoever changes the token issues documents in the store's name: owners, who need a second factor. */
const OWNERS = 'integracoes.gerir'

export const InvoiceEnvironmentName = z.enum(['homologacao', 'producao'])

const Account = z.object({
  ambiente: InvoiceEnvironmentName,
  /** The last characters of the token. */
  pista: z.string(),
  /** When the service last accepted the token. */
  conferidaEm: z.iso.datetime(),
  /** When it took the address for notifications; null: the shop asks by itself instead. */
  avisosEm: z.iso.datetime().nullable(),
})

const Issuing = z.object({
  /** Where invoices are issued; null: not by this shop. */
  ambiente: InvoiceEnvironmentName.nullable(),
  /** Whether every order is invoiced when it is paid. */
  automatica: z.boolean(),
  /** Added to each invoice, such as the sentence of the Simples. */
  informacoes: z.string().trim().max(2000),
})

const Page = Issuing.extend({ versao: z.int32(), contas: z.array(Account) })

const Which = z.object({ ambiente: InvoiceEnvironmentName })

export const issuing = {
  getIssuing: call('GET', '/settings/invoices', 'Como a loja emite notas', 'configuracao.ver').output(Page),

  /** Refuses `CamposInvalidos` for an environment without a token, and `VersaoAntiga`. */
  saveIssuing: call('PUT', '/settings/invoices', 'Muda como a loja emite notas', OWNERS)
    .input(Issuing.extend({ versao: z.int32() }))
    .output(Page),

  /**
   * Saves the token of an environment once the service has accepted it; until then the earlier one works. Refuses
   * `CamposInvalidos` at the token, and `ProvedorIndisponivel`.
   */
  saveToken: call('PUT', '/settings/invoices/accounts/{ambiente}', 'Guarda o token', OWNERS)
    .input(Which.extend({ token: z.string().trim().max(200) }))
    .output(Page),

  /** Asks the service whether the token holds. Refuses as `saveToken`. */
  checkAccount: call('POST', '/settings/invoices/accounts/{ambiente}/check', 'Confere a conexão', OWNERS)
    .input(Which)
    .output(Page),

  /** Refuses `CadastroEmUso` while invoices are issued there. */
  removeAccount: call('DELETE', '/settings/invoices/accounts/{ambiente}', 'Remove o token', OWNERS)
    .input(Which)
    .output(Page),
}

export type IssuingPage = z.infer<typeof Page>
export type IssuingInput = z.infer<typeof Issuing>
