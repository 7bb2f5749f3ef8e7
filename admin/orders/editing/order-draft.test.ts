import { describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { draftOf, editOf, SAME_FREIGHT, skusOf } from './order-draft.ts'

const ADDRESS = {
  destinatario: 'Ana',
  cep: '80010000',
  logradouro: 'Rua José Loureiro',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  referencia: '',
  uf: 'PR',
}

describe('an unchanged draft', () => {
  test('sends every line as it is, no address and the freight at its new price', () => {
    const order = orderOf([
      [7, 2],
      [3, 1],
    ])
    expect(editOf(order, draftOf(order))).toEqual({
      id: 41,
      versao: 5,
      itens: [
        { idAtributoSimples: 7, quantidade: 2 },
        { idAtributoSimples: 3, quantidade: 1 },
      ],
      manterFrete: false,
    })
  })

  test('leaves out lines whose product no longer exists', () => {
    const order = orderOf([
      [7, 2],
      [null, 4],
    ])
    expect(editOf(order, draftOf(order)).itens).toEqual([{ idAtributoSimples: 7, quantidade: 2 }])
  })
})

describe('items', () => {
  const order = orderOf([
    [7, 2],
    [3, 1],
  ])
  const draft = draftOf(order)

  test('of quantity zero are removed', () => {
    const edit = editOf(order, { ...draft, quantities: { 7: 0, 3: 1 } })
    expect(edit.itens).toEqual([{ idAtributoSimples: 3, quantidade: 1 }])
  })

  test('that are added stand behind those of the order', () => {
    const quantities = { ...draft.quantities, 1: 1, 9: 3 }
    expect(skusOf(order, quantities)).toEqual([7, 3, 1, 9])
    expect(editOf(order, { ...draft, quantities }).itens.at(-1)).toEqual({
      idAtributoSimples: 9,
      quantidade: 3,
    })
  })

  test('can all be removed: the platform refuses it, with its reason', () => {
    expect(editOf(order, { ...draft, quantities: { 7: 0, 3: 0 } }).itens).toEqual([])
  })
})

describe('the address', () => {
  const order = orderOf([[7, 1]])

  test('is sent once a part of it has changed', () => {
    const draft = draftOf(order)
    const endereco = draft.endereco && { ...draft.endereco, numero: '12' }
    expect(editOf(order, { ...draft, endereco }).endereco).toMatchObject({ numero: '12', cep: '80010000' })
  })

  test('of an order that is picked up is none', () => {
    const pickedUp = { ...order, endereco: null }
    expect(draftOf(pickedUp).endereco).toBeNull()
    expect(editOf(pickedUp, draftOf(pickedUp))).not.toHaveProperty('endereco')
  })
})

describe('the freight', () => {
  const order = orderOf([[7, 1]])
  const draft = draftOf(order)

  test('keeps its price only when that is chosen', () => {
    const edit = editOf(order, { ...draft, idFrete: SAME_FREIGHT })
    expect(edit.manterFrete).toBe(true)
    expect(edit).not.toHaveProperty('idFrete')
  })

  test('is another once it is chosen', () => {
    expect(editOf(order, { ...draft, idFrete: 'sedex' })).toMatchObject({
      idFrete: 'sedex',
      manterFrete: false,
    })
  })
})

/** What a draft reads of an order: lines of SKU and quantity, and an address. */
function orderOf(lines: [sku: number | null, quantity: number][]): AdminOrder {
  const itens = lines.map(([idAtributoSimples, quantidade]) => ({ idAtributoSimples, quantidade }))

  return { id: 41, versao: 5, itens, endereco: ADDRESS } as unknown as AdminOrder
}
