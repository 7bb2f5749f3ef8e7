import type { Environment } from '#platform/infrastructure/context/environment.ts'
import type { Config } from '../config.ts'

type EnvironmentOfInput = Pick<
  Config,
  'payments' | 'smtpUrl' | 'mailFrom' | 'maintenance' | 'trustProxy' | 'webhooksLocais'
> & { simulationUrl: string | null; maintenanceSecret: string }

/** The configuration as far as staff may see it: the address of each service, never its credentials. */
export function environmentOf(config: EnvironmentOfInput): Environment {
  const { payments, smtpUrl, mailFrom, simulationUrl } = config
  const provider = (set: { url: string } | null) => {
    if (!set) return null
    return simulationUrl === null ? new URL(set.url).host : 'simulado'
  }

  return {
    pagamentos: {
      pix: provider(payments.pix),
      boleto: provider(payments.boleto),
      cartao: provider(payments.cartao),
    },
    correio: { servidor: smtpUrl ? new URL(smtpUrl).host : null, remetente: mailFrom },
    fechada: config.maintenance,
    palavraDeAcesso: config.maintenanceSecret,
    trustProxy: config.trustProxy,
    webhooksLocais: config.webhooksLocais,
  }
}
