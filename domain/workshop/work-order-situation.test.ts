import { describe, expect, test } from 'vitest'
import {
  afterWorkEvent,
  isOpenWork,
  WORK_SITUATIONS,
  type WorkEvent,
  type WorkSituation,
} from './work-order-situation.ts'

const EVENTS: WorkEvent[] = [
  ...(['quote', 'approve', 'refuse', 'withdraw'] as const),
  ...(['start', 'finish', 'reopen', 'deliver', 'cancel', 'handBack'] as const),
]

test.each<[name: string, WorkSituation, boolean, WorkEvent[], WorkSituation | null]>([
  ['a set-up of a paid order', 'aprovada', true, ['start', 'finish', 'deliver'], 'entregue'],
  ['a repair', 'recebida', false, ['quote', 'approve', 'start', 'finish', 'deliver'], 'entregue'],
  ['a refused quote', 'recebida', false, ['quote', 'refuse', 'deliver'], 'entregue'],
  ['refused extra work', 'emServico', true, ['quote', 'refuse'], 'aprovada'],
  ['a quote that is taken back', 'recebida', false, ['quote', 'withdraw'], 'recebida'],
  ['a second quote after a refusal', 'recusada', false, ['quote', 'approve'], 'aprovada'],
  ['more work than seen at first', 'pronta', true, ['reopen', 'finish'], 'pronta'],
  ['work without approval', 'recebida', false, ['start'], null],
  ['delivery before it is ready', 'emServico', true, ['deliver'], null],
  ['the cancellation of what was delivered', 'entregue', true, ['cancel'], null],
])('%s', (_name, from, agreed, events, to) => {
  const end = events.reduce<WorkSituation | null>(
    (situacao, event) => situacao && afterWorkEvent(situacao, event, { agreed }),
    from,
  )

  expect(end).toBe(to)
})

test.each<[name: string, WorkSituation, boolean, WorkEvent, WorkSituation]>([
  ['refused extra work on the bench', 'emServico', true, 'refuse', 'emServico'],
  ['withdrawn extra work on the bench', 'emServico', true, 'withdraw', 'emServico'],
  ['refused extra work before its turn', 'aprovada', true, 'refuse', 'aprovada'],
  ['a withdrawn second quote after a refusal', 'recusada', false, 'withdraw', 'recusada'],
  ['a refused second quote', 'recusada', false, 'refuse', 'recusada'],
])('%s leaves it as it was', (_name, before, agreed, event, after) => {
  expect(afterWorkEvent('aguardandoAprovacao', event, { agreed, before })).toBe(after)
})

test('another quote is sent in place of one that expired, and of no other that is open', () => {
  const again = (expired: boolean) =>
    afterWorkEvent('aguardandoAprovacao', 'quote', { agreed: false, expired })

  expect([again(true), again(false)]).toEqual(['aguardandoAprovacao', null])
})

describe('always', () => {
  test('what is delivered or cancelled stays so', () => {
    for (const event of EVENTS) {
      expect(afterWorkEvent('entregue', event, { agreed: true })).toBeNull()
      expect(afterWorkEvent('cancelada', event, { agreed: false })).toBeNull()
    }
  })

  test('an instrument whose work was cancelled is handed back while it is here', () => {
    expect(afterWorkEvent('cancelada', 'handBack', { agreed: true, isHere: true })).toBe('cancelada')
    for (const situacao of WORK_SITUATIONS.filter((each) => each !== 'cancelada'))
      expect(afterWorkEvent(situacao, 'handBack', { agreed: true, isHere: true })).toBeNull()
  })

  test('an instrument can be given back from every situation', () => {
    for (const start of WORK_SITUATIONS)
      expect(reachable(start)).toContain(isClosed(start) ? start : 'entregue')
  })

  test('time is booked for open work only', () => {
    expect(WORK_SITUATIONS.filter(isOpenWork)).toEqual([
      'recebida',
      'aguardandoAprovacao',
      'aprovada',
      'emServico',
    ])
  })
})

function isClosed(situacao: WorkSituation) {
  return situacao === 'entregue' || situacao === 'cancelada'
}

function reachable(start: WorkSituation): Set<WorkSituation> {
  const seen = new Set([start])
  for (const situacao of seen)
    for (const event of EVENTS) {
      const next = afterWorkEvent(situacao, event, { agreed: true })
      if (next) seen.add(next)
    }

  return seen
}
