/** What is saved for later, as the list from which events say that goods were taken. */
export const SAVED_LIST = 'Guardados para depois'
