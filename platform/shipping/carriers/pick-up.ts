import { readCep } from '#domain/documents/cep.ts'
import type { Carrier } from '../port.ts'

/** Pickup at the store, offered to shoppers in its state only. */
export const pickUp: Carrier = async ({ origem, uf }) =>
  readCep(origem)?.uf === uf
    ? [{ id: 'retirada', tipo: 'retirada', label: 'Retirar na loja', valor: 0, prazo: 0 }]
    : []
