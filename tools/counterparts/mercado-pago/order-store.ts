import { readEntries, writeEntries } from '../stored-entries.ts'
import type { Order } from './order.ts'

export type OrderStore = ReturnType<typeof openOrderStore>

/** The orders of the simulation: in memory, and in a file if one is given, so that a restart loses nothing. */
export function openOrderStore(file: string | null) {
  const orders = new Map<string, Order>(file ? readEntries(file) : [])

  return { get, find, put, putAll, all: () => [...orders.values()].toReversed(), count: () => orders.size }

  function get(id: string): Order | undefined {
    const order = orders.get(id)
    if (order) expire(order)
    return order
  }

  /** By the order's id, or by the shop's reference; the newest first. */
  function find(id: string): Order | undefined {
    return get(id) ?? get([...orders.values()].findLast(({ reference }) => reference === id)?.id ?? '')
  }

  function put(order: Order): void {
    order.updatedAt = new Date().toISOString()
    putAll([order])
  }

  /** Adds orders as they are, in one write. */
  function putAll(some: Order[]): void {
    for (const order of some) orders.set(order.id, order)
    if (file) writeEntries(file, [...orders])
  }
}

function expire(order: Order): void {
  if (order.status !== 'action_required' || !order.expiresAt || Date.parse(order.expiresAt) > Date.now())
    return
  order.status = 'expired'
  order.detail = 'expired'
}
