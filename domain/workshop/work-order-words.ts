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

/** The steps that staff take by a button; quotes have forms of their own. */
export const WORK_STEPS = ['start', 'finish', 'reopen', 'deliver', 'cancel'] as const satisfies WorkEvent[]

export type WorkStep = (typeof WORK_STEPS)[number]

export const STEP_WORDS: Readonly<Record<WorkStep, string>> = {
  start: 'Começar o serviço',
  finish: 'Está pronta',
  reopen: 'Voltar à bancada',
  deliver: 'Entregar ao cliente',
  cancel: 'Cancelar a ordem',
}
