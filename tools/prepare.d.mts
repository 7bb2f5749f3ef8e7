/** Types of the parts of `prepare.mjs` that programs use; it is plain JavaScript because it runs before anything is installed. */
export const ROOT: string
export const SERVER: string
