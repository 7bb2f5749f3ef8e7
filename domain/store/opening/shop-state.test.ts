import { expect, test } from 'vitest'
import { shopState } from './shop-state.ts'

test.each([
  { aberta: true, ativa: false, closed: false, state: 'aberta' },
  { aberta: false, ativa: false, closed: false, state: 'emBreve' },
  { aberta: true, ativa: true, closed: false, state: 'manutencao' },
  { aberta: true, ativa: false, closed: true, state: 'manutencao' },
  { aberta: false, ativa: true, closed: false, state: 'manutencao' },
  { aberta: false, ativa: false, closed: true, state: 'manutencao' },
])(
  'opened $aberta, maintenance $ativa, closed by the server $closed: $state',
  ({ aberta, ativa, closed, state }) => {
    expect(shopState({ abertura: { aberta }, manutencao: { ativa } }, closed)).toBe(state)
  },
)
