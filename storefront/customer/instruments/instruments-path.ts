/** The page of a customer's instruments, which also handles the forms that change them. */
export const INSTRUMENTS_PATH = '/minha-conta/instrumentos'
