import * as z from 'zod'
import { Centavos } from '../../money.ts'
import { PageFrame } from '../../page-frame.ts'

const Service = z.object({
  id: z.int32().positive(),
  nome: z.string(),
  descricao: z.string(),
  /** The least that it costs for one instrument, in centavos; `soma` if answers may add to it. */
  preco: Centavos,
  soma: z.boolean(),
  minutos: z.int().positive(),
  /** Business days beyond those of the work. */
  dias: z.int().nonnegative(),
  /** When it would be ready if it were paid now; null if the calendar has no time for it. */
  pronta: z.iso.date().nullable(),
  /** What is to be answered. */
  perguntas: z.array(z.string()),
  /** The listings on whose products it is offered. */
  listagens: z.array(z.object({ nome: z.string(), url: z.string() })),
})

/** What the workshop does, and how an instrument gets there. */
export const WorkshopPage = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    /** By the categories above those on whose products they are offered. */
    grupos: z.array(z.object({ nome: z.string(), servicos: z.array(Service).min(1) })),
    /** The next day on which the workshop has time; null without services, or if none is left in its calendar. */
    proximoDia: z.iso.date().nullable(),
    recebeNoBalcao: z.boolean(),
    texto: z.string(),
  }),
})

export type WorkshopPage = z.infer<typeof WorkshopPage>
