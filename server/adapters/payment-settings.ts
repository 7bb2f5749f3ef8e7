import { z } from 'zod'
import { MERCADO_PAGO } from '#platform/payments/providers/mercado-pago/mercado-pago.ts'
import { PAGARME } from '#platform/payments/providers/pagarme/pagarme.ts'
import { StartFailure } from '../start/start-failure.ts'

/** Environment variables of the payment providers; `docs/configuration.md` explains each. */
export const PAYMENT_ENVIRONMENT = {
  MERCADO_PAGO_URL: address().default(MERCADO_PAGO),
  PIX_API_URL: address(),
  PIX_TOKEN_URL: address(),
  PIX_CLIENT_ID: secret(),
  PIX_CLIENT_SECRET: secret(),
  PIX_RECEIVER_KEY: z.string().max(77, 'uma chave Pix').optional(),
  PIX_NOTICE_KEY: notificationKey(),
  PIX_CERT_FILE: file(),
  PIX_CERT_KEY_FILE: file(),
  PAGARME_URL: address().default(PAGARME),
}

/** Secret: their values are never repeated in a message. */
export const PAYMENT_SECRETS = Object.keys(PAYMENT_ENVIRONMENT).filter((name) =>
  /(SECRET|NOTICE_KEY|CLIENT_ID)$/.test(name),
)

/** The bank with the standard Pix API; null if the environment has none. URLs have no trailing slash. */
export type PaymentSettings = {
  pix: {
    url: string
    tokenUrl: string
    clientId: string
    clientSecret: string
    chave: string
    notificationKey: string
    /** PEM files, for providers that require a client certificate (mTLS). */
    certificate: { certFile: string; keyFile: string } | null
  } | null
}

type Present = z.output<z.ZodObject<typeof PAYMENT_ENVIRONMENT>>

/** Reads the bank from the environment. Throws `StartFailure` for one that is configured incompletely. */
export function paymentSettings(data: Present): PaymentSettings {
  const pix = whole(data, [
    'PIX_API_URL',
    'PIX_TOKEN_URL',
    'PIX_CLIENT_ID',
    'PIX_CLIENT_SECRET',
    'PIX_RECEIVER_KEY',
    'PIX_NOTICE_KEY',
  ])
  const certificate = whole(data, ['PIX_CERT_FILE', 'PIX_CERT_KEY_FILE'])

  return {
    pix: pix && {
      url: pix.PIX_API_URL,
      tokenUrl: pix.PIX_TOKEN_URL,
      clientId: pix.PIX_CLIENT_ID,
      clientSecret: pix.PIX_CLIENT_SECRET,
      chave: pix.PIX_RECEIVER_KEY,
      notificationKey: pix.PIX_NOTICE_KEY,
      certificate: certificate && {
        certFile: certificate.PIX_CERT_FILE,
        keyFile: certificate.PIX_CERT_KEY_FILE,
      },
    },
  }
}

/** Returns all of these variables, or null if none is set. */
function whole<Name extends keyof Present>(
  data: Present,
  names: readonly Name[],
): Record<Name, string> | null {
  const found = names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]] as const]))
  if (found.length === 0) return null
  if (found.length < names.length) throw new StartFailure(`${names.join(', ')} só servem juntas.`)

  return Object.fromEntries(found) as Record<Name, string>
}

/** The requests carry secrets: unencrypted only to this machine. */
function address() {
  const holds = (text: string) =>
    /^(https:\/\/[^\s@?#]+|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/[^\s@?#]*)?)$/.test(text) &&
    URL.canParse(text)

  return z
    .string()
    .refine(holds, 'um endereço https, ou http desta máquina')
    .transform((text) => text.replace(/\/$/, ''))
    .optional()
}

function secret() {
  return z
    .string()
    .regex(/^[\x21-\x7e]{4,4000}$/, 'o que o provedor de pagamentos deu')
    .optional()
}

function notificationKey() {
  return z
    .string()
    .regex(/^[\x21-\x7e]{16,400}$/, 'um segredo de pelo menos 16 caracteres')
    .optional()
}

function file() {
  return z
    .string()
    .regex(/^[^\0]+$/, 'o caminho de um arquivo PEM')
    .optional()
}
