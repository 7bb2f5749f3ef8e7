import type { NewAccount } from '#contract/settings/payment-accounts.ts'
import type { Psp } from '#tools/psp/start-psp.ts'

/** No fee and no minimum. */
export const FREE = { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 }

/** An account for Pix at a counterpart of the standard Pix API, as an owner would type it. */
export function bankAccount({ settings }: Psp, changes: Partial<NewAccount> = {}): NewAccount {
  const { pix } = settings
  if (!pix) throw new Error('This counterpart takes no Pix.')
  const { url, tokenUrl, clientId, clientSecret, chave } = pix

  return {
    provedor: 'pixBanco',
    ambiente: 'producao',
    nome: 'Banco',
    metodos: { pix: FREE },
    credenciais: { url, tokenUrl, clientId, clientSecret, chave },
    ...changes,
  }
}
