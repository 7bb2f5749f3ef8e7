import type { Connection } from '#platform/database/connect.ts'
import { SealBroken, type Secrets } from '#platform/infrastructure/security/seal.ts'
import { SEALED_MAIL_PASSWORD } from '#platform/mail/server/stored-server.ts'
import { SEALED_INVOICE_CREDENTIALS } from '#platform/orders/invoices/account/credentials.ts'
import { SEALED_CREDENTIALS } from '#platform/payments/accounts/credentials.ts'
import { SEALED_CARD_TOKENS } from '#platform/payments/cards/card-token.ts'
import { SEALED_PAYMENT_TOKENS } from '#platform/payments/charges/payment-token.ts'
import { SEALED_FREIGHT_KEYS } from '#platform/shipping/accounts/account-rows.ts'
import { KEY_FILE } from '../adapters/secrets.ts'
import { StartFailure } from './start-failure.ts'

/** The columns of sealed values; the rows' key is `id`. */
const SEALED = [
  SEALED_CREDENTIALS,
  SEALED_CARD_TOKENS,
  SEALED_PAYMENT_TOKENS,
  SEALED_FREIGHT_KEYS,
  SEALED_INVOICE_CREDENTIALS,
  SEALED_MAIL_PASSWORD,
]

/**
 * Opens every sealed value, and seals again those of an older key. Throws `StartFailure` if a key is missing: a shop
 * that opened all the same would take no payments.
 */
export async function checkSecrets({ pool }: Connection, secrets: Secrets): Promise<void> {
  for (const { tabela, campo } of SEALED) {
    const { rows } = await pool.query<{ id: string; value: Buffer }>(
      `select id::text, ${campo} as value from ${tabela} where ${campo} is not null order by id`,
    )
    for (const { id, value } of rows) {
      const place = { tabela, id, campo }
      const text = open(() => secrets.open(value, place), `${tabela} ${id}`)
      if (secrets.isCurrent(value)) continue
      // Another node may have replaced it in the meantime.
      await pool.query(`update ${tabela} set ${campo} = $1 where id = $2 and ${campo} = $3`, [
        secrets.seal(text, place),
        id,
        value,
      ])
    }
  }
}

function open(work: () => string, row: string): string {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause
    const why =
      cause.reason === 'chave'
        ? `nenhuma chave desta loja os abre. Ponha de volta SECRETS_KEY ou o arquivo ${KEY_FILE} que os selou (docs/operations.md)`
        : 'foram mudados fora da loja. Restaure uma cópia de segurança'
    throw new StartFailure(`Há segredos guardados (${row}), e ${why}.`, { cause })
  }
}
