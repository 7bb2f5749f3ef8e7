import { expect, test } from 'vitest'
import { ALERT_KINDS, alertsFor, usualWays } from './alerts.ts'
import { ROLES } from './permissions.ts'

test('owner and manager hear of everything at the panel, and by mail of orders, returns and questions', () => {
  for (const papel of ['dono', 'gerente'] as const) {
    expect(alertsFor(papel)).toEqual(ALERT_KINDS)
    expect(ALERT_KINDS.filter((kind) => !usualWays(papel, kind).painel)).toEqual([])
    for (const kind of ['pedidoNovo', 'pedidoPago', 'devolucao', 'pergunta'] as const)
      expect(usualWays(papel, kind).email).toBe(true)
  }
})

test('nobody else is mailed unasked, and nobody hears at the panel of what they may not see', () => {
  for (const papel of ROLES) {
    const may = alertsFor(papel)
    for (const kind of ALERT_KINDS) {
      if (papel !== 'dono' && papel !== 'gerente') expect(usualWays(papel, kind).email).toBe(false)
      if (!may.includes(kind)) expect(usualWays(papel, kind).painel).toBe(false)
    }
  }
  expect(alertsFor('expedicao')).not.toContain('pergunta')
  expect(usualWays('expedicao', 'pedidoPago').painel).toBe(true)
  expect(usualWays('expedicao', 'devolucao').painel).toBe(false)
})
