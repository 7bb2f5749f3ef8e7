import { readEntries, writeEntries } from '../../stored-entries.ts'

/** A card of a customer's; `challenge` is whether its bank will accept a confirmation, null if it asks for none. */
export type StoredCard = {
  id: string
  holder: string
  first: string
  last: string
  month: number
  year: number
  codeLength: number
  challenge: boolean | null
  createdAt: string
}

export type Customer = {
  id: string
  email: string
  firstName: string
  lastName: string
  identification: unknown
  description: string | null
  createdAt: string
  cards: StoredCard[]
}

export type CustomerStore = ReturnType<typeof openCustomerStore>

/** The customers of the simulation and their cards, without numbers: in memory, and in a file if one is given. */
export function openCustomerStore(file: string | null) {
  const customers = new Map<string, Customer>(file ? readEntries(file) : [])

  return {
    get: (id: string) => customers.get(id),
    all: () => [...customers.values()],
    ofEmail,
    cardOf,
    put,
    remove,
  }

  function ofEmail(email: string): Customer | undefined {
    return [...customers.values()].find((one) => one.email === email)
  }

  /** A card and its customer, by the card's id. */
  function cardOf(id: string): { customer: Customer; card: StoredCard } | undefined {
    for (const customer of customers.values()) {
      const card = customer.cards.find((one) => one.id === id)
      if (card) return { customer, card }
    }
    return undefined
  }

  function put(customer: Customer): void {
    customers.set(customer.id, customer)
    save()
  }

  function remove(id: string): void {
    customers.delete(id)
    save()
  }

  function save() {
    if (file) writeEntries(file, [...customers])
  }
}
