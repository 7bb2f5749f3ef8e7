import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { TOOL_EVENTS } from '../events.ts'
import { Centavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { BenefitInput, ConditionsInput, CouponInput } from './promotions-input.ts'

const call = adminCall('marketing')

const Search = z.string().trim().max(100).default('')
const Moment = z.iso.datetime().nullable()

/** A promotion applies by itself; a coupon only by its code. */
const Kind = z.enum(['promocao', 'cupom'])

const Situation = z.enum(['valendo', 'agendada', 'encerrada', 'esgotada', 'desligada'])

const Rule = z.object({
  id: z.int32().positive(),
  tipo: Kind,
  /** Of coupons; null for a promotion. */
  codigo: z.string().nullable(),
  nome: z.string(),
  beneficio: BenefitInput,
  acumula: z.boolean(),
  somentePrecoCheio: z.boolean(),
  subtotalMinimo: Centavos,
  primeiraCompra: z.boolean(),
  exigeLogin: z.boolean(),
  validoDe: Moment,
  validoAte: Moment,
  usosMaximos: z.int().positive().nullable(),
  usosPorCliente: z.int().positive().nullable(),
  ativo: z.boolean(),
  /** Number of orders so far; null for a promotion without a limit, whose uses are not counted. */
  usos: z.int().nonnegative().nullable(),
  situacao: Situation,
  versao: z.int32().positive(),
})

/** `alcance`: the number of entries in each list. */
const RuleInList = Rule.extend({
  alcance: z.object({
    categorias: z.int().nonnegative(),
    marcas: z.int().nonnegative(),
    produtos: z.int().nonnegative(),
  }),
})

const Ids = z.array(z.int32().positive())

/** `alcance`: ids. */
const WholeRule = Rule.extend({
  alcance: z.object({ categorias: Ids, marcas: Ids, produtos: Ids }),
})

/** How often each tool was used, and what it was used for most: terms (an instrument, a size) and products. */
const ToolUse = z.object({
  ferramentas: z.array(
    z.object({
      evento: z.enum(TOOL_EVENTS),
      total: z.int().positive(),
      termos: z.array(z.object({ termo: z.string(), total: z.int().positive() })),
      produtos: z.array(z.object({ nome: z.string(), total: z.int().positive() })),
    }),
  ),
})

const SubscriptionSituation = z.enum(['pendente', 'confirmada', 'cancelada'])

/** A newsletter subscription, with the proof of its consent. */
const Subscription = z.object({
  id: z.int32().positive(),
  email: z.string(),
  nome: z.string(),
  segmento: z.string().nullable(),
  situacao: SubscriptionSituation,
  /** The submitted form: time, page and consent text. */
  pedidaEm: z.iso.datetime(),
  origem: z.string(),
  texto: z.string(),
  /** When the address was confirmed by mail, and when it unsubscribed. */
  confirmadaEm: Moment,
  canceladaEm: Moment,
})

const SubscriptionFilter = z.object({ busca: Search, situacao: SubscriptionSituation.optional() })

export const marketing = {
  /** Newest first. `busca` searches names and codes. */
  listPromotions: call('GET', '/promotions', 'As promoções e os cupons', 'marketing.ver')
    .input(PageInput.extend({ busca: Search, tipo: Kind.optional(), situacao: Situation.optional() }))
    .output(pageOf(RuleInList)),

  /** Refuses `CadastroInexistente`. */
  getPromotion: call('GET', '/promotions/{id}', 'Uma promoção ou um cupom', 'marketing.ver')
    .input(z.object({ id: PathId }))
    .output(WholeRule),

  createPromotion: call('POST', '/promotions', 'Cria uma promoção', 'marketing.editar')
    .input(ConditionsInput)
    .output(WholeRule),

  /** Refuses `CamposInvalidos` for a code that exists. */
  createCoupon: call('POST', '/coupons', 'Cria um cupom', 'marketing.editar')
    .input(CouponInput)
    .output(WholeRule),

  /**
   * Refuses `VersaoAntiga`, `CadastroInexistente`, `ReferenciaInexistente`, and `CamposInvalidos` for a limit below the
   * number of uses.
   */
  savePromotion: call('PUT', '/promotions/{id}', 'Muda uma promoção ou um cupom', 'marketing.editar')
    .input(ConditionsInput.safeExtend({ id: PathId, versao: z.int32().positive() }))
    .output(WholeRule),

  /** Switches it on or off, without a version check. */
  switchPromotion: call('PUT', '/promotions/{id}/active', 'Liga ou desliga uma promoção', 'marketing.editar')
    .input(z.object({ id: PathId, ativo: z.boolean() }))
    .output(WholeRule),

  /** The last `dias` days, the most used first; the five most frequent terms and products of each. */
  toolUse: call('GET', '/tool-use', 'O uso das ferramentas para músicos', 'marketing.ver')
    .input(z.object({ dias: z.enum(['7', '30']).default('30') }))
    .output(ToolUse),

  /** Newest first. `busca` searches addresses and names. */
  listSubscriptions: call('GET', '/newsletter', 'Os e-mails da newsletter', 'clientes.ver')
    .input(PageInput.extend(SubscriptionFilter.shape))
    .output(pageOf(Subscription)),

  /** CSV in UTF-8 with semicolons, as Brazilian spreadsheets expect. */
  exportSubscriptions: call(
    'GET',
    '/newsletter/export',
    'Os e-mails da newsletter com o registro de consentimento, em CSV',
    'dados.exportar',
  )
    .input(SubscriptionFilter)
    .output(z.file()),
}

export type PromotionInList = z.infer<typeof RuleInList>
export type PromotionDetails = z.infer<typeof WholeRule>
export type ToolUse = z.infer<typeof ToolUse>
export type Subscription = z.infer<typeof Subscription>
