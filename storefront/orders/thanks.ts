/** What the address of an order's page bears right after the purchase: the page begins with a word of thanks. */
export const THANKS = 'obrigado'
