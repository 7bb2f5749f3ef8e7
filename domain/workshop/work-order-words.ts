import { formatDay } from '../time/format-date.ts'
import type { WorkEvent, WorkSituation } from './work-order-situation.ts'

/** When a picture of a work order was taken. */
export const WORK_MOMENTS = ['entrada', 'servico', 'pronta'] as const

export type WorkMoment = (typeof WORK_MOMENTS)[number]

/** Of one moment. */
export const MAX_PICTURES = 12

export const MOMENT_WORDS: Readonly<Record<WorkMoment, string>> = {
  entrada: 'Como chegou',
  servico: 'Durante o serviço',
  pronta: 'Depois de pronta',
}

/** As customers and staff read it. */
export const SITUATION_WORDS: Readonly<Record<WorkSituation, string>> = {
  recebida: 'Recebida',
  aguardandoAprovacao: 'Aguardando aprovação',
  aprovada: 'Na fila',
  emServico: 'Em serviço',
  pronta: 'Pronta',
  entregue: 'Entregue',
  recusada: 'Orçamento recusado',
  cancelada: 'Cancelada',
}

/** What happened, as customers and staff read it. */
export function changeWords({ de, para }: { de: WorkSituation | null; para: WorkSituation }): string {
  return de === 'cancelada' && para === 'cancelada' ? 'Instrumento retirado' : SITUATION_WORDS[para]
}

/** Where a work order stands, with the day for which it is promised while its turn is to come. */
export function standingWords({
  situacao,
  previstaPara,
}: {
  situacao: WorkSituation
  previstaPara: string | null
}): string {
  const isAhead = situacao === 'aprovada' || situacao === 'emServico'

  return (
    SITUATION_WORDS[situacao] + (isAhead && previstaPara ? `, previsto para ${formatDay(previstaPara)}` : '')
  )
}

/** The steps that staff take by a button; quotes have forms of their own. */
export const WORK_STEPS = [
  'start',
  'finish',
  'reopen',
  'deliver',
  'cancel',
  'handBack',
] as const satisfies WorkEvent[]

export type WorkStep = (typeof WORK_STEPS)[number]

export const STEP_WORDS: Readonly<Record<WorkStep, string>> = {
  start: 'Começar o serviço',
  finish: 'Está pronta',
  reopen: 'Voltar à bancada',
  deliver: 'Entregar ao cliente',
  cancel: 'Cancelar a ordem',
  handBack: 'O cliente buscou o instrumento',
}
