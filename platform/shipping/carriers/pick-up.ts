import { readCep } from '#domain/documents/cep.ts'
import type { Carrier } from '../port.ts'

/** Fetching goods at the store, for who lives in its state: others would only read past it. */
export const pickUp: Carrier = async ({ origem, uf }) =>
  readCep(origem)?.uf === uf
    ? [{ id: 'retirada', tipo: 'retirada', label: 'Retirar na loja', valor: 0, prazo: 0 }]
    : []
