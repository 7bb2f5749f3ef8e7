import * as z from 'zod'
import { AGENDA_VIEWS } from '#domain/workshop/agenda-period.ts'
import { MAX_OPTIONS, MAX_QUESTIONS, serviceProblems } from '#domain/workshop/service-problems.ts'
import { MAX_DAY_MINUTES, workshopProblems } from '#domain/workshop/workshop-settings.ts'
import { adminCall } from '../../admin-call.ts'
import { PathId, Version } from '../../catalog/catalogue-parts.ts'
import { StoredCentavos } from '../../money.ts'
import { refineBy } from '../../panel/refine-by.ts'

const call = adminCall('services')

const MAX_PRICE = 10_000_000

const Price = StoredCentavos.max(MAX_PRICE, 'Até R$ 100.000,00.')

/** Names a question or an option in carts and orders; never changes. */
const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)

const Minutes = z.int().min(0, 'De 0 a 4.800 minutos.').max(MAX_DAY_MINUTES, 'De 0 a 4.800 minutos.')

const Question = z.object({
  chave: Key,
  rotulo: z.string().trim().max(80, 'Até 80 letras.'),
  ajuda: z.string().trim().max(300, 'Até 300 letras.'),
  tipo: z.enum(['opcao', 'afinacao', 'cordas', 'texto']),
  obrigatoria: z.boolean(),
  opcoes: z
    .array(
      z.object({
        chave: Key,
        rotulo: z.string().trim().max(80, 'Até 80 letras.'),
        preco: Price,
        minutos: Minutes,
      }),
    )
    .max(MAX_OPTIONS),
})

const ServiceFields = z.object({
  nome: z.string().trim().max(80, 'Até 80 letras.'),
  descricao: z.string().trim().max(600, 'Até 600 letras.'),
  /** Of one instrument, in centavos. */
  preco: Price,
  minutos: Minutes.min(1, 'Pelo menos um minuto.'),
  /** Business days beyond those of the work. */
  dias: z.int().min(0, 'De 0 a 60 dias.').max(60, 'De 0 a 60 dias.'),
  /** Products of these categories and their subcategories have the service. */
  categorias: z.array(z.int32().positive()).max(50),
  perguntas: z.array(Question).max(MAX_QUESTIONS),
  ativo: z.boolean(),
})

export const ServiceForm = ServiceFields.superRefine(refineBy(serviceProblems))

const PanelService = ServiceFields.omit({ categorias: true }).extend({
  id: z.int32().positive(),
  versao: Version,
  categorias: z.array(z.object({ id: z.int32(), nome: z.string(), detalhe: z.string() })),
})

const ServiceLine = PanelService.omit({ perguntas: true, descricao: true, categorias: true }).extend({
  categorias: z.array(z.string()),
})

const Lines = z.object({ itens: z.array(ServiceLine) })

const Settings = z
  .object({
    /** Minutes of work from Sunday to Saturday. */
    semana: z.array(Minutes).length(7),
    validadeOrcamento: z.int().min(1, 'Pelo menos um dia.').max(90, 'Até 90 dias.'),
    recebeNoBalcao: z.boolean(),
    texto: z.string().trim().max(1000, 'Até 1.000 letras.'),
  })
  .superRefine(refineBy(workshopProblems))

const SettingsForm = z.object({ versao: z.int32().nonnegative(), ajustes: Settings })

const Job = z.object({
  /** By what the time is booked: an order with services, or a work order of the counter. */
  tipo: z.enum(['pedido', 'ordem']),
  id: z.uuid(),
  numero: z.int(),
  nome: z.string(),
  minutos: z.int().positive(),
  /** Whether nothing of it is left to do, so that it can't be moved. */
  terminado: z.boolean(),
})

const Day = z.object({
  dia: z.iso.date(),
  /** What the week, holidays and the store's days off say, and what an exception says instead. */
  padrao: z.int().nonnegative(),
  minutos: z.int().nonnegative(),
  /** Why it is an exception; null if it is none. */
  motivo: z.string().nullable(),
  ocupados: z.int().nonnegative(),
  trabalhos: z.array(Job),
  /** The jobs that its minutes do not suffice for, since it was made shorter. */
  naoCabem: z.array(Job),
})

const WhichDay = z.object({ dia: z.iso.date() })

export const services = {
  list: call('GET', '/services', 'Os serviços da oficina', 'configuracao.ver').output(Lines),

  get: call('GET', '/services/{id}', 'Um serviço', 'configuracao.ver')
    .input(z.object({ id: PathId }))
    .output(PanelService),

  create: call('POST', '/services', 'Cria um serviço', 'configuracao.editar')
    .input(ServiceForm)
    .output(PanelService),

  /** Refuses `VersaoAntiga`. */
  save: call('PUT', '/services/{id}', 'Salva um serviço', 'configuracao.editar')
    .input(ServiceFields.extend({ id: PathId, versao: Version }).superRefine(refineBy(serviceProblems)))
    .output(PanelService),

  /** The order in which shoppers see them; those that are not named follow. */
  sort: call('PUT', '/services/order', 'Muda a ordem dos serviços', 'configuracao.editar')
    .input(z.object({ ids: z.array(z.int32().positive()).max(500) }))
    .output(Lines),

  agenda: call('GET', '/workshop/agenda', 'Os dias da oficina', 'pedidos.ver')
    .input(
      z.object({
        visao: z.enum(AGENDA_VIEWS).default('semana'),
        /** A day of the week or the month; today by default. */
        dia: z.iso.date().optional(),
      }),
    )
    .output(z.object({ hoje: z.iso.date(), dia: z.iso.date(), dias: z.array(Day) })),

  /** Makes a day shorter or longer than the week says. Jobs that no longer fit stay on it, and are named. */
  changeDay: call('PUT', '/workshop/days/{dia}', 'Muda um dia da oficina', 'configuracao.editar')
    .input(WhichDay.extend({ minutos: Minutes, motivo: z.string().trim().max(80, 'Até 80 letras.') }))
    .output(Day),

  /** Lets the week say again what a day has. */
  resetDay: call('DELETE', '/workshop/days/{dia}', 'Devolve um dia à semana normal', 'configuracao.editar')
    .input(WhichDay)
    .output(Day),

  /**
   * Moves what an order or a work order has on a day to another one, full or not. The promised day follows; the customer is
   * written to, unless `avisar` is false. Returns the other day. Refuses `OrdemInexistente` for what has nothing on the day.
   */
  moveJob: call(
    'POST',
    '/workshop/days/{dia}/moves',
    'Move um trabalho da oficina para outro dia',
    'pedidos.editar',
  )
    .input(
      WhichDay.extend({
        tipo: Job.shape.tipo,
        id: z.uuid(),
        para: z.iso.date(),
        avisar: z.boolean().default(true),
      }),
    )
    .output(Day),

  settings: call('GET', '/workshop/settings', 'Como a oficina trabalha', 'configuracao.ver').output(
    SettingsForm,
  ),

  /** Refuses `VersaoAntiga`. */
  saveSettings: call('PUT', '/workshop/settings', 'Muda como a oficina trabalha', 'configuracao.editar')
    .input(SettingsForm)
    .output(SettingsForm),
}

export type ServiceForm = z.infer<typeof ServiceForm>
export type PanelService = z.infer<typeof PanelService>
export type ServiceLine = z.infer<typeof ServiceLine>
export type WorkshopSettingsForm = z.infer<typeof SettingsForm>
export type WorkshopAgendaDay = z.infer<typeof Day>
export type WorkshopJob = z.infer<typeof Job>
