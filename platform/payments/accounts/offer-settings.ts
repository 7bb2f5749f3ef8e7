import type { Settings } from '#contract/settings/settings.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { instalmentsOf } from '#domain/payments/accounts/route-payment.ts'
import type { PaymentAccount } from '../port.ts'
import { routePayment } from './route-payment.ts'

/**
 * The store's settings as its accounts allow: a method that none of them takes is not offered, and no page promises more
 * instalments than the first card account takes, whether that works at the moment or not.
 */
export function offerSettings(settings: Settings, accounts: readonly PaymentAccount[]): Settings {
  const { sistema, precos } = settings
  const { pagamentos } = sistema
  const takes = (metodo: 'pix' | 'boleto' | 'cartao') => routePayment(accounts, metodo) !== undefined
  const working = accounts.map((account) => ({ ...account, saude: WORKING }))
  const card = routePayment(working, 'cartao')
  const most = (card && instalmentsOf(card)) ?? precos.parcelasMaximas

  return {
    ...settings,
    sistema: {
      ...sistema,
      pagamentos: {
        pix: pagamentos.pix && takes('pix'),
        boleto: pagamentos.boleto && takes('boleto'),
        cartao: pagamentos.cartao && takes('cartao'),
      },
    },
    precos: {
      ...precos,
      parcelasMaximas: Math.min(precos.parcelasMaximas, most),
      parcelasSemJuros: Math.min(precos.parcelasSemJuros, most),
    },
  }
}
