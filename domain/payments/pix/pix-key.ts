import { readCnpj } from '#domain/documents/cnpj.ts'
import { readCpf } from '#domain/documents/cpf.ts'
import { readPhone } from '#domain/format/phone.ts'

/** A Pix key as in codes and the standard API: `chave` is the canonical form. */
export type PixKey = { tipo: 'cpf' | 'cnpj' | 'celular' | 'email' | 'aleatoria'; chave: string }

/**
 * Reads a Pix key, or returns null. Phone numbers start with `+55`: eleven digits without it are a CPF. Landline
 * numbers can't be keys; random keys are UUIDs; e-mail addresses have at most 77 characters (Manual de Padrões para
 * Iniciação do Pix).
 */
export function readPixKey(text: string): PixKey | null {
  const key = text.trim()
  if (key.startsWith('+')) return mobileKey(key)
  if (key.includes('@')) return emailKey(key.toLowerCase())
  if (UUID.test(key)) return { tipo: 'aleatoria', chave: key.toLowerCase() }
  const cpf = readCpf(key)
  if (cpf) return { tipo: 'cpf', chave: cpf }
  const cnpj = readCnpj(key)

  return cnpj ? { tipo: 'cnpj', chave: cnpj } : null
}

function mobileKey(text: string): PixKey | null {
  const phone = readPhone(text)

  return phone?.tipo === 'celular' ? { tipo: 'celular', chave: phone.numero } : null
}

function emailKey(chave: string): PixKey | null {
  return chave.length <= MAX_KEY && EMAIL.test(chave) ? { tipo: 'email', chave } : null
}

const MAX_KEY = 77
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
