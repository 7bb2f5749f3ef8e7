import { createContext } from 'react'

/** The idempotency key of the page as it was loaded: a payment form sent twice makes one charge. */
export const IdempotencyKey = createContext('')
