import * as z from 'zod'
import { MAX_QUOTE_DAYS } from '#domain/order/sales-quote/sales-quote.ts'
import { DESCRIPTOR_LETTERS } from '#domain/payments/statement-descriptor.ts'
import { coordinatesProblems } from '#domain/shipping/coordinates.ts'
import { CHOOSE_STATE, UF } from '#domain/shipping/states.ts'
import { adminCall } from '../admin-call.ts'
import { Centavos, StoredCentavos } from '../money.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Point, SETTING_CODES, Settings } from './settings.ts'

const call = adminCall('settings')

const Line = z.string().trim().max(120)

const State = z.string().regex(UF, CHOOSE_STATE)

/** External links: only schemes that can't run scripts. */
const WebAddress = z.url({ protocol: /^https?$/, error: 'Use um endereço que comece com https://.' }).max(300)

const Email = z.union([z.literal(''), z.email('Digite um e-mail como loja@exemplo.com.br.').max(254)])

/**
 * The store's settings by part, as the panel edits them: parts are saved separately, with one common `versao`.
 * `contract/settings/settings.ts` documents the fields.
 */
const PartsInput = z.object({
  loja: z.object({
    nome: Line.min(1, 'Dê um nome à loja.'),
    razaoSocial: Line,
    cnpj: Line.max(18),
    inscricaoEstadual: Line.max(20),
    endereco: z.object({
      logradouro: Line,
      numero: Line.max(20),
      bairro: Line,
      cidade: Line,
      uf: State,
      cep: Line.max(9),
    }),
    telefone: Line.max(20),
    whatsapp: Line.max(20),
    email: Email,
    atendimento: Line,
    redesSociais: z.array(z.object({ nome: Line.min(1), url: WebAddress })).max(12),
  }),
  carrinho: z.object({
    alertaFreteGratis: z.boolean(),
    alertaFreteGratisValorFixo: StoredCentavos,
    mensagemAlertaFreteGratis: Line.regex(
      /\{\{valor\}\}/,
      'A mensagem precisa de {{valor}}, onde vai a quantia.',
    ),
    mensagemAlertaFreteGratisGanhou: Line.min(1),
  }),
  frete: z.object({
    diasPreparo: z.int().min(0).max(60),
    horaCorte: z.int().min(0).max(24),
    ufsFreteGratis: z.array(State).max(27),
    retirada: z.boolean(),
    feriados: z.array(z.iso.date('Escolha um dia.')).max(60, 'São no máximo 60 dias.').default([]),
    coordenadas: Point.superRefine(refineBy(coordinatesProblems)).nullable().default(null),
  }),
  enderecos: Settings.shape.sistema.shape.enderecos.unwrap(),
  pagamentos: z.object({ pix: z.boolean(), boleto: z.boolean(), cartao: z.boolean() }),
  pixProprio: z.object({
    horas: z.int().min(1, 'Dê pelo menos uma hora.').max(168, 'No máximo uma semana: 168 horas.'),
  }),
  espera: z.object({
    horas: z.int().min(0, 'Zero desliga a reserva.').max(168, 'No máximo uma semana: 168 horas.'),
  }),
  propostas: z.object({
    dias: z.int().min(0).max(MAX_QUOTE_DAYS, `No máximo ${MAX_QUOTE_DAYS} dias.`),
    diasSite: z.int().min(0).max(MAX_QUOTE_DAYS, `No máximo ${MAX_QUOTE_DAYS} dias.`),
  }),
  fatura: z.object({
    nome: Line.max(DESCRIPTOR_LETTERS, `O cartão mostra até ${DESCRIPTOR_LETTERS} letras.`).regex(
      /^[A-Za-z0-9 ]*$/,
      'Use só letras sem acento, algarismos e espaços.',
    ),
  }),
  precos: z
    .object({
      descontoVista: z.int().min(0).max(99),
      parcelasMaximas: z.int().min(1).max(24),
      parcelasSemJuros: z.int().min(1).max(24),
      parcelaMinima: StoredCentavos,
      taxaMensal: z.int().min(0).max(2_000),
    })
    .refine(({ parcelasMaximas, parcelasSemJuros }) => parcelasSemJuros <= parcelasMaximas, {
      path: ['parcelasSemJuros'],
      error: 'As parcelas sem juros não podem passar do máximo de parcelas.',
    }),
  emBreve: z.object({ mensagem: z.string().trim().max(600), newsletter: z.boolean() }),
  manutencao: z.object({ ativa: z.boolean(), mensagem: z.string().trim().max(600) }),
  integracoes: z.object({
    googleAnalytics: z
      .string()
      .trim()
      .regex(SETTING_CODES.googleAnalytics, 'O código do GA4 é como G-AB12CD34EF.'),
    metaPixel: z.string().trim().regex(SETTING_CODES.metaPixel, 'O código do Pixel tem só algarismos.'),
  }),
  listagem: z.object({ ipp: z.int().min(4).max(60), order: z.string().max(40) }),
  paises: z.array(z.string().regex(/^[A-Z]{2}$/)).max(20),
  devolucao: z.object({ dias: z.int().min(7, 'A lei dá 7 dias a quem compra pela internet.').max(365) }),
  fiscal: z.object({
    crt: z.int().min(1).max(4),
    codigoMunicipio: z.string().regex(SETTING_CODES.codigoMunicipio, 'O código do IBGE tem sete algarismos.'),
  }),
  /** Of the home page; empty: the store's name and slogan. */
  seo: z.object({ title: Line, description: z.string().trim().max(320) }),
})

