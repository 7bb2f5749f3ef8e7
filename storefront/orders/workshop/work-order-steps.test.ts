import { expect, test } from 'vitest'
import type { WorkSituation } from '#domain/workshop/work-order-situation.ts'
import { workOrderSteps } from './work-order-steps.ts'

const at = (para: WorkSituation) => ({
  de: null,
  para,
  quem: 'loja' as const,
  nota: para === 'pronta' ? 'Alma no lugar.' : '',
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

test('a step says what the workshop wrote about it', () => {
  const steps = workOrderSteps({ situacao: 'pronta', mudancas: [at('aprovada'), at('pronta')] })

  expect(steps.map(({ nota }) => nota)).toEqual(['', 'Alma no lugar.', undefined])
})

test('an instrument that is fetched after a cancellation is not cancelled twice', () => {
  const steps = workOrderSteps({
    situacao: 'cancelada',
    mudancas: [at('cancelada'), { ...at('cancelada'), de: 'cancelada' }],
  })

  expect(steps.map(({ titulo }) => titulo)).toEqual(['Cancelada', 'Instrumento retirado'])
})
