import { eq } from 'drizzle-orm'
import type { QuoteInput, WorkOrderForm } from '#contract/orders/workshop/work-orders.ts'
import { demoStaff } from '#demo/history/demo-staff.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { WorkStep } from '#domain/workshop/work-order-words.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { approveQuote, refuseQuote } from '#platform/workshop/customer/answer-quote.ts'
import { messageCustomer } from '#platform/workshop/staff/message-customer.ts'
import { sendQuote } from '#platform/workshop/staff/quote-work-order.ts'
import { createWorkOrder } from '#platform/workshop/staff/save-work-order.ts'
import { stepWorkOrder } from '#platform/workshop/staff/step-work-order.ts'
import { ordensOrcamentos, ordensServico } from '#platform/workshop/tables.ts'
import { workOrderKey } from '#platform/workshop/work-order-key.ts'
import { addWorkPictures, type WorkPicture } from './work-pictures.ts'

/** In whose name instruments are taken in. */
const STAFF = demoStaff('pedidos.ver', 'pedidos.editar', 'clientes.ver')

type Intake = Partial<WorkOrderForm> &
  Pick<WorkOrderForm, 'nome' | 'email' | 'instrumento' | 'condicao' | 'relato'>

type PastWork = {
  /** How many days ago it came. */
  days: number
  intake: Intake
  quote?: QuoteInput
  answer?: 'approve' | 'refuse'
  /** One step a day. */
  steps?: WorkStep[]
  message?: string
  pictures?: readonly WorkPicture[]
}

/** Quotes of these that are approved cost nothing: nobody paid a bill in the past. */
const FREE = [{ descricao: 'Em garantia: sem custo', valor: 0 }]

const LIFTED_BRIDGE = { kind: 'crack', at: [10, 345], size: 44, turn: 2 } as const

const CHIPPED_SADDLE = { kind: 'chip', at: [26, 168], size: 7 } as const

/** Instruments at the counter, in every situation. */
export const PAST_WORK: readonly PastWork[] = [
  {
    days: 0,
    intake: {
      nome: 'Helena Duarte',
      email: 'helena.duarte@example.com',
      instrumento: 'Violino 1/2 de estudo',
      acessorios: 'Estojo, arco e espaleira',
      condicao: 'Alma caída, cavalete solto dentro do estojo. Verniz bom, um arranhão no tampo.',
      relato: 'A alma caiu na viagem. A filha tem audição no fim do mês.',
      prateleira: 'A2',
    },
  },
  {
    days: 3,
    intake: {
      nome: 'Rogério Pacheco',
      email: 'rogerio.pacheco@example.com',
      instrumento: 'Violão de náilon, tampo de cedro',
      numeroSerie: '0317',
      acessorios: 'Bag',
      condicao: 'Cavalete descolando 4 mm atrás, tampo levemente abaulado, trastes 1 a 3 gastos.',
      relato: 'Ficou no carro em dia de sol. Quero saber se vale a pena consertar.',
      prateleira: 'B1',
    },
    quote: {
      linhas: [
        { descricao: 'Recolar o cavalete, com limpeza da cola velha', valor: 18_000 },
        { descricao: 'Nivelar e polir os trastes', valor: 22_000 },
        { descricao: 'Regulagem completa', valor: 16_000 },
      ],
      minutos: 240,
      dias: 2,
      mensagem: 'O tampo não rachou: vale a pena. A cola precisa de dois dias na prensa.',
    },
    message: 'Enquanto isso o violão está na umidade certa.',
    pictures: [
      {
        slug: 'violao-yamaha-c70',
        momento: 'entrada',
        legenda: 'Como chegou',
        view: 'inteiro',
        marks: [LIFTED_BRIDGE],
      },
      {
        slug: 'violao-yamaha-c70',
        momento: 'entrada',
        legenda: 'O cavalete, descolando atrás',
        view: 'inteiro',
        marks: [LIFTED_BRIDGE],
        close: 0,
      },
    ],
  },
  {
    days: 9,
    intake: {
      nome: 'Cecília Amaral',
      email: 'cecilia.amaral@example.com',
      instrumento: 'Arco de violoncelo de pau-brasil',
      condicao: 'Quebrado na cabeça, com um reparo antigo colado torto.',
      relato: 'Era do meu avô. Dá para voltar a tocar com ele?',
    },
    quote: {
      linhas: [{ descricao: 'Reparo da cabeça com reforço, e crina nova', valor: 65_000 }],
      minutos: 300,
      dias: 5,
      mensagem: 'Volta a tocar, mas sem garantia de resistir a uma orquestra.',
    },
    answer: 'refuse',
  },
  {
    days: 4,
    intake: {
      nome: 'Tomás Brandão',
      email: 'tomas.brandao@example.com',
      instrumento: 'Viola caipira de dez cordas',
      condicao: 'Sem marcas. Cordas altas depois da mudança de estação.',
      relato: 'Revisão dos seis meses, combinada na compra.',
      prateleira: 'B3',
    },
    quote: { linhas: FREE, minutos: 60, dias: 0, mensagem: 'Revisão dos seis meses.' },
    answer: 'approve',
  },
  {
    days: 5,
    intake: {
      nome: 'Iara Monteiro',
      email: 'iara.monteiro@example.com',
      instrumento: 'Guitarra tipo telecaster',
      acessorios: 'Case rígido',
      condicao: 'Tarraxa da terceira corda espanada. De resto como nova.',
      relato: 'A tarraxa não segura a afinação desde a segunda semana.',
      responsavel: 'Davi',
      prateleira: 'C1',
    },
    quote: { linhas: FREE, minutos: 45, dias: 0, mensagem: 'Trocamos a tarraxa pela garantia.' },
    answer: 'approve',
    steps: ['start'],
  },
  {
    days: 7,
    intake: {
      nome: 'Samuel Queiroz',
      email: 'samuel.queiroz@example.com',
      instrumento: 'Ukulele concerto de mogno',
      condicao: 'Rastilho lascado na ponta.',
      relato: 'Veio assim da caixa.',
      responsavel: 'Davi',
      prateleira: 'C2',
    },
    quote: { linhas: FREE, minutos: 40, dias: 0, mensagem: 'Rastilho novo, pela garantia.' },
    answer: 'approve',
    steps: ['start', 'finish'],
    message: 'Ficou pronto. Pode vir de segunda a sexta.',
    pictures: [
      {
        slug: 'ukulele-concert-kala-ka-c',
        momento: 'entrada',
        legenda: 'Como chegou',
        view: 'inteiro',
        marks: [CHIPPED_SADDLE],
      },
      {
        slug: 'ukulele-concert-kala-ka-c',
        momento: 'entrada',
        legenda: 'A ponta do rastilho, lascada',
        view: 'inteiro',
        marks: [CHIPPED_SADDLE],
        close: 0,
      },
      {
        slug: 'ukulele-concert-kala-ka-c',
        momento: 'pronta',
        legenda: 'Com o rastilho novo',
        view: 'corpo',
        marks: [],
      },
    ],
  },
  {
    days: 16,
    intake: {
      nome: 'Beatriz Nogueira',
      email: 'beatriz.nogueira@example.com',
      instrumento: 'Cavaquinho de faia',
      condicao: 'Oitavas fora acima da casa 9.',
      relato: 'Desafina no agudo, mesmo com cordas novas.',
    },
    quote: { linhas: FREE, minutos: 50, dias: 0, mensagem: 'Compensamos o rastilho pela garantia.' },
    answer: 'approve',
    steps: ['start', 'finish', 'deliver'],
  },
  {
    days: 12,
    intake: {
      nome: 'Otávio Lins',
      email: 'otavio.lins@example.com',
      instrumento: 'Contrabaixo elétrico de quatro cordas',
      condicao: 'Braço torcido, trastes levantados.',
      relato: 'Comprei usado. Quero tocar logo.',
    },
    steps: ['cancel', 'handBack'],
  },
]

