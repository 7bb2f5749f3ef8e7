import { capitalCentre } from '#domain/customer/address/capital-centres.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import type { Database } from '#platform/database/connect.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { createSecrets } from '#platform/infrastructure/security/seal.ts'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { DEMO_SETTINGS } from '../content/settings.ts'

type Past = { db: Database; now: Date; payments: readonly PaymentAccount[]; storage: Storage }

/** Returns a request context at a past time. It sends no mail, and its links are invalid. */
export function pastContext({ db, now, payments, storage }: Past): JobContext {
  return {
    db,
    now,
    payments,
    openAccount: () => {
      throw new Error('The history opens no accounts.')
    },
    openInvoices: () => {
      throw new Error('The history issues no invoices.')
    },
    secrets: createSecrets([Buffer.alloc(32)]),
    storage,
    transferFiles: storage,
    settings: DEMO_SETTINGS,
    appearance: ORIGINAL_APPEARANCE,
    storeUrl: 'http://127.0.0.1',
    tag: () => undefined,
    memoize: (_question, _tags, ask) => ask(),
    sessao: null,
    funcionario: null,
    ip: '127.0.0.1',
    proxyHeaders: [],
    agente: '',
    mayOrder: async () => true,
    renewSession: () => Promise.reject(new Error('Login is not available in the history.')),
    chaveIdempotencia: null,
    openFreightAccount: () => {
      throw new Error('The history has no account at Melhor Envio.')
    },
    findCompany: async () => ({ situacao: 'semResposta', empresa: null }),
    findStreet: async (cep) => capitalCentre(cep),
    findCoordinates: async () => ({ situacao: 'desligada', coordenadas: null }),
    findTexts: async () => null,
    checkSmtp: async () => 'semResposta',
    probeShop: async () => 'semResposta',
    hasSpace: () => true,
    purgeCdn: async () => undefined,
    signLink: linkSigner('historia'),
    renderMail: unwritten,
    renderStylesheet: async () => '',
    mail: { send: unwritten },
    idTarefa: 'historia',
    environment: {
      pix: null,
      correio: { servidor: null, remetente: '' },
      fechada: false,
      palavraDeAcesso: '',
      trustProxy: false,
      webhooksLocais: false,
    },
  }
}

function unwritten(): Promise<never> {
  return Promise.reject(new Error('The history sends no mail.'))
}
