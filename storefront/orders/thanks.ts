/** The query parameter of an order's page right after the purchase: the page then starts with a thank-you. */
export const THANKS = 'obrigado'
