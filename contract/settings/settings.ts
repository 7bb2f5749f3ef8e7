import * as z from 'zod'
import { MAX_QUOTE_DAYS } from '#domain/order/sales-quote/sales-quote.ts'
import { Centavos } from '../money.ts'

/** How codes of other services are written; empty is none. */
export const SETTING_CODES = {
  googleAnalytics: /^(G-[A-Z0-9]{4,20})?$/,
  metaPixel: /^\d{0,20}$/,
  codigoMunicipio: /^(\d{7})?$/,
} as const

/** A point on the map in decimal degrees (WGS 84). */
export const Point = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** The store's public configuration: specification, section 3 "Store config". No secret may ever be added here. */
export const Settings = z.object({
  loja: z.object({
    nome: z.string(),
    razaoSocial: z.string(),
    cnpj: z.string(),
    inscricaoEstadual: z.string(),
    endereco: z.object({
      logradouro: z.string(),
      numero: z.string(),
      bairro: z.string(),
      cidade: z.string(),
      uf: z.string().length(2),
      cep: z.string(),
    }),
    telefone: z.string(),
    whatsapp: z.string(),
    email: z.string(),
    atendimento: z.string(),
    redesSociais: z.array(z.object({ nome: z.string(), url: z.string() })),
  }),
  sistema: z.object({
    checkout: z.object({
      carrinho: z.object({
        alertaFreteGratis: z.boolean(),
        /** The free-freight threshold, in centavos. */
        alertaFreteGratisValorFixo: Centavos,
        /** Contains the placeholder `{{valor}}`. */
        mensagemAlertaFreteGratis: z.string(),
        mensagemAlertaFreteGratisGanhou: z.string(),
      }),
    }),
    frete: z
      .object({
        /** Business days that the store takes to prepare an order. */
        diasPreparo: z.int().min(0).max(60),
        /** From this hour on, in São Paulo, a payment counts as one of the next business day. */
        horaCorte: z.int().min(0).max(24),
        /** The states with free freight above the cart's threshold; empty: all states. */
        ufsFreteGratis: z.array(z.string().length(2)),
        /** Whether goods can be picked up at the store. */
        retirada: z.boolean(),
        /** Days on which the store does not work, besides weekends and national holidays. */
        feriados: z.array(z.iso.date()).default([]),
        /** Where deliveries that are priced by distance start; null: unknown. */
        coordenadas: Point.nullable().default(null),
      })
      .default({
        diasPreparo: 1,
        horaCorte: 14,
        ufsFreteGratis: [],
        retirada: false,
        feriados: [],
        coordenadas: null,
      }),
    /** The source of a CEP's street: none, the built-in table, or the table and internet services. */
    enderecos: z
      .object({ busca: z.enum(['desligada', 'embutida', 'viacep', 'brasilapi', 'todas']) })
      .default({ busca: 'todas' }),
    /** The accepted payment methods, of those with a provider. */
    pagamentos: z
      .object({ pix: z.boolean(), boleto: z.boolean(), cartao: z.boolean() })
      .default({ pix: true, boleto: true, cartao: true }),
    /** Whether the merchant has opened the shop to visitors. Stores from before this setting are open. */
    abertura: z.object({ aberta: z.boolean() }).default({ aberta: true }),
    /**
     * The page that visitors of an unopened shop see: `mensagem` (or the default text), and whether it asks for their
     * e-mail address.
     */
    emBreve: z
      .object({ mensagem: z.string(), newsletter: z.boolean() })
      .default({ mensagem: '', newsletter: true }),
    /** Hours that a Pix by the store's own key can be paid: a person looks into the account. */
    pixProprio: z.object({ horas: z.int().min(1).max(168) }).default({ horas: 24 }),
    /** Hours for which a unit that came back is held for whoever is next in the queue; 0: none is held. */
    espera: z.object({ horas: z.int().min(0).max(168) }).default({ horas: 24 }),
    /** Days for which a quote holds: by default of one that staff make, and of one that shoppers make of the cart. */
    propostas: z
      .object({
        dias: z.int().min(0).max(MAX_QUOTE_DAYS),
        diasSite: z.int().min(0).max(MAX_QUOTE_DAYS),
      })
      .default({ dias: 15, diasSite: 5 }),
    /** What a card's statement shows for a purchase, up to 13 letters; empty: the store's name. */
    fatura: z.object({ nome: z.string() }).default({ nome: '' }),
    /** While active, visitors see `mensagem` (or the default text) instead of the shop. */
    manutencao: z
      .object({ ativa: z.boolean(), mensagem: z.string() })
      .default({ ativa: false, mensagem: '' }),
    listagem: z.object({ ipp: z.int(), order: z.string() }),
    /** Public ids of the merchant's analytics services; empty is off. Loaded only with the visitor's consent. */
    integracoes: z
      .object({
        googleAnalytics: z.string().regex(SETTING_CODES.googleAnalytics),
        metaPixel: z.string().regex(SETTING_CODES.metaPixel),
      })
      .default({ googleAnalytics: '', metaPixel: '' }),
    paises: z.array(z.string()),
  }),
  precos: z.object({
    /** Pix discount in percent. */
    descontoVista: z.int().min(0).max(99),
    parcelasMaximas: z.int().min(1).max(24),
    parcelasSemJuros: z.int().min(1).max(24),
    /** The smallest instalment, in centavos. */
    parcelaMinima: Centavos,
    /** Monthly interest beyond `parcelasSemJuros`, in hundredths of a percent. */
    taxaMensal: z.int().nonnegative(),
  }),
  devolucao: z.object({ dias: z.int() }),
  /**
   * For the nota fiscal: the tax regime (CRT: 1 Simples, 2 Simples beyond its limit, 3 normal, 4 MEI) and the city's
   * IBGE code.
   */
  fiscal: z
    .object({ crt: z.int().min(1).max(4), codigoMunicipio: z.string().regex(SETTING_CODES.codigoMunicipio) })
    .default({ crt: 1, codigoMunicipio: '' }),
  seo: z.object({ title: z.string(), description: z.string() }),
})

export type Settings = z.infer<typeof Settings>
