import { readFileSync } from 'node:fs'
import type { Settings } from '#contract/settings/settings.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { pixBank } from '#platform/payments/providers/pix-bank.ts'
import { StartFailure } from '../start/start-failure.ts'
import type { PaymentSettings } from './payment-settings.ts'

/** Opens the accounts that the environment configures. Throws `StartFailure` if a certificate can't be read. */
export function openPayments({ pix }: PaymentSettings, store: () => Settings['loja']): PaymentAccount[] {
  if (!pix) return []
  const provider = pixBank({ ...pix, certificate: readCertificate(pix.certificate), receiver, now })

  return [{ id: null, regras: null, saude: WORKING, provider }]

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
