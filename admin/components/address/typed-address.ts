/** A postal address as typed. City and state follow the CEP; the city is asked for if the CEP is not enough. */
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

/** Returns the editable part of a stored address. */
export function typedAddress(address: TypedAddress): TypedAddress {
  const { destinatario, cep, logradouro, numero, complemento, bairro, cidade, referencia } = address

  return { destinatario, cep, logradouro, numero, complemento, bairro, cidade, referencia }
}
