/** What answers carry that promotions are part of. */
export const PROMOTIONS_TAG = 'promocoes'
