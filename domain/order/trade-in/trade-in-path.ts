/** The address of a customer's trade-ins. */
export const TRADE_IN_PATH = '/minha-conta/trocas'
