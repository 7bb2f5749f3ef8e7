import { expect, test } from 'vitest'
import type { WorkSituation } from '#domain/workshop/work-order-situation.ts'
import { workOrderSteps } from './work-order-steps.ts'

const at = (para: WorkSituation) => ({
  de: null,
  para,
  quem: 'loja' as const,
  nota: '',
  em: '2026-11-21T15:00:00.000Z',
})

test.each<[WorkSituation[], string[]]>([
  [
    ['recebida'],
    ['Recebida', '(Aguardando aprovação)', '(Na fila)', '(Em serviço)', '(Pronta)', '(Entregue)'],
  ],
  [
    ['aprovada', 'emServico', 'pronta'],
    ['Na fila', 'Em serviço', 'Pronta', '(Entregue)'],
  ],
  [
    ['recebida', 'aguardandoAprovacao', 'recusada'],
    ['Recebida', 'Aguardando aprovação', 'Orçamento recusado', '(Entregue)'],
  ],
  [
    ['recebida', 'cancelada'],
    ['Recebida', 'Cancelada'],
  ],
])('%j leads on', (path, titles) => {
  const steps = workOrderSteps({ situacao: path.at(-1) ?? 'recebida', mudancas: path.map(at) })

  expect(steps.map(({ titulo, em }) => (em ? titulo : `(${titulo})`))).toEqual(titles)
})
