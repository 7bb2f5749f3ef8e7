import * as z from 'zod'
import { METHOD_KINDS } from '#domain/shipping/methods/freight-method.ts'
import { MAX_DISTANCE, methodProblems } from '#domain/shipping/methods/method-problems.ts'
import { REGION_KEYS } from '#domain/shipping/methods/regions.ts'
import { CHOOSE_STATE, UF } from '#domain/shipping/states.ts'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { StoredCentavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Point } from './settings.ts'

const call = adminCall('settings')

const Grams = z.int().min(0).max(999_999_999)

const Cep = z
  .string()
  .trim()
  .max(12)
  .transform((text) => text.replace(/\D/g, ''))

/** Where a price applies: CEPs with both ends inclusive, or metres in a straight line. */
const Place = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('brasil') }),
  z.object({ tipo: z.literal('regioes'), regioes: z.array(z.enum(REGION_KEYS)).max(5) }),
  z.object({ tipo: z.literal('estados'), ufs: z.array(z.string().regex(UF, CHOOSE_STATE)).max(27) }),
  z.object({ tipo: z.literal('ceps'), faixas: z.array(z.object({ de: Cep, ate: Cep })).max(200) }),
  z.object({ tipo: z.literal('distancia'), ate: z.int().min(0).max(MAX_DISTANCE) }),
])

/** `domain/shipping/methods/freight-method.ts` documents the fields: grams, centavos, business days. */
const Rule = z.object({
  onde: Place,
  pesoDe: Grams,
  pesoAte: Grams.nullable(),
  comprasDe: StoredCentavos,
  comprasAte: StoredCentavos.nullable(),
  valor: StoredCentavos,
  prazo: z.int().min(0).max(90),
})

const MethodInput = z
  .object({
    nome: z.string().trim().max(60),
    tipo: z.enum(METHOD_KINDS).default('entrega'),
    /** What shoppers read of it: address and hours of a place, or how the store gets in touch. */
    detalhe: z.string().trim().max(300).default(''),
    ativo: z.boolean(),
    /** Where distances are measured from; null: the store's `coordenadas`. */
    origem: Point.nullable().default(null),
    regras: z.array(Rule).min(1).max(100),
  })
  .superRefine(refineBy(methodProblems))

const Id = z.object({ id: PathId })

const Method = z.object({
  id: z.int32(),
  /** The id of its freight in quotes and orders. */
  codigo: z.string(),
  nome: z.string(),
  tipo: z.enum(METHOD_KINDS),
  detalhe: z.string(),
  ativo: z.boolean(),
  origem: Point.nullable(),
  regras: z.array(Rule),
  versao: z.int32(),
})

export const freightMethods = {
  list: call('GET', '/settings/freight-methods', 'As formas de entrega da loja', 'configuracao.ver')
    .input(PageInput)
    .output(pageOf(Method)),

  get: call('GET', '/settings/freight-methods/{id}', 'Uma forma de entrega', 'configuracao.ver')
    .input(Id)
    .output(Method),

  create: call('POST', '/settings/freight-methods', 'Cria uma forma de entrega', 'configuracao.editar')
    .input(MethodInput)
    .output(Method),

  save: call('PUT', '/settings/freight-methods/{id}', 'Muda uma forma de entrega', 'configuracao.editar')
    .input(MethodInput.safeExtend({ ...Id.shape, versao: z.int32() }))
    .output(Method),

  /** Earlier orders and quotes keep their freight. */
  remove: call(
    'DELETE',
    '/settings/freight-methods/{id}',
    'Exclui uma forma de entrega',
    'configuracao.editar',
  )
    .input(Id)
    .output(z.object({})),
}

export type PanelFreightMethod = z.infer<typeof Method>
export type FreightMethodInput = z.infer<typeof MethodInput>
