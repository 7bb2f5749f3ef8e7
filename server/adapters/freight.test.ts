import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Carrier, Shipment } from '#platform/shipping/port.ts'
import { openFreight } from './freight.ts'

const TOKEN = 'um-token-secreto'
const contact = () => 'loja@lira.example'

const tables: Carrier = async () => [{ id: 'pac', tipo: 'entrega', label: 'PAC', valor: 2490, prazo: 5 }]
const shipment: Shipment = { origem: '01001000', cep: '20040002', uf: 'RJ', itens: [] }

test('without a service, the tables quote', () => {
  const freight = openFreight({
    config: { melhorEnvio: undefined },
    logger: pino({ level: 'silent' }),
    contact,
  })

  expect(freight(tables)).toBe(tables)
})

test('falls back to the tables and logs a warning if the service cannot be reached', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  // A port that HTTP clients refuse to connect to.
  const melhorEnvio = { url: 'http://127.0.0.1:1', token: TOKEN }
  const freight = openFreight({ config: { melhorEnvio }, logger, contact })

  expect(await freight(tables)(shipment)).toMatchObject([{ id: 'pac' }])
  expect(await freight(tables)(shipment)).toMatchObject([{ id: 'pac' }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Melhor Envio could not be reached')
  expect(lines[0]).not.toContain(TOKEN)
})
