import * as z from 'zod'
import { WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { WORK_MOMENTS } from '#domain/workshop/work-order-words.ts'
import { Centavos } from '../../money.ts'

export const WorkSituationName = z.enum(WORK_SITUATIONS)
export const WorkMomentName = z.enum(WORK_MOMENTS)

/** A service of a paid order's line, as it was agreed on. */
const WorkService = z.object({
  idServico: z.int32(),
  nome: z.string(),
  preco: Centavos,
  minutos: z.int().nonnegative(),
  dias: z.int().nonnegative(),
  escolhas: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
})

/** A line of a quote: what is done, and what it costs. */
export const QuoteLine = z.object({ descricao: z.string(), valor: Centavos })

export const WorkQuote = z.object({
  id: z.uuid(),
  /** Counts the quotes of a work order from 1. */
  numero: z.int().positive(),
  linhas: z.array(QuoteLine),
  mensagem: z.string(),
  total: Centavos,
  minutos: z.int().positive(),
  /** Business days beyond the work. */
  dias: z.int().nonnegative(),
  situacao: z.enum(['enviado', 'aprovado', 'recusado', 'retirado']),
  /** After that the customer can't approve it any more, though it stays open until the store withdraws it. */
  validoAte: z.iso.datetime(),
  enviadoEm: z.iso.datetime(),
  respondidoEm: z.iso.datetime().nullable(),
  /** What the customer wrote with the answer. */
  resposta: z.string(),
  /** When the customer requested another one in place of this, which expired. */
  outroPedidoEm: z.iso.datetime().nullable(),
  /** The order by which it is paid; null without one. */
  pedido: z.object({ id: z.uuid(), numero: z.int() }).nullable(),
})

export const WorkMessage = z.object({
  id: z.int32(),
  quem: z.enum(['cliente', 'loja']),
  nome: z.string(),
  texto: z.string(),
  em: z.iso.datetime(),
})

export const WorkPicture = z.object({
  id: z.int32(),
  momento: WorkMomentName,
  legenda: z.string(),
  /** As in `Picture`; its customer's addresses are open to whom the work order is. */
  imagem: z.string(),
  largura: z.int32().positive(),
  altura: z.int32().positive(),
  em: z.iso.datetime(),
})

/** What happened; the first change has no situation before it. */
export const WorkChange = z.object({
  de: WorkSituationName.nullable(),
  para: WorkSituationName,
  quem: z.enum(['cliente', 'loja', 'relogio', 'provedor']),
  nota: z.string(),
  em: z.iso.datetime(),
})

/** What customers and staff see of a work order; lists are oldest first. */
export const WorkOrder = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  /** `regulagem`: services of an order's line; `balcao`: an instrument that was brought in. */
  tipo: z.enum(['regulagem', 'balcao']),
  nome: z.string(),
  instrumento: z.string(),
  quantidade: z.int().positive(),
  numeroSerie: z.string(),
  acessorios: z.string(),
  /** As it came in. */
  condicao: z.string(),
  /** What its owner wants. */
  relato: z.string(),
  servicos: z.array(WorkService),
  situacao: WorkSituationName,
  previstaPara: z.iso.date().nullable(),
  prontaEm: z.iso.datetime().nullable(),
  entregueEm: z.iso.datetime().nullable(),
  criadoEm: z.iso.datetime(),
  /** The order whose line it is of; of a `balcao`, null: its quotes have orders. */
  pedido: z.object({ id: z.uuid(), numero: z.int() }).nullable(),
  orcamentos: z.array(WorkQuote),
  mensagens: z.array(WorkMessage),
  fotos: z.array(WorkPicture),
  mudancas: z.array(WorkChange),
})

export type WorkOrder = z.infer<typeof WorkOrder>
export type WorkQuote = z.infer<typeof WorkQuote>
export type WorkMessage = z.infer<typeof WorkMessage>
export type WorkPicture = z.infer<typeof WorkPicture>
export type WorkChange = z.infer<typeof WorkChange>
