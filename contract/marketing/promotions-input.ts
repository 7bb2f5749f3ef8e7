import * as z from 'zod'

const Text = z.string().trim().min(1).max(2_000)
const Id = z.int32().positive()
const Amount = z.int().positive().max(1_000_000_000)
const Moment = z.iso.datetime({ offset: true }).nullable().default(null)
const Limit = z.int().positive().max(1_000_000_000).nullable().default(null)
const Ids = z.array(Id).max(1000).default([])

/** What it gives. Percent, centavos, and of each `leve` units only `pague` are paid. */
export const BenefitInput = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('porcentagem'), porcentagem: z.int().min(1).max(100) }),
  z.object({ tipo: z.literal('valor'), valor: Amount }),
  z
    .object({ tipo: z.literal('levePague'), leve: z.int().min(2).max(100), pague: z.int().min(1).max(100) })
    .refine(({ leve, pague }) => pague < leve, {
      path: ['pague'],
      message: 'Quem leva deve pagar menos unidades do que leva.',
    }),
  z.object({
    tipo: z.literal('freteGratis'),
    /** The states that it is for; none: all of them. */
    ufs: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'Escolha um estado.'))
      .max(27)
      .default([]),
  }),
])

const Conditions = z.object({
  /** What shoppers read beside the discount. */
  nome: Text.max(80),
  beneficio: BenefitInput,
  /** Any of each list that is not empty, and of all lists together; all empty, the whole shop. Ids. */
  alcance: z.object({ categorias: Ids, marcas: Ids, produtos: Ids }).prefault({}),
  /** Leaves out what is on offer (`precoDe`) already. */
  somentePrecoCheio: z.boolean().default(false),
  /** Centavos that the items it is valid for must cost, before any discount. */
  subtotalMinimo: z.int().nonnegative().max(1_000_000_000).default(0),
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

const HAS_A_PERIOD = {
  path: ['validoAte'],
  message: 'O fim da validade deve vir depois do começo.',
}

/** A change of prices that applies by itself; saving it replaces what stood under the same `hash`. */
export const PromotionInput = Conditions.extend({
  hash: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
}).refine(endsAfterItBegins, HAS_A_PERIOD)

/** Of a promotion or coupon that is there, all but the name by which the shop knows it. */
export const ConditionsInput = Conditions.extend({
  /** Of coupons: whether it is valid for what a promotion has made cheaper already. */
  acumula: z.boolean().default(true),
}).refine(endsAfterItBegins, HAS_A_PERIOD)

/** One that shoppers ask for; saving it replaces the coupon of the same code, whose uses go on being counted. */
export const CouponInput = Conditions.extend({
  codigo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, 'Use de 3 a 30 letras sem acento, números ou hifens.'),
  /** Whether it is valid for what a promotion has made cheaper already. */
  acumula: z.boolean().default(true),
}).refine(endsAfterItBegins, HAS_A_PERIOD)

function endsAfterItBegins({ validoDe, validoAte }: { validoDe: string | null; validoAte: string | null }) {
  return validoDe === null || validoAte === null || Date.parse(validoDe) < Date.parse(validoAte)
}

/** As a merchant hands them over: what is left out takes its default. */
export type PromotionDraft = z.input<typeof PromotionInput>
export type CouponDraft = z.input<typeof CouponInput>
export type ConditionsInput = z.output<typeof ConditionsInput>
export type PromotionInput = z.output<typeof PromotionInput>
export type CouponInput = z.output<typeof CouponInput>
