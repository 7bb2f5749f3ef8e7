import { asc, eq, sql } from 'drizzle-orm'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { generatedFields, sendsNotifications } from '#domain/payments/accounts/providers.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pagamentos } from '../../tables.ts'
import { openCredentials } from '../credentials.ts'
import { webhookPath } from '../payment-account.ts'
import { type AccountRow, contasPagamento, contasPagamentoSaude } from '../tables.ts'

/** Returns the accounts of the panel in their order, and the host of the bank that the environment configures. */
export async function listAccounts(
  context: RequestContext,
): Promise<{ itens: StoredAccount[]; servidor: string | null }> {
  permit(context, 'configuracao.ver')
  const rows = await context.db
    .select({ row: contasPagamento, foraDesde: contasPagamentoSaude.foraDesde, emUso: IN_USE })
    .from(contasPagamento)
    .leftJoin(contasPagamentoSaude, eq(contasPagamentoSaude.conta, sql`${contasPagamento.id}::text`))
    .orderBy(asc(contasPagamento.ordem), asc(contasPagamento.criadaEm))

  return { itens: rows.map((known) => accountOf(context, known)), servidor: context.environment.pix }
}

/** Returns one account as the panel shows it. */
export async function shownAccount(context: RequestContext, id: string): Promise<StoredAccount> {
  const [known] = await context.db
    .select({ row: contasPagamento, foraDesde: contasPagamentoSaude.foraDesde, emUso: IN_USE })
    .from(contasPagamento)
    .leftJoin(contasPagamentoSaude, eq(contasPagamentoSaude.conta, sql`${contasPagamento.id}::text`))
    .where(eq(contasPagamento.id, id))
  if (!known) throw new Error('An account that was just saved is missing.')

  return accountOf(context, known)
}

/** The address for notifications, with the key that proves the sender where these are not signed. */
export function webhookUrl(
  { storeUrl, secrets }: Pick<RequestContext, 'storeUrl' | 'secrets'>,
  row: AccountRow,
) {
  const url = storeUrl + webhookPath(row.id)
  const [generated] = generatedFields(row.provedor)
  if (!generated) return url
  const key = openCredentials(secrets, row)[generated] ?? ''

  // Providers of the standard Pix API append `/pix` to the address.
  return `${url}?chave=${encodeURIComponent(key)}&ignorar=`
}

const IN_USE = sql<boolean>`exists (select from ${pagamentos} where ${pagamentos.idConta} = ${contasPagamento.id})`

type Known = { row: AccountRow; foraDesde: Date | null; emUso: boolean }

function accountOf(context: RequestContext, { row, foraDesde, emUso }: Known): StoredAccount {
  const { id, provedor, nome, ambiente, ativa, metodos, pistas, titular, versao } = row
  const isOwner = context.funcionario?.permissoes.includes('integracoes.gerir') ?? false
  const open = context.payments.find((account) => account.id === id)

  return {
    id,
    provedor,
    nome,
    ambiente,
    ativa,
    metodos,
    pistas,
    titular,
    emUso,
    versao,
    conferidaEm: row.conferidaEm?.toISOString() ?? null,
    foraDesde: foraDesde?.toISOString() ?? null,
    avisos: {
      url: isOwner && sendsNotifications(provedor) ? webhookUrl(context, row) : null,
      registravel: open ? open.provider.registerWebhook !== null : false,
      registradosEm: row.avisosEm?.toISOString() ?? null,
    },
  }
}
