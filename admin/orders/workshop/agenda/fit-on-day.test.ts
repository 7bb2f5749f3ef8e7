import { expect, test } from 'vitest'
import { fitOnDay } from './fit-on-day.ts'

test.each([
  [{ minutos: 0, ocupados: 0 }, false, 'A oficina está fechada neste dia.'],
  [{ minutos: 240, ocupados: 240 }, false, 'Este dia já está cheio.'],
  [{ minutos: 240, ocupados: 300 }, false, 'Este dia já está cheio.'],
  [{ minutos: 240, ocupados: 200 }, false, 'Livre neste dia: 40 min de 4 h. O trabalho não cabe.'],
  [{ minutos: 240, ocupados: 180 }, true, 'Livre neste dia: 1 h de 4 h.'],
])('a day of %o has time for an hour: %s', (day, fits, sentence) => {
  expect(fitOnDay(day, 60)).toEqual({ fits, sentence })
})
