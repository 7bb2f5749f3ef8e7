/** The tag of all that shows evaluations of the store. */
export const STORE_TAG = 'avaliacoes-loja'
