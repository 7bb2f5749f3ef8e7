import { max } from 'drizzle-orm'
import { type Credentials, credentialHints } from '#domain/payments/accounts/providers.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ACCOUNT_TAGS } from '../account-tags.ts'
import { sealCredentials } from '../credentials.ts'
import { type AccountRow, contasPagamento } from '../tables.ts'

type AccountToStore = Pick<AccountRow, 'id' | 'provedor' | 'ambiente' | 'nome' | 'metodos' | 'titular'> & {
  credentials: Credentials
}

/** Stores an account whose keys hold, sealed, last in the order, and tells all nodes. */
export async function storeAccount(
  { db, now, secrets }: Pick<RequestContext, 'db' | 'now' | 'secrets'>,
  { id, provedor, ambiente, nome, metodos, titular, credentials }: AccountToStore,
): Promise<AccountRow> {
  const [last] = await db.select({ ordem: max(contasPagamento.ordem) }).from(contasPagamento)
  const [row] = await db
    .insert(contasPagamento)
    .values({
      id,
      provedor,
      ambiente,
      nome,
      metodos,
      titular,
      ativa: true,
      ordem: (last?.ordem ?? 0) + 1,
      credenciais: sealCredentials(secrets, id, credentials),
      pistas: credentialHints(provedor, credentials),
      conferidaEm: now,
      criadaEm: now,
    })
    .returning()
  if (!row) throw new Error('The account was not stored.')
  await invalidateTags(db, ACCOUNT_TAGS)

  return row
}
