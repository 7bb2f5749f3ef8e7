import { readPixKey } from '#domain/payments/pix/pix-key.ts'
import type { Receiver } from '#domain/payments/pix/write-pix-code.ts'
import type { Database } from '#platform/database/connect.ts'
import { type ProviderAccount, ProviderRefusal } from '../../port.ts'
import { cancelCharge, openCharge, openReturn, ownState } from './ledger.ts'

export type OwnPixOptions = {
  db: Database
  /** The store's Pix key, as its owner typed it. */
  chave: string
  /** The receiver in the code; `titular` and `documento` are whom the payer's bank has to show. */
  receiver: () => Receiver & { titular: string; documento: string }
  /** How long a charge can be paid, since a person has to look into the account. */
  minutes: () => number
  now: () => Date
}

/**
 * Pix to the store's own key, without a provider: a static code with amount and txid, computed here. Nobody notifies
 * the shop of money; people of the store confirm what they see in its account, and that ledger is this provider's only
 * truth. Any bank can still pay a cancelled code: such money is confirmed as late. Refunds wait until a person has sent
 * the money back.
 */
export function ownPix({ db, chave, receiver, minutes, now }: OwnPixOptions): ProviderAccount {
  return {
    pix: {
      create: async ({ id, valor }) => openCharge(db, { id, valor, ...payee(), criadaEm: now() }),
      find: ({ id }) => ownState(db, id),
      cancel: ({ id }) => cancelCharge(db, id, now()),
      refund: ({ cobranca, id, valor }) =>
        openReturn(db, { idCobranca: cobranca.id, id, valor, pedidaEm: now() }),
      capture: null,
      minutes,
    },
    boleto: null,
    cartao: null,
    readNotifications: () => null,
    check: async () => ({ titular: payee().recebedor.nome }),
    registerWebhook: null,
    disputesUrl: null,
  }

  /** Throws ProviderRefusal for what can't stand in a code. */
  function payee() {
    const key = readPixKey(chave)
    const { nome, cidade, titular, documento } = receiver()
    if (!key) throw new ProviderRefusal(WRONG_KEY)
    if (nome.trim() === '' || cidade.trim() === '') throw new ProviderRefusal(NO_RECEIVER)

    return { chave: key.chave, nome, cidade, recebedor: { nome: titular, documento } }
  }
}

const WRONG_KEY =
  'Esta chave Pix não é de nenhum tipo: use CPF, CNPJ, e-mail, celular com +55 e DDD, ou a chave aleatória. Confira os dígitos.'
const NO_RECEIVER = 'Preencha o nome e a cidade da loja em Configurações: eles vão dentro do código Pix.'
