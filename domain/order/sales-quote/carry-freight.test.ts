import { expect, test } from 'vitest'
import { carryFreight } from './carry-freight.ts'

const PAC = { id: 'pac', label: 'PAC', valor: 2_000, prazo: 5 }
const SEDEX = { id: 'sedex', label: 'SEDEX', valor: 4_000, prazo: 2 }

test.each([
  ['is offered as before', [SEDEX, PAC], 'pac', null],
  [
    'costs something else',
    [SEDEX, { ...PAC, valor: 2_350 }],
    'pac',
    'O frete “PAC” mudou: de R$\u00a020,00 para R$\u00a023,50.',
  ],
  [
    'is slower, and free',
    [{ ...PAC, valor: 0, prazo: 7 }],
    'pac',
    'O frete “PAC” mudou: de R$\u00a020,00 para grátis; o prazo, de 5 para 7 dias úteis.',
  ],
  ['is gone', [SEDEX], '', 'A entrega “PAC” não é mais oferecida. Escolha outra.'],
  ['is gone with all others', [], '', 'A entrega “PAC” não é mais oferecida. Escolha outra.'],
])('says of a carried freight that it %s', (_case, offered, idFrete, note) => {
  expect(carryFreight(PAC, offered)).toEqual({ idFrete, note })
})