const { sistema, ...whole } = Settings.shape
const { checkout, ...parts } = sistema.shape

/** The stored parts, including values that a later rule would refuse. */
const Parts = z.object({ ...whole, ...parts, carrinho: checkout.shape.carrinho })

/** The environment: read-only here, set by the operator of the server. */
const Around = z.object({
  /** Closed by the environment, whatever the settings say. */
  fechada: z.boolean(),
})

const FreightService = z.object({
  codigo: z.string(),
  nome: z.string(),
  faixas: z.int().nonnegative(),
  /** Shortest and longest delivery time in business days, and lowest and highest price in centavos. */
  prazoDe: z.int(),
  prazoAte: z.int(),
  valorDe: Centavos,
  valorAte: Centavos,
  /** Grams of the heaviest volume; null without a limit. */
  pesoMaximo: z.int().nullable(),
})

const FreightReport = z.object({
  servicos: z.array(z.string()),
  faixas: z.int(),
  /** Empty if the file is valid; otherwise nothing was imported. At most a hundred. */
  problemas: z.array(z.object({ line: z.int(), motivo: z.string() })),
  gravado: z.boolean(),
})

export const settings = {
  get: call('GET', '/settings', 'As configurações da loja', 'configuracao.ver').output(
    z.object({ versao: z.int32(), partes: Parts, ambiente: Around }),
  ),

  /** Saves the given parts. `VersaoAntiga` carries all current parts. */
  save: call('PUT', '/settings', 'Muda as configurações da loja', 'configuracao.editar')
    .input(z.object({ versao: z.int32(), partes: PartsInput.partial() }))
    .output(z.object({ versao: z.int32() })),

  /** The link that bypasses maintenance mode. Each read is audited. */
  releaseLink: call('POST', '/settings/release-link', 'O link de liberação', 'configuracao.editar').output(
    z.object({ url: z.string() }),
  ),

  /** Sends a test mail to the caller. */
  testMail: call('POST', '/settings/test-mail', 'Manda um e-mail de teste', 'configuracao.editar').output(
    z.object({ para: z.string() }),
  ),

  freight: call('GET', '/settings/freight', 'As tabelas de frete', 'configuracao.ver').output(
    z.object({ servicos: z.array(FreightService) }),
  ),

  /** Replaces all freight tables by a CSV (`docs/freight.md`): all of it or, if a line is faulty, nothing. */
  importFreight: call('POST', '/settings/freight', 'Troca as tabelas de frete', 'configuracao.editar')
    .input(z.object({ arquivo: z.file(), conferir: z.stringbool().default(false) }))
    .output(FreightReport),
}

export type SettingsParts = z.infer<typeof Parts>
export type SettingsAround = z.infer<typeof Around>
export type FreightServiceSummary = z.infer<typeof FreightService>
export type FreightImport = z.infer<typeof FreightReport>
