import { maskEmail } from '../customer/mask-email.ts'
import { formatDocument } from '../documents/format-document.ts'
import type { LinkStage } from './link-stage.ts'

type Place = {
  destinatario: string
  cep: string
  logradouro: string
  numero: string
  complemento: string
  bairro: string
  cidade: string
  uf: string
  referencia: string
}

/** Who bought, and where the goods go; null where they are fetched in the store. */
type Person = {
  comprador: { nomeRazao: string; email: string; documento: string; celular: string }
  endereco: Place | null
}

/** The last digits of a telephone, by which its owner knows it again. */
const SHOWN_DIGITS = 4

/**
 * A buyer as whoever holds an order's link may see them. Documents, e-mail and telephone are never shown whole; name and address
 * are while the link is open, and afterwards only what tells that it is the right order.
 */
export function maskPerson({ comprador, endereco }: Person, stage: LinkStage): Person {
  const { nomeRazao, email, documento, celular } = comprador
  const isOpen = stage === 'open'

  return {
    comprador: {
      nomeRazao: isOpen ? nomeRazao : maskName(nomeRazao),
      email: maskEmail(email),
      documento: maskDocument(documento),
      celular: celular === '' ? '' : `•••• ${celular.slice(-SHOWN_DIGITS)}`,
    },
    endereco: isOpen || endereco === null ? endereco : cityOf(endereco),
  }
}

/** The middle of it: of a CPF what the federal government's own lists of people show. */
function maskDocument(documento: string): string {
  const written = formatDocument(documento)
  const before = written.includes('/') ? 2 : 3

  return written === '' ? '' : `${'•'.repeat(before)}${written.slice(before, -2)}••`
}

/** Each word's first letter. */
function maskName(name: string): string {
  return name.replace(/(\S)\S*/gu, '$1•••')
}

function cityOf({ cidade, uf }: Place): Place {
  return {
    destinatario: '',
    cep: '',
    logradouro: '',
    numero: '',
    complemento: '',
    bairro: '',
    cidade,
    uf,
    referencia: '',
  }
}
