import type { Offer } from '#domain/shipping/freight-options.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { testContext } from '#tests/support/request-context.ts'
import { contasFrete } from '../tables.ts'
import { sealKeys } from './account-rows.ts'

const ID = '00000000-0000-4000-8000-0000000000f1'

/** Gives the store an active account at Melhor Envio's sandbox, with this token. Call it once per database. */
export async function freightAccount(
  db: Database,
  token = 'token-do-melhor-envio',
  segredo = '',
): Promise<void> {
  const { secrets, now } = testContext(db)
  await db.insert(contasFrete).values({
    id: ID,
    ambiente: 'teste',
    credenciais: sealKeys(secrets, ID, { token, segredo }),
    pistas: { token: token.slice(-4) },
    titular: null,
    conferidaEm: now,
    ativa: true,
    servicos: [1, 2, 3, 4, 31].map((id) => ({
      id,
      nome: `${id}`,
      transportadora: 'Correios',
      oferecido: true,
    })),
  })
}

/** Opens an account whose quotes are always these. */
export function quoting(db: Database, offers: readonly Offer[]): Pick<RequestContext, 'openFreightAccount'> {
  const { openFreightAccount } = testContext(db)

  return {
    openFreightAccount: (key) => ({
      ...openFreightAccount(key),
      orElse: () => async () => [...offers],
    }),
  }
}