/** Takes in, quotes and repairs some instruments of the last weeks, one step a day. */
export async function loadWorkOrders(
  contextAt: (moment: Date) => RequestContext,
  { now }: { now: Date },
): Promise<void> {
  for (const { days, intake, quote, answer, steps = [], message, pictures = [] } of PAST_WORK) {
    let day = now.getTime() - days * DAY_MS
    const next = () => ({ ...contextAt(new Date(Math.min(day, now.getTime()))), funcionario: STAFF })
    const { id } = await createWorkOrder(next(), formOf(intake, new Date(day + 10 * DAY_MS)))
    await addWorkPictures(next(), { id, pictures })
    if (quote) await sendQuote(next(), { id, ...quote })
    day += DAY_MS
    if (answer) await answerQuote(next(), id, answer)
    for (const passo of steps) {
      await stepWorkOrder(next(), { id, passo, nota: '' })
      day += DAY_MS
    }
    if (message) await messageCustomer(next(), { id, texto: message })
  }
}

function formOf(intake: Intake, promised: Date): WorkOrderForm {
  return {
    idCliente: null,
    celular: '',
    documento: '',
    numeroSerie: '',
    idPassaporte: null,
    acessorios: '',
    responsavel: '',
    prateleira: '',
    previstaPara: saoPauloClock(promised).dia,
    ...intake,
  }
}

/** Answers by the link of the mail. */
async function answerQuote(context: RequestContext, id: string, answer: 'approve' | 'refuse'): Promise<void> {
  const [ordem] = await context.db.select().from(ordensServico).where(eq(ordensServico.id, id))
  const [quote] = await context.db
    .select({ id: ordensOrcamentos.id })
    .from(ordensOrcamentos)
    .where(eq(ordensOrcamentos.idOrdem, id))
  if (!ordem || !quote) throw new Error('The quote is missing.')
  const access = { id, chave: workOrderKey(context, ordem), orcamento: quote.id }
  if (answer === 'approve') await approveQuote(context, { ...access, documento: '', email: '' })
  else await refuseQuote(context, { ...access, resposta: 'Obrigado, mas vou guardar como lembrança.' })
}
