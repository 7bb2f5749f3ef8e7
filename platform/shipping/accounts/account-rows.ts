import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Secrets } from '#platform/infrastructure/security/seal.ts'
import type { OpenedFreightAccount } from '../port.ts'
import { contasFrete, type FreightAccountRow } from '../tables.ts'

/** `segredo` is the secret of the application that Melhor Envio signs notifications with; empty without one. */
export type FreightKeys = { token: string; segredo: string }

export type FreightPlace = FreightAccountRow['ambiente']

/** Where an account's keys are sealed for. */
export const SEALED_FREIGHT_KEYS = { tabela: 'contas_frete', campo: 'credenciais' } as const

const Stored = z.object({ token: z.string(), segredo: z.string() })

/** Seals the keys of the account `id` as one value. */
export function sealKeys(secrets: Secrets, id: string, keys: FreightKeys): Buffer {
  return secrets.seal(JSON.stringify(keys), { ...SEALED_FREIGHT_KEYS, id })
}

/** Opens them again. Throws `SealBroken`. */
export function openKeys(
  secrets: Secrets,
  { id, credenciais }: Pick<FreightAccountRow, 'id' | 'credenciais'>,
): FreightKeys {
  return Stored.parse(JSON.parse(secrets.open(credenciais, { ...SEALED_FREIGHT_KEYS, id })))
}

/** The account of this place, or undefined. */
export async function findAccount(
  db: Database,
  ambiente: FreightPlace,
): Promise<FreightAccountRow | undefined> {
  const [row] = await db.select().from(contasFrete).where(eq(contasFrete.ambiente, ambiente))

  return row
}

/** Locks the account of this place. Refuses `CadastroInexistente`. */
export async function lockAccount(tx: Database, ambiente: FreightPlace): Promise<FreightAccountRow> {
  const [row] = await tx.select().from(contasFrete).where(eq(contasFrete.ambiente, ambiente)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

type Opening = Pick<RequestContext, 'db' | 'secrets' | 'openFreightAccount'>

/** The account that quotes and sells labels, opened, with the services that the store offers; null without one. */
export async function activeAccount(
  context: Opening,
): Promise<(OpenedFreightAccount & { ambiente: FreightPlace; services: number[] }) | null> {
  const [row] = await context.db.select().from(contasFrete).where(eq(contasFrete.ativa, true))
  if (!row) return null
  const services = row.servicos.filter(({ oferecido }) => oferecido).map(({ id }) => id)

  return { ...openRow(context, row), ambiente: row.ambiente, services }
}

/** The account of this place, opened, whether it quotes or not; null without one. */
export async function accountAt(
  context: Opening,
  ambiente: FreightPlace,
): Promise<OpenedFreightAccount | null> {
  const row = await findAccount(context.db, ambiente)

  return row ? openRow(context, row) : null
}

function openRow(context: Opening, row: FreightAccountRow): OpenedFreightAccount {
  const { token } = openKeys(context.secrets, row)

  return context.openFreightAccount({ ambiente: row.ambiente, token })
}
