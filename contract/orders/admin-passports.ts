import * as z from 'zod'
import { problem, within } from '#domain/format/field-problem.ts'
import { WRITTEN_KINDS } from '#domain/instruments/passport/record.ts'
import { MAX_SERIAL, serialProblem } from '#domain/instruments/passport/serial-number.ts'
import { MEASURES, measureProblems } from '#domain/instruments/passport/set-up-sheet.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Picture } from '../picture.ts'
import { OrderSituation } from './orders.ts'
import { PassportCode, PassportRecord, PublicPassport } from './passports.ts'

const call = adminCall('passports')

const Which = z.object({ id: PathId })

const PassportRow = z.object({
  id: z.int32(),
  codigo: PassportCode,
  produto: z.string(),
  marca: z.string(),
  numeroSerie: z.string(),
  condicao: z.enum(CONDITIONS),
  emitidoEm: z.iso.datetime(),
  anulado: z.boolean(),
  alerta: z.enum(['roubado', 'perdido']).nullable(),
  /** The order in which it was sold, if that still exists. */
  pedido: z.object({ id: z.uuid(), numero: z.int() }).nullable(),
})

/** Units of a SKU in a sold order that have no passport yet. */
const MissingPassport = z.object({
  pedido: z.object({ id: z.uuid(), numero: z.int() }),
  situacao: OrderSituation,
  /** The situation in words. */
  titulo: z.string(),
  idSku: z.int32(),
  nome: z.string(),
  faltam: z.int().positive(),
  pagoEm: z.iso.datetime(),
})

/** A passport as staff see it. */
const AdminPassport = PublicPassport.extend({
  id: z.int32(),
  /** Today in the store's time zone. */
  hoje: z.iso.date(),
  pedido: PassportRow.shape.pedido,
  /** Null if nobody owns it in the shop, or for staff who may not see customers. */
  dono: z.object({ id: z.int32(), nome: z.string() }).nullable(),
  /** Whether a customer of the shop owns it. */
  temDono: z.boolean(),
  /** The trade-in for which an order uses its credit, until the inspection: it can't be handed over. */
  troca: z.object({ id: z.uuid() }).nullable(),
  /** The fields of its set-up sheet. */
  campos: z.array(
    z.object({
      campo: z.enum(MEASURES),
      label: z.string(),
      onde: z.string(),
      usual: z.tuple([z.number(), z.number()]).nullable(),
    }),
  ),
  /** With the member of staff who wrote each; empty for those that the shop wrote by itself. */
  registros: z.array(PassportRecord.extend({ autor: z.string() })),
})

/** A serial number that staff type, with what is wrong with it at its field. */
const Serial = z.object({ numeroSerie: z.string().trim().max(MAX_SERIAL) })

const problemOf = ({ numeroSerie }: { numeroSerie: string }) =>
  problem('numeroSerie', serialProblem(numeroSerie))

/** What staff write into a passport. */
const RecordParts = z.object({
  tipo: z.enum(WRITTEN_KINDS),
  em: z.iso.date(),
  texto: z.string().trim().max(500),
  medidas: z.partialRecord(z.enum(MEASURES), z.number().min(0).max(1000)),
  /** Who did it. */
  por: z.string().trim().max(80),
  /** The record that it replaces, or null. */
  corrige: z.int32().positive().nullable(),
})

const recordProblems = ({ texto, medidas }: Pick<z.infer<typeof RecordParts>, 'texto' | 'medidas'>) => [
  ...within('medidas', measureProblems(medidas)),
  ...problem('texto', texto === '' && Object.keys(medidas).length === 0 ? 'Escreva o que foi feito.' : null),
]

export const passports = {
  /** The latest first. `busca` finds serial numbers, whatever is between their letters and digits, and products. */
  list: call('GET', '/passports', 'Os passaportes', 'pedidos.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        alerta: z.enum(['sim']).optional(),
      }),
    )
    .output(pageOf(PassportRow)),

  /**
   * Instruments of sold orders that have no passport, since nobody wrote their serial number; the latest sale first.
   */
  missing: call('GET', '/passports/missing', 'Os instrumentos vendidos sem passaporte', 'pedidos.ver')
    .input(
      PageInput.extend({
        /** Those that have no serial number, as staff said, instead of those that miss it. */
        semNumero: z.enum(['sim']).optional(),
      }),
    )
    .output(pageOf(MissingPassport)),

  get: call('GET', '/passports/{id}', 'Um passaporte', 'pedidos.ver').input(Which).output(AdminPassport),

  /** The passports of an order, and its instruments that have none yet. */
  ofOrder: call('GET', '/orders/{pedido}/passports', 'Os passaportes de um pedido', 'pedidos.ver')
    .input(z.object({ pedido: z.uuid() }))
    .output(
      z.object({
        itens: z.array(PassportRow),
        faltam: z.array(
          z.object({
            posicao: z.int(),
            idSku: z.int32(),
            nome: z.string(),
            imagem: Picture.nullable(),
            quantidade: z.int().positive(),
            /** Whether staff said that it has no serial number. */
            semNumero: z.boolean(),
          }),
        ),
      }),
    ),

  /** Of counted stock: the serial number is on the instrument. Refuses `PedidoNaoPermite` before it is paid. */
  issue: call('POST', '/orders/{pedido}/passports', 'Emite o passaporte de um instrumento', 'pedidos.expedir')
    .input(
      Serial.extend({
        pedido: z.uuid(),
        posicao: z.int().min(0).max(1000),
        condicao: z.enum(CONDITIONS).default('novo'),
      }).superRefine(refineBy(problemOf)),
    )
    .output(Which),

  /** That an instrument has no serial number, so that nobody is asked for it; or that it has one after all. */
  withoutSerial: call(
    'PUT',
    '/orders/{pedido}/passports/without-serial',
    'Diz se um instrumento não tem número de série',
    'pedidos.expedir',
  )
    .input(z.object({ pedido: z.uuid(), idSku: z.int32().positive(), semNumero: z.boolean() }))
    .output(z.object({})),

  addRecord: call('POST', '/passports/{id}/records', 'Anota num passaporte', 'pedidos.expedir')
    .input(RecordParts.extend({ id: PathId }).superRefine(refineBy(recordProblems)))
    .output(z.object({})),

  /** The former number stays in the passport's history. */
  correctSerial: call(
    'POST',
    '/passports/{id}/serial',
    'Corrige o número de série de um passaporte',
    'pedidos.expedir',
  )
    .input(Serial.extend({ id: PathId }).superRefine(refineBy(problemOf)))
    .output(z.object({})),

  /** For good: its page says so. */
  withdraw: call('POST', '/passports/{id}/withdrawal', 'Anula um passaporte', 'pedidos.editar')
    .input(Which)
    .output(z.object({})),
}

export type PassportRow = z.infer<typeof PassportRow>
export type AdminPassport = z.infer<typeof AdminPassport>
export type MissingPassport = z.infer<typeof MissingPassport>
