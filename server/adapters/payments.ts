import { readFileSync } from 'node:fs'
import type { Settings } from '#contract/settings/settings.ts'
import type { PaymentProviders } from '#platform/payments/port.ts'
import { boletoApi } from '#platform/payments/providers/boleto-api.ts'
import { cardApi } from '#platform/payments/providers/card-api.ts'
import { pixApi } from '#platform/payments/providers/pix-api.ts'
import { StartFailure } from '../start/start-failure.ts'
import type { PaymentSettings } from './payment-settings.ts'

/** Opens the configured payment providers. Throws `StartFailure` if a certificate can't be read. */
export function openPayments(
  { pix, boleto, cartao }: PaymentSettings,
  store: () => Settings['loja'],
): PaymentProviders {
  return {
    pix: pix && pixApi({ ...pix, certificate: readCertificate(pix.certificate), receiver, now }),
    boleto: boleto && boletoApi(boleto),
    cartao: cartao && { ...cardApi(cartao), script: cartao.script },
  }

  function receiver() {
    const { nome, endereco } = store()
    return { nome, cidade: endereco.cidade }
  }
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
