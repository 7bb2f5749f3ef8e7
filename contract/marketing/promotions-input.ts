import * as z from 'zod'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import {
  COUPON_CODE,
  conditionProblems,
  couponProblems,
  PROMOTION_LIMITS,
} from '#domain/promotions/promotion-problems.ts'
import { refineBy } from '../panel/refine-by.ts'

const Id = z.int32().positive()
const Moment = z.iso.datetime({ offset: true }).nullable().default(null)
const Limit = z.int().positive().max(PROMOTION_LIMITS.usos).nullable().default(null)
const Ids = z.array(Id).max(1000).default([])

/** What it gives. Percent, centavos, and of each `leve` units only `pague` are paid. */
export const BenefitInput = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('porcentagem'), porcentagem: z.int().min(1).max(PROMOTION_LIMITS.porcentagem) }),
  z.object({ tipo: z.literal('valor'), valor: z.int().positive().max(MAX_CENTAVOS) }),
  z.object({
    tipo: z.literal('levePague'),
    leve: z.int().min(2).max(PROMOTION_LIMITS.unidades),
    /** Fewer than `leve`. */
    pague: z.int().min(1).max(PROMOTION_LIMITS.unidades),
  }),
  z.object({
    tipo: z.literal('freteGratis'),
    /** The states that it is for; none: all of them. */
    ufs: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(27)
      .default([]),
  }),
])

const Conditions = z.object({
  /** What shoppers read beside the discount. */
  nome: z.string().trim().min(1).max(PROMOTION_LIMITS.nome),
  beneficio: BenefitInput,
  /** Any of each list that is not empty, and of all lists together; all empty, the whole shop. Ids. */
  alcance: z.object({ categorias: Ids, marcas: Ids, produtos: Ids }).prefault({}),
  /** Leaves out what is on offer (`precoDe`) already. */
  somentePrecoCheio: z.boolean().default(false),
  /** Centavos that the items it is valid for must cost, before any discount. */
  subtotalMinimo: z.int().nonnegative().max(MAX_CENTAVOS).default(0),
  primeiraCompra: z.boolean().default(false),
  exigeLogin: z.boolean().default(false),
  /** Valid from `validoDe` (included) to `validoAte` (excluded); null is open. */
  validoDe: Moment,
  validoAte: Moment,
  /** In all orders together, and per customer; null is without limit. */
  usosMaximos: Limit,
  usosPorCliente: Limit,
  ativo: z.boolean().default(true),
})

/** A change of prices that applies by itself; saving it replaces what stood under the same `hash`. */
export const PromotionInput = Conditions.extend({
  hash: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
}).superRefine(refineBy(conditionProblems))

/** Of a promotion or coupon that is there, all but the name by which the shop knows it. */
export const ConditionsInput = Conditions.extend({
  /** Of coupons: whether it is valid for what a promotion has made cheaper already. */
  acumula: z.boolean().default(true),
}).superRefine(refineBy(conditionProblems))

/** One that shoppers ask for; saving it replaces the coupon of the same code, whose uses go on being counted. */
export const CouponInput = Conditions.extend({
  codigo: z.string().trim().toUpperCase().regex(COUPON_CODE),
  /** Whether it is valid for what a promotion has made cheaper already. */
  acumula: z.boolean().default(true),
}).superRefine(refineBy(couponProblems))

/** As a merchant hands them over: what is left out takes its default. */
export type PromotionDraft = z.input<typeof PromotionInput>
export type CouponDraft = z.input<typeof CouponInput>
export type ConditionsInput = z.output<typeof ConditionsInput>
export type PromotionInput = z.output<typeof PromotionInput>
export type CouponInput = z.output<typeof CouponInput>
