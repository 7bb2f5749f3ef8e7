/** Where the browser stores the shopper's instruments, the size that was found last and the hand. */
export const INSTRUMENTS_KEY = 'lira:instrumentos'
export const SIZE_KEY = 'lira:tamanho'
export const HAND_KEY = 'lira:canhoto'
