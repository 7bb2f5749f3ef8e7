import type { Environment } from '#platform/infrastructure/context/environment.ts'
import type { Config } from '../config.ts'

type EnvironmentOfInput = Pick<
  Config,
  'payments' | 'smtpUrl' | 'mailFrom' | 'maintenance' | 'trustProxy' | 'webhooksLocais'
> & { maintenanceSecret: string }

/** The configuration as far as staff may see it: the address of each service, never its credentials. */
export function environmentOf(config: EnvironmentOfInput): Environment {
  const { payments, smtpUrl, mailFrom } = config

  return {
    pix: payments.pix ? new URL(payments.pix.url).host : null,
    correio: { servidor: smtpUrl ? new URL(smtpUrl).host : null, remetente: mailFrom },
    fechada: config.maintenance,
    palavraDeAcesso: config.maintenanceSecret,
    trustProxy: config.trustProxy,
    webhooksLocais: config.webhooksLocais,
  }
}
