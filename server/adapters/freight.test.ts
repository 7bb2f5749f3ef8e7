import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Carrier, Shipment } from '#platform/shipping/port.ts'
import { openFreight } from './freight.ts'

const TOKEN = 'um-token-secreto'
const contact = () => 'loja@lira.example'

const tables: Carrier = async () => [{ id: 'pac', tipo: 'entrega', label: 'PAC', valor: 2490, prazo: 5 }]
const shipment: Shipment = { origem: '01001000', cep: '20040002', uf: 'RJ', itens: [] }

test('without a service the tables quote', () => {
  const freight = openFreight({
    config: { melhorEnvio: undefined },
    logger: pino({ level: 'silent' }),
    contact,
  })

  expect(freight(tables)).toBe(tables)
})

test('of a service that is not there the log hears, and the tables quote', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  // A port that no client of HTTP dials.
  const melhorEnvio = { url: 'http://127.0.0.1:1', token: TOKEN }
  const freight = openFreight({ config: { melhorEnvio }, logger, contact })

  expect(await freight(tables)(shipment)).toMatchObject([{ id: 'pac' }])
  expect(await freight(tables)(shipment)).toMatchObject([{ id: 'pac' }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Melhor Envio could not be asked')
  expect(lines[0]).not.toContain(TOKEN)
})
