import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { contasFrete, type FreightAccountRow, type OfferedService } from '../tables.ts'
import { type FreightKeys, type FreightPlace, findAccount, openKeys, sealKeys } from './account-rows.ts'
import { askMelhorEnvio } from './ask-melhor-envio.ts'
import { toAccount } from './list-accounts.ts'

type SaveAccountInput = FreightKeys & { ambiente: FreightPlace }

/**
 * Saves an account's keys once Melhor Envio has accepted the token; the first account of the store quotes at once.
 * Empty keys stay as they are. Refuses `CamposInvalidos` and `ProvedorIndisponivel`.
 */
export async function saveAccount(
  context: RequestContext,
  { ambiente, token, segredo }: SaveAccountInput,
): Promise<FreightAccount> {
  permit(context, 'integracoes.gerir')
  const { db, secrets } = context
  const before = await findAccount(db, ambiente)
  const known = before ? openKeys(secrets, before) : { token: '', segredo: '' }
  const keys = { token: token || known.token, segredo: segredo || known.segredo }
  if (keys.token === '')
    throw refuse('CamposInvalidos', { campos: [{ campo: 'token', mensagem: 'Cole o token.' }] })
  const checked = await checkedAccount(context, ambiente, keys.token, before?.servicos ?? null)

  return db.transaction(async (tx) => {
    // So that of two first accounts only one quotes.
    await tx.execute(`lock table contas_frete in share row exclusive mode`)
    const id = before?.id ?? randomUUID()
    const values = {
      ...checked,
      credenciais: sealKeys(secrets, id, keys),
      pistas: { token: keys.token.slice(-4), ...(keys.segredo && { segredo: keys.segredo.slice(-4) }) },
      versao: (before?.versao ?? 0) + 1,
    }
    const others = await tx.$count(contasFrete, eq(contasFrete.ativa, true))
    const [row] = await tx
      .insert(contasFrete)
      .values({ id, ambiente, ativa: others === 0, ...values })
      .onConflictDoUpdate({ target: contasFrete.ambiente, set: values, setWhere: eq(contasFrete.id, id) })
      .returning()
    // Another owner entered the same account's first token meanwhile, or removed it.
    if (!row) throw refuse('CadastroInexistente')
    await recordChange(tx, context, {
      acao: before ? 'contaFrete.chaves-trocadas' : 'contaFrete.criada',
      alvo: targetOf(row),
      depois: auditedFields(row),
    })

    return toAccount(context, row)
  })
}

/** Asks whether an account's token still holds. Refuses `CadastroInexistente`, and as `saveAccount`. */
export async function checkAccount(
  context: RequestContext,
  { ambiente }: { ambiente: FreightPlace },
): Promise<FreightAccount> {
  permit(context, 'integracoes.gerir')
  const { db, secrets } = context
  const row = await findAccount(db, ambiente)
  if (!row) throw refuse('CadastroInexistente')
  const checked = await checkedAccount(context, ambiente, openKeys(secrets, row).token, row.servicos)
  const [now] = await db.update(contasFrete).set(checked).where(eq(contasFrete.id, row.id)).returning()
  if (!now) throw refuse('CadastroInexistente')

  return toAccount(context, now)
}

/** What Melhor Envio says about an account. All services of a new one are offered; later ones wait to be chosen. */
async function checkedAccount(
  context: RequestContext,
  ambiente: FreightPlace,
  token: string,
  known: readonly OfferedService[] | null,
) {
  const { api } = context.openFreightAccount({ ambiente, token })
  const { titular, services } = await askMelhorEnvio(async () => ({
    ...(await api.check()),
    services: await api.services(),
  }))
  const isOffered = (id: number) => known?.find((service) => service.id === id)?.oferecido ?? known === null
  const servicos = services.map((service) => ({ ...service, oferecido: isOffered(service.id) }))

  return { titular, servicos, conferidaEm: context.now }
}

/** What the audit says about: never the keys. */
export function targetOf({ id, ambiente }: Pick<FreightAccountRow, 'id' | 'ambiente'>) {
  const nome = ambiente === 'producao' ? 'Melhor Envio' : 'Melhor Envio (sandbox)'

  return { tipo: 'contaFrete', id, nome } as const
}

/** The fields of an account that the audit compares. */
export function auditedFields({ ativa, servicos }: FreightAccountRow): Record<string, unknown> {
  const offered = servicos.filter(({ oferecido }) => oferecido)

  return { ativa, servicos: offered.map(({ nome, transportadora }) => `${transportadora} ${nome}`) }
}
