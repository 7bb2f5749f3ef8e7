/** A postal address as people type it; city and state follow the CEP, and the city is asked for where that is not enough. */
export type TypedAddress = {
  destinatario: string
  cep: string
  logradouro: string
  numero: string
  complemento: string
  bairro: string
  cidade: string
  referencia: string
}

export const EMPTY_ADDRESS: TypedAddress = {
  destinatario: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  referencia: '',
}

/** What of a known address is typed. */
export function typedAddress(address: TypedAddress): TypedAddress {
  const { destinatario, cep, logradouro, numero, complemento, bairro, cidade, referencia } = address

  return { destinatario, cep, logradouro, numero, complemento, bairro, cidade, referencia }
}
