/**
 * Where the browser stores the shopper's instruments, the size that was found last and the hand, in this order: one
 * list, since every page loads it, and names of its own would cost it bytes.
 */
export const OWN_KEYS = ['lira:instrumentos', 'lira:tamanho', 'lira:canhoto'] as const
