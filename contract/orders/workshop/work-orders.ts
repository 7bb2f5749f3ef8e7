import * as z from 'zod'
import { WORK_STEPS } from '#domain/workshop/work-order-words.ts'
import { adminCall } from '../../admin-call.ts'
import { PathId } from '../../catalog/catalogue-parts.ts'
import { StoredCentavos } from '../../money.ts'
import { PageInput, pageOf } from '../../paging.ts'
import { WorkChange, WorkMomentName, WorkOrder, WorkQuote, WorkSituationName } from './work-order.ts'

const call = adminCall('work-orders')

const Which = z.object({ id: z.uuid() })

const Text = (max: number) => z.string().trim().max(max)

/** What is known of an instrument and its owner at the counter. */
const WorkOrderForm = z.object({
  idCliente: z.int32().positive().nullable(),
  nome: Text(120).min(1, 'Escreva o nome de quem trouxe.'),
  /** Where mails about it go; empty if the customer has none. */
  email: z.union([z.literal(''), z.email('Confira o e-mail.').max(254)]),
  celular: Text(20),
  /** CPF or CNPJ, digits; empty if it was not given. */
  documento: Text(18),
  instrumento: Text(160).min(1, 'Diga qual é o instrumento.'),
  numeroSerie: Text(60),
  /**
   * The passport with this serial number that staff compared with the instrument; null for none of them. Work on an order's
   * line has that of the line. Left out, it stays as it was while the serial number is the same.
   */
  idPassaporte: z.int32().positive().nullable().optional(),
  acessorios: Text(300),
  condicao: Text(2000),
  relato: Text(2000),
  responsavel: Text(80),
  prateleira: Text(40),
  previstaPara: z.iso.date().nullable(),
})

const WorkOrderRow = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  tipo: WorkOrder.shape.tipo,
  nome: z.string(),
  instrumento: z.string(),
  quantidade: z.int().positive(),
  numeroSerie: z.string(),
  situacao: WorkSituationName,
  responsavel: z.string(),
  prateleira: z.string(),
  previstaPara: z.iso.date().nullable(),
  atrasada: z.boolean(),
  /** Whether nobody answered the open quote in its time. */
  orcamentoVencido: z.boolean(),
  /** Whether the last message is the customer's. */
  aguardaResposta: z.boolean(),
  criadoEm: z.iso.datetime(),
})

const WorkOrderFilter = PageInput.extend({
  /**
   * `atrasadas` include those whose quote expired. `prontas` wait to be fetched or sent, also those whose quote was refused,
   * and instruments whose work was cancelled.
   */
  estado: z.enum(['abertas', 'atrasadas', 'prontas', 'encerradas', 'todas']).default('abertas'),
  situacao: WorkSituationName.optional(),
  /** Number, name, instrument or serial number. */
  busca: z.string().trim().max(100).default(''),
})

/** How many work orders are in each view of the list. */
const WorkOrderCounts = z.object({
  abertas: z.int().nonnegative(),
  atrasadas: z.int().nonnegative(),
  prontas: z.int().nonnegative(),
})

/** A passport of an instrument in the workshop. */
const PassportOfWork = z.object({
  id: z.int32(),
  codigo: z.string(),
  produto: z.string(),
  numeroSerie: z.string(),
  /** That its owner misses it. */
  alerta: z.enum(['roubado', 'perdido']).nullable(),
})

/** A passport to compare an instrument with. */
const PassportOfSerial = PassportOfWork.extend({
  /** The owner's first name; empty for staff who may not see customers, and if the store does not know the owner. */
  dono: z.string(),
})

/** A work order as staff see it. */
const AdminWorkOrder = WorkOrder.extend({
  versao: z.int32(),
  idCliente: z.int32().nullable(),
  /** Empty for staff who may not see customers, like phone and document. */
  email: z.string(),
  celular: z.string(),
  documento: z.string(),
  responsavel: z.string(),
  prateleira: z.string(),
  /** Of all that was agreed on. */
  minutos: z.int().nonnegative(),
  atrasada: z.boolean(),
  /** Whether nobody answered the open quote in its time, so that another one can be sent. */
  orcamentoVencido: z.boolean(),
  /** How many other work orders its order has, which share the workshop's time with it; cancelled ones don't count. */
  outrasDoPedido: z.int().nonnegative(),
  /** Whether any work was agreed on. */
  combinado: z.boolean(),
  /** The steps that staff can take now. */
  passos: z.array(z.enum(WORK_STEPS)),
  podeOrcar: z.boolean(),
  /** The customer's page, with its key; empty for staff who may not see customers. */
  pagina: z.string(),
  /** The passport of its only instrument, if the store issued one: of the order's line, or the confirmed one. */
  passaporte: PassportOfWork.nullable(),
  /** The confirmed passport, also once it is withdrawn. */
  idPassaporte: z.int32().nullable(),
  /** Whether passports have its serial number, and none of them is confirmed. */
  aConfirmar: z.boolean(),
  /** The passports of its line or serial number whose owners miss the instrument. */
  alertas: z.array(PassportOfWork),
  orcamentos: z.array(
    WorkQuote.extend({
      enviadoPor: z.string(),
      /** Where the payment of its order stands; null without one. */
      cobranca: z.enum(['aPagar', 'paga', 'cancelada']).nullable(),
      /** Whether that order has no e-mail address, without which nobody can pay it. */
      semEmail: z.boolean(),
    }),
  ),
  mudancas: z.array(WorkChange.extend({ nome: z.string().nullable() })),
})

