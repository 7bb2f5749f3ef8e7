import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Carrier, Shipment } from '#platform/shipping/port.ts'
import { openFreight } from './freight.ts'

const TOKEN = 'um-token-secreto'

const tables: Carrier = async () => [{ id: 'pac', tipo: 'entrega', label: 'PAC', valor: 2490, prazo: 5 }]
const shipment: Shipment = { origem: '01001000', cep: '20040002', uf: 'RJ', itens: [] }

test('falls back to the tables and logs a warning if the service cannot be reached', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  // A port that HTTP clients refuse to connect to.
  const urls = { producao: 'http://127.0.0.1:1', teste: 'http://127.0.0.1:1' }
  const open = openFreight({ urls, logger, contact: () => 'loja@lira.example' })
  const quote = () => {
    const { api, orElse } = open({ ambiente: 'producao', token: TOKEN })
    return orElse(api.carrier([1]), tables)(shipment)
  }

  expect(await quote()).toMatchObject([{ id: 'pac' }])
  expect(await quote()).toMatchObject([{ id: 'pac' }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Melhor Envio could not be reached')
  expect(lines[0]).not.toContain(TOKEN)
})
