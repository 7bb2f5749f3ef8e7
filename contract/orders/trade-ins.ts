import { oc } from '@orpc/contract'
import * as z from 'zod'
import { TRADE_CONDITIONS } from '#domain/order/trade-in/conditions.ts'
import { TRADE_RESULTS, TRADE_SITUATIONS } from '#domain/order/trade-in/trade-in-situation.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { PixCode } from './orders.ts'

export const TradeConditionName = z.enum(TRADE_CONDITIONS)
export const TradeSituationName = z.enum(TRADE_SITUATIONS)
export const TradeResultName = z.enum(TRADE_RESULTS)

/** Listings of larger sizes that the shop sells, the next size first. */
const Sizes = z.array(
  z.object({
    tamanho: z.string(),
    listagens: z.array(z.object({ nome: z.string(), url: z.string(), total: z.int().nonnegative() })),
  }),
)

/** A unit of an order's item that can be given in exchange. `descricao` says what it is: `violino 1/2`. */
const Tradable = z.object({
  pedido: z.uuid(),
  numero: z.int(),
  posicao: z.int(),
  unidade: z.int(),
  nome: z.string(),
  descricao: z.string(),
  /** Whole months since it was delivered. */
  meses: z.int(),
  /** What it is worth in each condition that is taken. */
  valores: z.partialRecord(TradeConditionName, Centavos),
  tamanhos: Sizes,
})

const MyTradeIn = z.object({
  id: z.uuid(),
  nome: z.string(),
  descricao: z.string(),
  /** The order in which it was bought. */
  pedido: z.uuid(),
  numero: z.int(),
  condicao: TradeConditionName,
  valor: Centavos,
  situacao: TradeSituationName,
  validaAte: z.iso.datetime(),
  /** The order that the credit paid for, and what it took off. */
  novo: z.object({ pedido: z.uuid(), numero: z.int() }).nullable(),
  usado: Centavos.nullable(),
  /** Until when to send it; null while the new instrument has not arrived. */
  enviarAte: z.iso.datetime().nullable(),
  codigoPostagem: z.string(),
  rastreio: z.string(),
  resultado: TradeResultName.nullable(),
  condicaoConferida: TradeConditionName.nullable(),
  /** What the inspection says. */
  nota: z.string(),
  /** What it saw. */
  fotos: z.array(Picture),
  /** What is left to pay after the inspection. */
  deve: Centavos,
  paga: z.boolean(),
  /** The open Pix for it; `id` is its payment's. */
  pix: PixCode.extend({ id: z.uuid(), valor: Centavos, expiraEm: z.iso.datetime() }).nullable(),
  tamanhos: Sizes,
})

export const MyTradeIns = z.object({
  /** Whether the store takes instruments now; those of before stay. */
  ativa: z.boolean(),
  validadeDias: z.int(),
  envioDias: z.int(),
  instrucoes: z.string(),
  podem: z.array(Tradable),
  /** Latest first. */
  trocas: z.array(MyTradeIn),
})

/** What a store gives for outgrown instruments. */
export const TradeInTerms = z.object({
  ativa: z.boolean(),
  /** `porcentagem` of what was paid, for instruments delivered less than `meses` months ago; older ones are not taken. */
  faixas: z.array(z.object({ meses: z.int().positive(), porcentagem: z.int() })),
  /** The part of that for each condition, in percent. */
  condicoes: z.record(TradeConditionName, z.int()),
  /** The least credit. */
  minimo: Centavos,
  validadeDias: z.int(),
  envioDias: z.int(),
  instrucoes: z.string(),
})

const Which = z.object({ id: z.uuid() })

const AcceptInput = z.object({
  pedido: z.uuid(),
  posicao: z.int().min(0).max(32_767),
  /** Which of several units: the same one again counts once. */
  unidade: z.int().min(1).max(32_767),
  condicao: TradeConditionName,
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc
    .route({ method, path, tags: ['trade-ins'], summary })
    .errors(REFUSALS)
    .output(MyTradeIns)

/**
 * Outgrown instruments that the logged-in customer gives in exchange for larger ones. Every response lists all. Another
 * customer's is `TrocaInexistente`.
 */
export const tradeIns = {
  /** With `pedido`, only what was bought in that order. */
  list: call('GET', '/v2/front/trade-ins', 'As trocas de quem entrou, e o que pode ser trocado').input(
    z.object({ pedido: z.uuid().optional() }),
  ),

  /** For everybody. */
  terms: oc
    .route({
      method: 'GET',
      path: '/v2/front/trade-ins/terms',
      tags: ['trade-ins'],
      summary: 'Se a loja recebe instrumentos em troca, e quanto dá por eles',
    })
    .errors(REFUSALS)
    .output(TradeInTerms),

  /** Whether pages of the account lead to trade-ins: the store takes them, or whoever logged in has made one. */
  shown: oc
    .route({
      method: 'GET',
      path: '/v2/front/trade-ins/shown',
      tags: ['trade-ins'],
      summary: 'Se a conta leva às trocas',
    })
    .errors(REFUSALS)
    .output(z.object({ mostra: z.boolean() })),

  /** Refuses `TrocaNaoPermitida`. */
  accept: call('POST', '/v2/front/trade-ins', 'Aceita o crédito por um instrumento').input(AcceptInput),

  /** Before an order uses its credit. Refuses `TrocaNaoPermitida`. */
  withdraw: call('DELETE', '/v2/front/trade-ins/{id}', 'Desiste de uma troca').input(Which),

  /** Refuses `TrocaNaoPermitida` unless it is awaited. */
  send: call('PUT', '/v2/front/trade-ins/{id}/sent', 'Anota que o instrumento foi enviado').input(
    Which.extend({ rastreio: z.string().trim().max(60).default('') }),
  ),

  /** Opens a Pix. Refuses `TrocaNaoPermitida` and `PagamentoIndisponivel`. */
  pay: call('POST', '/v2/front/trade-ins/{id}/payment', 'Paga a diferença de uma troca').input(Which),
}

export type TradeInTerms = z.infer<typeof TradeInTerms>
export type MyTradeIns = z.infer<typeof MyTradeIns>
export type MyTradeIn = z.infer<typeof MyTradeIn>
export type AcceptTradeInInput = z.infer<typeof AcceptInput>
