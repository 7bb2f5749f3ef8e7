import { expect, test } from 'vitest'
import { permissionsOf, type Role } from '#domain/staff/permissions.ts'
import { type Step, stepName, stepsOf } from './order-steps.ts'

test.each<[string, Role, Step[], Step | undefined, Step[]]>([
  ['a paid order', 'gerente', ['startPicking', 'cancel'], 'startPicking', ['cancel']],
  ['an unpaid one', 'gerente', ['edit', 'cancel'], undefined, ['edit', 'cancel']],
  ['a picked one', 'expedicao', ['ship', 'cancel'], 'ship', []],
  ['a paid one', 'leitura', ['startPicking', 'cancel'], undefined, []],
  [
    'a delivered one',
    'atendimento',
    ['requestReturn', 'reportDefect'],
    undefined,
    ['requestReturn', 'reportDefect'],
  ],
  ['a return', 'atendimento', ['receiveReturn', 'keep'], 'receiveReturn', ['keep']],
  ['a return', 'expedicao', ['receiveReturn', 'keep'], undefined, []],
  ['a defect', 'gerente', ['settleDefect', 'requestReturn'], 'settleDefect', ['requestReturn']],
  ['a sent one with a defect', 'gerente', ['settleDefect', 'deliver'], 'deliver', ['settleDefect']],
])('of %s, %s sees the next step and the others', (_, papel, acoes, next, others) => {
  expect(stepsOf(acoes, permissionsOf(papel))).toEqual({ next, others })
})

test.each<[Step, 'entrega' | 'retirada', string]>([
  ['ship', 'entrega', 'Enviar'],
  ['ship', 'retirada', 'Pronto para retirada'],
  ['deliver', 'entrega', 'Marcar como entregue'],
  ['deliver', 'retirada', 'Marcar como retirado'],
  ['cancel', 'retirada', 'Cancelar pedido'],
])('the step %s of an order by %s is called %s', (step, tipo, name) => {
  expect(stepName(step, { tipo })).toBe(name)
})
