import * as z from 'zod'
import { SLUG } from '#domain/format/slug.ts'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import {
  COUPON_CODE,
  conditionProblems,
  couponProblems,
  PROMOTION_LIMITS,
} from '#domain/promotions/promotion-problems.ts'
import { UF } from '#domain/shipping/states.ts'
import { refineBy } from '../panel/refine-by.ts'

const Id = z.int32().positive()
const Moment = z.iso.datetime({ offset: true }).nullable().default(null)
const Limit = z.int().positive().max(PROMOTION_LIMITS.usos).nullable().default(null)
const Ids = z.array(Id).max(1000).default([])

/** The benefit: in percent, in centavos, or of each `leve` units only `pague` are paid. */
export const BenefitInput = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('porcentagem'), porcentagem: z.int().min(1).max(PROMOTION_LIMITS.porcentagem) }),
  z.object({ tipo: z.literal('valor'), valor: z.int().positive().max(MAX_CENTAVOS) }),
  z.object({
    tipo: z.literal('levePague'),
    leve: z.int().min(2).max(PROMOTION_LIMITS.unidades),
    /** Less than `leve`. */
    pague: z.int().min(1).max(PROMOTION_LIMITS.unidades),
  }),
  z.object({
    tipo: z.literal('freteGratis'),
    /** The states it is valid for; none means all. */
    ufs: z.array(z.string().regex(UF)).max(27).default([]),
  }),
])

const Conditions = z.object({
  /** The name that shoppers see beside the discount. */
  nome: z.string().trim().min(1).max(PROMOTION_LIMITS.nome),
  beneficio: BenefitInput,
  /** Ids. A product must match one entry of every list that is not empty; if all are empty, the whole shop matches. */
  alcance: z.object({ categorias: Ids, marcas: Ids, produtos: Ids }).prefault({}),
  /** Excludes products that are on sale already (`precoDe`). */
  somentePrecoCheio: z.boolean().default(false),
  /** Minimum price of the matching items in centavos, before any discount. */
  subtotalMinimo: z.int().nonnegative().max(MAX_CENTAVOS).default(0),
  primeiraCompra: z.boolean().default(false),
  exigeLogin: z.boolean().default(false),
  /** Valid from `validoDe` (inclusive) to `validoAte` (exclusive); null is unbounded. */
  validoDe: Moment,
  validoAte: Moment,
  /** Number of orders in total, and per customer; null is unlimited. */
  usosMaximos: Limit,
  usosPorCliente: Limit,
  ativo: z.boolean().default(true),
})

/** A promotion that applies by itself; saving it replaces the one with the same `hash`. */
export const PromotionInput = Conditions.extend({
  hash: z.string().max(80).regex(SLUG),
}).superRefine(refineBy(conditionProblems))

/** The editable fields of a promotion or coupon, without its identifier. */
export const ConditionsInput = Conditions.extend({
  /** Of coupons: whether it can be combined with promotions on the same products. */
  acumula: z.boolean().default(true),
}).superRefine(refineBy(conditionProblems))

/** A coupon; saving it replaces the one with the same code, without resetting its uses. */
export const CouponInput = Conditions.extend({
  codigo: z.string().trim().toUpperCase().regex(COUPON_CODE),
  /** Whether it can be combined with promotions on the same products. */
  acumula: z.boolean().default(true),
}).superRefine(refineBy(couponProblems))

/** As written by a client: omitted fields take their default. */
export type PromotionDraft = z.input<typeof PromotionInput>
export type CouponDraft = z.input<typeof CouponInput>
export type ConditionsInput = z.output<typeof ConditionsInput>
export type PromotionInput = z.output<typeof PromotionInput>
export type CouponInput = z.output<typeof CouponInput>
