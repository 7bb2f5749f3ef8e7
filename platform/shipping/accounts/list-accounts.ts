import { asc } from 'drizzle-orm'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { contasFrete, type FreightAccountRow } from '../tables.ts'
import type { FreightPlace } from './account-rows.ts'

/** Returns the store's accounts at Melhor Envio, production first. */
export async function listAccounts(context: RequestContext): Promise<{ itens: FreightAccount[] }> {
  permit(context, 'configuracao.ver')
  const rows = await context.db.select().from(contasFrete).orderBy(asc(contasFrete.ambiente))

  return { itens: rows.map((row) => toAccount(context, row)) }
}

/** Maps an account to the contract's JSON. */
export function toAccount(context: RequestContext, row: FreightAccountRow): FreightAccount {
  const { ambiente, pistas, titular, conferidaEm, ativa, servicos, versao } = row
  const isOwner = context.funcionario?.permissoes.includes('integracoes.gerir') ?? false

  return {
    ambiente,
    pistas,
    titular,
    ativa,
    servicos,
    versao,
    conferidaEm: conferidaEm.toISOString(),
    avisos: isOwner ? context.storeUrl + freightWebhookPath(ambiente) : null,
  }
}

/** The path to which Melhor Envio sends an account's notifications. */
export function freightWebhookPath(ambiente: FreightPlace): string {
  return `/v2/webhooks/frete/${ambiente}`
}
