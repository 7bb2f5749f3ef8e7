import type { IssuingPage } from '#contract/orders/fiscal/issuing.ts'

export type Environment = IssuingPage['contas'][number]['ambiente']

/** Names of the Sefaz's sandbox and of the real one. */
export const ENVIRONMENT_NAMES: Record<Environment, string> = {
  homologacao: 'Homologação',
  producao: 'Produção',
}
