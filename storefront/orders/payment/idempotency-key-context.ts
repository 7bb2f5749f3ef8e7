import { createContext } from 'react'

/** The key of what is wished for on this page as it was loaded: sent twice, it is one charge. */
export const Wish = createContext('')
