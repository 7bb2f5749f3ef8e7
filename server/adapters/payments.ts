import { readFileSync } from 'node:fs'
import type { Settings } from '#contract/settings/settings.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { boletoApi } from '#platform/payments/providers/boleto-api.ts'
import { cardApi } from '#platform/payments/providers/card-api.ts'
import { pixBank } from '#platform/payments/providers/pix-bank.ts'
import { signedNotifications } from '#platform/payments/providers/signed-notifications.ts'
import { StartFailure } from '../start/start-failure.ts'
import type { PaymentSettings } from './payment-settings.ts'

/** Opens the accounts that the environment configures. Throws `StartFailure` if a certificate can't be read. */
export function openPayments(
  { pix, boleto, cartao }: PaymentSettings,
  store: () => Settings['loja'],
): PaymentAccount[] {
  const none = { pix: null, boleto: null, cartao: null, check, registerWebhook: null }
  const providers = [
    pix && pixBank({ ...pix, certificate: readCertificate(pix.certificate), receiver, now }),
    boleto && {
      ...none,
      boleto: boletoApi(boleto),
      readNotifications: signedNotifications(boleto.notificationSecret),
    },
    cartao && {
      ...none,
      cartao: { ...cardApi(cartao), campos: { provedor: 'simulado' as const, script: cartao.script } },
      readNotifications: signedNotifications(cartao.notificationSecret),
    },
  ]

  return providers.flatMap((provider) =>
    provider ? [{ id: null, regras: null, saude: WORKING, provider }] : [],
  )

  function receiver() {
    const { nome, endereco } = store()
    return { nome, cidade: endereco.cidade }
  }
}

/** Who configures the environment sees whether it works; the panel checks only what is entered there. */
async function check() {
  return { titular: null }
}

function now() {
  return performance.now()
}

function readCertificate(files: { certFile: string; keyFile: string } | null) {
  if (!files) return undefined
  try {
    return { cert: readFileSync(files.certFile, 'utf8'), key: readFileSync(files.keyFile, 'utf8') }
  } catch (cause) {
    throw new StartFailure('PIX_CERT_FILE e PIX_CERT_KEY_FILE devem ser arquivos legíveis.', { cause })
  }
}
