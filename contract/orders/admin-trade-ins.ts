import * as z from 'zod'
import { TRADE_CONDITIONS } from '#domain/order/trade-in/conditions.ts'
import { MAX_STEPS, tradeInProblems } from '#domain/order/trade-in/trade-in-rules.ts'
import { MAX_INSPECTION_PICTURES } from '#domain/order/trade-in/trade-in-situation.ts'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { adminCall } from '../admin-call.ts'
import { MAX_PICTURE_BYTES, StoredPicture } from '../content/pictures.ts'
import { Centavos, StoredCentavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Picture } from '../picture.ts'
import { TradeConditionName, TradeResultName, TradeSituationName } from './trade-ins.ts'

const call = adminCall('trade-ins')

const Which = z.object({ id: z.uuid() })

const Percent = z.int().min(0, 'De 0 a 100.').max(100, 'De 0 a 100.')

export const TradeInRulesInput = z
  .object({
    ativa: z.boolean(),
    faixas: z
      .array(
        z.object({
          meses: z.int().min(1, 'Pelo menos um mês.').max(240, 'Até 240 meses.'),
          porcentagem: Percent,
        }),
      )
      .max(MAX_STEPS),
    condicoes: z.object({ otimo: Percent, bom: Percent, gasto: Percent }),
    minimo: StoredCentavos,
    validadeDias: z.int().min(1, 'Pelo menos um dia.').max(365, 'Até 365 dias.'),
    envioDias: z.int().min(1, 'Pelo menos um dia.').max(90, 'Até 90 dias.'),
    instrucoes: z.string().trim().max(1000, 'Até 1.000 letras.'),
  })
  .superRefine(refineBy(tradeInProblems))

const RulesForm = z.object({ versao: z.int32().nonnegative(), regras: TradeInRulesInput })

const Trade = z.object({
  id: z.uuid(),
  nome: z.string(),
  descricao: z.string(),
  /** Empty once the account is erased. */
  cliente: z.string(),
  pedido: z.uuid(),
  numero: z.int(),
  novo: z.object({ pedido: z.uuid(), numero: z.int(), entregueEm: z.iso.datetime().nullable() }).nullable(),
  /** Of the line that it was bought in: by them an inspection knows the instrument. */
  passaportes: z.array(
    z.object({
      id: z.int(),
      numeroSerie: z.string(),
      anulado: z.boolean(),
      alerta: z.enum(['roubado', 'perdido']).nullable(),
      /** Whether its owner is the trade-in's customer. */
      doCliente: z.boolean(),
    }),
  ),
  /** Whether the instrument is still the customer's and not missing, as far as passports say: only then it is taken. */
  doCliente: z.boolean(),
  meses: z.int(),
  pago: Centavos,
  valores: z.partialRecord(z.enum(TRADE_CONDITIONS), Centavos),
  condicao: TradeConditionName,
  valor: Centavos,
  usado: Centavos.nullable(),
  situacao: TradeSituationName,
  validaAte: z.iso.datetime(),
  enviarAte: z.iso.datetime().nullable(),
  /** It should have been sent by now. */
  atrasada: z.boolean(),
  codigoPostagem: z.string(),
  rastreio: z.string(),
  aceitaEm: z.iso.datetime(),
  usadaEm: z.iso.datetime().nullable(),
  enviadaEm: z.iso.datetime().nullable(),
  recebidaEm: z.iso.datetime().nullable(),
  resultado: TradeResultName.nullable(),
  condicaoConferida: TradeConditionName.nullable(),
  nota: z.string(),
  /** With the hash of each, as an inspection takes it. */
  fotos: z.array(Picture.extend({ arquivo: z.string() })),
  conferidaPor: z.string().nullable(),
  conferidaEm: z.iso.datetime().nullable(),
  diferenca: Centavos,
  pagaEm: z.iso.datetime().nullable(),
  perdoadaEm: z.iso.datetime().nullable(),
})

const Filter = z.object({
  /** `abertas`: awaited, here, or with a difference to be paid. `atrasadas`: should have been sent by now. */
  estado: z.enum(['abertas', 'atrasadas', 'creditos', 'encerradas', 'todas']).default('abertas'),
})

const InspectInput = Which.extend({
  resultado: TradeResultName,
  /** Of `pior`: what it is in truth. */
  condicao: TradeConditionName.optional(),
  nota: z.string().trim().max(1000, 'Até 1.000 letras.').default(''),
  /** Uploaded before, by `arquivo`. Of what never came there are none. */
  fotos: z
    .array(z.string().regex(PICTURE_HASH))
    .max(MAX_INSPECTION_PICTURES, `Até ${MAX_INSPECTION_PICTURES} fotos.`)
    .default([]),
  /** Whether the difference is charged or written off. */
  cobrar: z.boolean().default(true),
})

export const tradeIns = {
  list: call('GET', '/trade-ins', 'Os instrumentos dados em troca', 'pedidos.ver')
    .input(PageInput.extend(Filter.shape))
    .output(pageOf(Trade)),

  get: call('GET', '/trade-ins/{id}', 'Um instrumento dado em troca', 'pedidos.ver')
    .input(Which)
    .output(Trade),

  /** The code by which it is posted at the store's cost; the customer gets it by mail. */
  postCode: call('PUT', '/trade-ins/{id}/post-code', 'O código da postagem', 'pedidos.expedir')
    .input(Which.extend({ codigoPostagem: z.string().trim().min(1, 'Digite o código.').max(60) }))
    .output(Trade),

  receive: call('POST', '/trade-ins/{id}/arrival', 'O instrumento chegou à loja', 'pedidos.expedir')
    .input(Which)
    .output(Trade),

  /** Of a wrong click. Refuses `TrocaNaoPermitida` unless it waits for its inspection. */
  undoArrival: call('DELETE', '/trade-ins/{id}/arrival', 'Desfaz a chegada à loja', 'pedidos.expedir')
    .input(Which)
    .output(Trade),

  inspect: call('POST', '/trade-ins/{id}/inspection', 'Registra a conferência', 'pedidos.editar')
    .input(InspectInput)
    .output(Trade),

  /**
   * Takes the inspection back, to be registered again: its difference is owed no more, and the passport that it withdrew
   * is valid again. Refuses `TrocaNaoPermitida` once money for the difference has come, or an order of it has ended.
   */
  undoInspection: call('DELETE', '/trade-ins/{id}/inspection', 'Desfaz a conferência', 'pedidos.editar')
    .input(Which)
    .output(Trade),

  /** For an inspection; otherwise as `pictures.upload`. */
  uploadPicture: call('POST', '/trade-ins/pictures', 'Envia uma foto da conferência', 'pedidos.editar')
    .input(z.object({ arquivo: z.file().max(MAX_PICTURE_BYTES) }))
    .output(StoredPicture),

  /** Gives up a difference that was to be charged. */
  writeOff: call('POST', '/trade-ins/{id}/write-off', 'Perdoa a diferença', 'pedidos.estornar')
    .input(Which)
    .output(Trade),

  rules: call(
    'GET',
    '/trade-in-rules',
    'Quanto a loja dá por instrumentos usados',
    'configuracao.ver',
  ).output(RulesForm),

  /** Refuses `VersaoAntiga`. */
  saveRules: call('PUT', '/trade-in-rules', 'Muda quanto a loja dá', 'configuracao.editar')
    .input(RulesForm)
    .output(RulesForm),
}

export type AdminTradeIn = z.infer<typeof Trade>
export type TradeInFilter = z.infer<typeof Filter>
export type InspectTradeInInput = z.infer<typeof InspectInput>
export type TradeInRulesForm = z.infer<typeof RulesForm>
