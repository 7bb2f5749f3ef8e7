import { expect, test } from 'vitest'
import { ALERT_KINDS, alertsFor, defaultChannels } from './alerts.ts'
import { ROLES } from './permissions.ts'

test('owner and manager get all alerts in the panel, and orders, returns and questions by e-mail', () => {
  for (const papel of ['dono', 'gerente'] as const) {
    expect(alertsFor(papel)).toEqual(ALERT_KINDS)
    expect(ALERT_KINDS.filter((kind) => !defaultChannels(papel, kind).painel)).toEqual([])
    for (const kind of ['pedidoNovo', 'pedidoPago', 'devolucao', 'pergunta'] as const)
      expect(defaultChannels(papel, kind).email).toBe(true)
  }
})

test('other roles get no e-mail by default, and no alert about what they may not see', () => {
  for (const papel of ROLES) {
    const may = alertsFor(papel)
    for (const kind of ALERT_KINDS) {
      if (papel !== 'dono' && papel !== 'gerente') expect(defaultChannels(papel, kind).email).toBe(false)
      if (!may.includes(kind)) expect(defaultChannels(papel, kind).painel).toBe(false)
    }
  }
  expect(alertsFor('expedicao')).not.toContain('pergunta')
  expect(defaultChannels('expedicao', 'pedidoPago').painel).toBe(true)
  expect(defaultChannels('expedicao', 'devolucao').painel).toBe(false)
})
