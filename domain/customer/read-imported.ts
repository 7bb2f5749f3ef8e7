import { readCnpj } from '../documents/cnpj.ts'
import { readCpf, withLeadingZeros } from '../documents/cpf.ts'
import { oneLine } from '../format/field-problem.ts'
import { readPhone } from '../format/phone.ts'
import { readEmail } from './read-email.ts'

type Values = Record<string, string>

/**
 * Normalizes a customer from another shop's file: the fields in the file and no others. Files have less data than a
 * sign-up, so only the given fields must be valid. Dates are days, `2026-11-21` or `21/11/2026`.
 */
export function readImportedCustomer(
  fields: Values,
): { chave: string; valores: Values } | { motivos: string[] } {
  const email = readEmail(fields['email'] ?? '')
  const read = Object.entries(fields)
    .filter(([campo]) => campo !== 'email')
    .map(([campo, text]): [string, string | null, string] => [
      campo,
      READERS[campo]?.(oneLine(text)) ?? null,
      text,
    ])
  const motivos = [
    ...(email ? [] : [`“${fields['email'] ?? ''}” não é um e-mail como nome@exemplo.com.br.`]),
    ...read
      .filter(([, value]) => value === null)
      .map(([campo, , text]) => `${WRONG[campo]} (está “${text}”)`),
  ]
  if (!email || motivos.length > 0) return { motivos }

  return {
    chave: email,
    valores: { email, ...Object.fromEntries(read.map(([campo, value]) => [campo, value ?? ''])) },
  }
}

/** Normalizes each field; null if invalid. Empty stays empty. */
const READERS: Record<string, (text: string) => string | null> = {
  nomeRazao: (text) => (text === '' || text.length > 120 ? null : text),
  documento: (text) => (text === '' ? '' : (readCpf(withLeadingZeros(text)) ?? readCnpj(text))),
  nomeFantasia: (text) => text.slice(0, 120),
  inscricaoEstadual: (text) => text.slice(0, 30),
  celular: phone,
  telefone: phone,
  sexo: (text) => SEXES[text.toLowerCase()] ?? null,
  nascimento: day,
  grupo: (text) => text.slice(0, 60),
  aceitaOfertasEm: day,
}

const WRONG: Record<string, string> = {
  nomeRazao: 'Falta o nome, ou ele passa de 120 letras',
  documento: 'O CPF ou CNPJ não existe',
  celular: 'O celular deve ter DDD e número, como (11) 98765-4321',
  telefone: 'O telefone deve ter DDD e número, como (11) 3456-7890',
  sexo: 'O sexo deve ser F, M ou O',
  nascimento: 'O nascimento deve ser uma data, como 21/11/1990',
  aceitaOfertasEm: 'O consentimento deve ser a data em que foi dado, como 21/11/2025',
}

const SEXES: Record<string, string> = {
  '': '',
  f: 'F',
  m: 'M',
  o: 'O',
  feminino: 'F',
  masculino: 'M',
  outro: 'O',
}

function phone(text: string): string | null {
  return text === '' ? '' : (readPhone(text)?.numero ?? null)
}

function day(text: string): string | null {
  if (text === '') return ''
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = y ? `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}` : text.slice(0, 10)
  const moment = new Date(`${iso}T00:00:00Z`)
  const real = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)

  return real && iso >= '1900-01-01' ? iso : null
}
