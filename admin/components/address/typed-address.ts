import type { TypedAddress } from '#domain/customer/address/read-address.ts'

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
