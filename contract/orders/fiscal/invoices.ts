import * as z from 'zod'
import { CORRECTION, JUSTIFICATION } from '#domain/order/fiscal/invoice-situation.ts'
import { adminCall } from '../../admin-call.ts'
import { Centavos } from '../../money.ts'
import { InvoiceEnvironmentName } from './issuing.ts'

const call = adminCall('fiscal')

/** What keeps an invoice from being issued; `link` is the panel's page where it is fixed, or null. */
export const InvoiceProblem = z.object({
  campo: z.string(),
  mensagem: z.string(),
  link: z.string().nullable(),
})

const Note = z.object({
  id: z.uuid(),
  tipo: z.enum(['venda', 'devolucao']),
  ambiente: InvoiceEnvironmentName,
  /** `domain/order/fiscal/invoice-situation.ts`. */
  situacao: z.enum(['pendente', 'processando', 'autorizada', 'rejeitada', 'denegada', 'cancelada']),
  numero: z.string().nullable(),
  serie: z.string().nullable(),
  chave: z.string().nullable(),
  /** The Sefaz's code and words; empty if there are none. */
  codigo: z.string(),
  mensagem: z.string(),
  problemas: z.array(InvoiceProblem),
  /** Why the shop could not ask the service the last time, and when it tries again. */
  falha: z.enum(['semResposta', 'acesso']).nullable(),
  conferirEm: z.iso.datetime().nullable(),
  /** The files that the shop keeps. */
  arquivos: z.array(z.enum(['xml', 'danfe', 'cancelamento', 'cartaXml', 'carta'])),
  cartas: z.array(z.object({ numero: z.int(), texto: z.string(), em: z.iso.datetime() })),
  justificativa: z.string().nullable(),
  /** The units of a return, by the line of the order; null for a sale. */
  itens: z.array(z.object({ posicao: z.int(), quantidade: z.int() })).nullable(),
  criadaEm: z.iso.datetime(),
  autorizadaEm: z.iso.datetime().nullable(),
  canceladaEm: z.iso.datetime().nullable(),
  /** Until when most states let it be cancelled; null if that is over. */
  cancelavelAte: z.iso.datetime().nullable(),
})

const Notes = z.object({
  /** Where the shop issues now; null: not by this shop. */
  ambiente: InvoiceEnvironmentName.nullable(),
  /** Whether the invoice of the sale can be issued. */
  emitivel: z.boolean(),
  /** Whether goods came back that an invoice of return can cover. */
  devolvivel: z.boolean(),
  /** Newest first. */
  notas: z.array(Note),
})

const Preview = z.object({
  problemas: z.array(InvoiceProblem),
  itens: z.array(
    z.object({
      descricao: z.string(),
      ncm: z.string(),
      cfop: z.string(),
      icms: z.string(),
      quantidade: z.int(),
      valor: Centavos,
    }),
  ),
  totais: z.object({ produtos: Centavos, frete: Centavos, desconto: Centavos, total: Centavos }),
})

const OrderId = z.object({ id: z.uuid() })

/** The city's IBGE code, typed where the CEP does not say it; empty otherwise. */
const CityCode = z
  .string()
  .trim()
  .regex(/^(\d{7})?$/, 'O código do IBGE tem sete algarismos.')
  .default('')

const NoteId = z.object({ nota: z.uuid() })

export const invoices = {
  listNotes: call('GET', '/orders/{id}/invoices', 'As notas fiscais de um pedido', 'pedidos.ver')
    .input(OrderId)
    .output(Notes),

  /** What an invoice would say, and what it lacks. Refuses `PedidoInexistente` and `PedidoDeOutraLoja`. */
  previewNote: call('POST', '/orders/{id}/invoices/preview', 'O que a nota diria', 'pedidos.expedir')
    .input(OrderId.extend({ codigoMunicipio: CityCode }))
    .output(Preview),

  /** Refuses `NotaNaoPermite` and `NotaComPendencias`. */
  issueNote: call('POST', '/orders/{id}/invoices', 'Emite a nota de um pedido', 'pedidos.expedir')
    .input(OrderId.extend({ codigoMunicipio: CityCode }))
    .output(Notes),

  /** Issues the invoice by which returned goods enter the store again. Refuses as `issueNote`, and `CamposInvalidos`. */
  issueReturn: call('POST', '/orders/{id}/invoices/return', 'Emite a nota de devolução', 'pedidos.editar')
    .input(
      OrderId.extend({
        itens: z
          .array(z.object({ posicao: z.int().min(0).max(200), quantidade: z.int().min(1).max(9999) }))
          .min(1)
          .max(200),
      }),
    )
    .output(Notes),

  /** Sends a rejected invoice again, with what was fixed. Refuses as `issueNote`. */
  retryNote: call('POST', '/invoices/{nota}/retry', 'Manda de novo uma nota rejeitada', 'pedidos.expedir')
    .input(NoteId.extend({ codigoMunicipio: CityCode }))
    .output(Notes),

  /** Refuses `NotaRecusada` with the Sefaz's reason, `NotaNaoPermite` and `ProvedorIndisponivel`. */
  cancelNote: call('POST', '/invoices/{nota}/cancellation', 'Cancela uma nota', 'pedidos.editar')
    .input(
      NoteId.extend({
        justificativa: z
          .string()
          .trim()
          .min(JUSTIFICATION.min, `Escreva pelo menos ${JUSTIFICATION.min} letras: a Sefaz as pede.`)
          .max(JUSTIFICATION.max),
      }),
    )
    .output(Notes),

  /** Sends a correction letter, which replaces earlier ones. Refuses as `cancelNote`. */
  correctNote: call('POST', '/invoices/{nota}/corrections', 'Manda uma carta de correção', 'pedidos.expedir')
    .input(
      NoteId.extend({
        texto: z
          .string()
          .trim()
          .min(CORRECTION.min, `Escreva pelo menos ${CORRECTION.min} letras: a Sefaz as pede.`)
          .max(CORRECTION.max),
      }),
    )
    .output(Notes),

  /** A file that the shop keeps of an invoice. Refuses `CadastroInexistente`. */
  noteFile: call('GET', '/invoices/{nota}/files/{arquivo}', 'Um arquivo de uma nota', 'notas.baixar')
    .input(NoteId.extend({ arquivo: Note.shape.arquivos.element }))
    .output(z.file()),

  /** Mails XML and DANFE to the buyer again. Refuses `NotaNaoPermite`. */
  mailNote: call('POST', '/invoices/{nota}/mails', 'Manda a nota por e-mail de novo', 'pedidos.editar')
    .input(NoteId)
    .output(z.object({})),
}

export type OrderNotes = z.infer<typeof Notes>
export type OrderNote = z.infer<typeof Note>
export type NotePreview = z.infer<typeof Preview>
