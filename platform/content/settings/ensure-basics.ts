import { sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { seedContent } from '../seeds/seed-content.ts'
import { loadSettings } from './load-settings.ts'
import { saveSettings } from './save-settings.ts'

/** Advisory lock: any number, but the same on all nodes. */
const LOCK = 5_471_016

/**
 * Creates what the shop needs to be shown: settings, if they are missing, and the content that its pages read, as far
 * as the store was not offered it before. `seedOthers` gives a new store what other modules start with. Nodes that open
 * a new database at the same time wait for each other.
 */
export async function ensureBasics(
  { db }: Pick<RequestContext, 'db'>,
  seedOthers: (tx: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const isNew = !(await loadSettings(tx))
    if (isNew) await saveSettings({ db: tx }, NEW_STORE)
    await seedContent(tx, { isNew })
    if (isNew) await seedOthers(tx)
  })
}

/** Settings of a new store. Listing and countries are the specification's, section 3. */
const NEW_STORE: Settings = {
  loja: {
    nome: 'Minha loja',
    razaoSocial: '',
    cnpj: '',
    inscricaoEstadual: '',
    endereco: { logradouro: '', numero: '', bairro: '', cidade: '', uf: 'SP', cep: '' },
    telefone: '',
    whatsapp: '',
    email: '',
    atendimento: 'Segunda a sexta, das 9h às 18h',
    redesSociais: [],
  },
  sistema: {
    checkout: {
      carrinho: {
        alertaFreteGratis: false,
        alertaFreteGratisValorFixo: 0,
        mensagemAlertaFreteGratis: 'Faltam {{valor}} para o frete grátis',
        mensagemAlertaFreteGratisGanhou: 'Você ganhou frete grátis',
      },
    },
    pagamentos: { pix: true, boleto: true, cartao: true },
    abertura: { aberta: false },
    emBreve: { mensagem: '', newsletter: true },
    pixProprio: { horas: 24 },
    espera: { horas: 24 },
    propostas: { dias: 15, diasSite: 5 },
    fatura: { nome: '' },
    manutencao: { ativa: false, mensagem: '' },
    listagem: { ipp: 12, order: 'Popularidade' },
    integracoes: { googleAnalytics: '', metaPixel: '' },
    enderecos: { busca: 'todas' },
    frete: {
      diasPreparo: 1,
      horaCorte: 14,
      ufsFreteGratis: [],
      retirada: false,
      feriados: [],
      coordenadas: null,
    },
    paises: ['US', 'CA'],
  },
  precos: {
    descontoVista: 0,
    parcelasMaximas: 12,
    parcelasSemJuros: 1,
    parcelaMinima: 3000,
    taxaMensal: 249,
  },
  devolucao: { dias: 7 },
  fiscal: { crt: 1, codigoMunicipio: '' },
  seo: { title: '', description: '' },
}
