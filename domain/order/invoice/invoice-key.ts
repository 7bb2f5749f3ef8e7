/** The access key of an NF-e: 44 digits, and since 2026 letters of an alphanumeric CNPJ. */
export const INVOICE_KEY = /^[0-9A-Z]{44}$/