const QuoteInput = z.object({
  linhas: z
    .array(
      z.object({
        descricao: Text(160).min(1, 'Diga o que será feito.'),
        valor: StoredCentavos.max(10_000_000),
      }),
    )
    .min(1, 'Escreva ao menos uma linha.')
    .max(30),
  minutos: z.int().min(1, 'Quantos minutos de bancada?').max(4800),
  dias: z.int().min(0).max(60),
  mensagem: Text(2000),
})

const change = (method: 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  call(method, `/work-orders${path}`, summary, 'pedidos.editar')

/** Instruments in the workshop. Unknown ones are `OrdemInexistente`. */
export const workOrders = {
  /** Open ones by the day for which they are promised, others the latest first. */
  list: call('GET', '/work-orders', 'As ordens de serviço', 'pedidos.ver')
    .input(WorkOrderFilter)
    .output(pageOf(WorkOrderRow).extend({ contagem: WorkOrderCounts })),

  get: call('GET', '/work-orders/{id}', 'Uma ordem de serviço', 'pedidos.ver')
    .input(Which)
    .output(AdminWorkOrder),

  /** The passports of a serial number: at the intake. */
  ofSerial: call('GET', '/work-order-serials', 'O que a loja sabe de um número de série', 'pedidos.ver')
    .input(z.object({ numeroSerie: Text(60).min(1) }))
    .output(z.object({ itens: z.array(PassportOfSerial) })),

  /** A PDF: for the bench, or the customer's receipt on A4 or on a thermal printer's roll. */
  print: call('GET', '/work-orders/{id}/print/{folha}', 'Imprime uma ordem de serviço', 'pedidos.ver')
    .input(Which.extend({ folha: z.enum(['bancada', 'recibo', 'reciboBobina']) }))
    .output(z.file()),

  create: call('POST', '/work-orders', 'Recebe um instrumento', 'pedidos.editar')
    .input(WorkOrderForm)
    .output(Which),

  /** Refuses `VersaoAntiga`. */
  save: change('PUT', '/{id}', 'Muda uma ordem de serviço')
    .input(WorkOrderForm.extend({ id: z.uuid(), versao: z.int32() }))
    .output(AdminWorkOrder),

  /**
   * Refuses `OrdemNaoPermite` if it can't be taken now, and `ServicoAPagar` for handing over what is not paid, unless
   * `mesmoAssim`.
   */
  step: change('POST', '/{id}/steps', 'Leva uma ordem de serviço ao próximo passo')
    .input(
      Which.extend({
        passo: z.enum(WORK_STEPS),
        nota: Text(1000).default(''),
        mesmoAssim: z.boolean().default(false),
      }),
    )
    .output(AdminWorkOrder),

  /** Takes the place of one that expired. Refuses `OrdemNaoPermite` while another is open, or after the end. */
  sendQuote: change('POST', '/{id}/quotes', 'Manda um orçamento ao cliente')
    .input(QuoteInput.extend({ id: z.uuid() }))
    .output(AdminWorkOrder),

  /** Refuses `OrdemNaoPermite` if none is open. */
  withdrawQuote: change('DELETE', '/{id}/quotes/open', 'Retira o orçamento sem resposta')
    .input(Which)
    .output(AdminWorkOrder),

  message: change('POST', '/{id}/messages', 'Escreve ao cliente')
    .input(Which.extend({ texto: Text(2000).min(1, 'Escreva a mensagem.') }))
    .output(AdminWorkOrder),

  /** A photo of up to 20 MB, as `multipart/form-data`; its metadata is discarded. */
  addPicture: change('POST', '/{id}/pictures', 'Junta uma foto')
    .input(
      Which.extend({
        arquivo: z.file().max(20 * 1024 * 1024),
        momento: WorkMomentName,
        legenda: Text(200).default(''),
      }),
    )
    .output(AdminWorkOrder),

  changePicture: change('PUT', '/{id}/pictures/{idFoto}', 'Muda a legenda de uma foto')
    .input(
      Which.extend({
        idFoto: PathId,
        momento: WorkMomentName,
        legenda: Text(200),
      }),
    )
    .output(AdminWorkOrder),

  removePicture: change('DELETE', '/{id}/pictures/{idFoto}', 'Tira uma foto')
    .input(Which.extend({ idFoto: PathId }))
    .output(AdminWorkOrder),
}

export type PassportOfWork = z.infer<typeof PassportOfWork>
export type PassportOfSerial = z.infer<typeof PassportOfSerial>
export type WorkOrderForm = z.infer<typeof WorkOrderForm>
export type WorkOrderRow = z.infer<typeof WorkOrderRow>
export type WorkOrderFilter = z.infer<typeof WorkOrderFilter>
export type WorkOrderCounts = z.infer<typeof WorkOrderCounts>
export type AdminWorkOrder = z.infer<typeof AdminWorkOrder>
export type QuoteInput = z.infer<typeof QuoteInput>
