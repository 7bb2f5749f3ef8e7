import type { ReadAddress } from '../customer/address/read-address.ts'
import { maskEmail } from '../customer/mask-email.ts'
import { formatDocument } from '../documents/format-document.ts'
import type { LinkStage } from './link-stage.ts'

/** The buyer and the delivery address; null if it is picked up in the store. */
type Person = {
  comprador: { nomeRazao: string; email: string; documento: string; celular: string }
  endereco: ReadAddress | null
}

/** The last digits of a phone number, by which its owner recognizes it. */
const SHOWN_DIGITS = 4

/**
 * Masks a buyer's data for anyone who has the order's link. Documents, e-mail and phone are never shown in full. Name
 * and address are shown while the link is open; later only enough to recognize the order.
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

/** Shows the middle part: of a CPF, the digits that the federal government publishes in its own lists. */
export function maskDocument(documento: string): string {
  const written = formatDocument(documento)
  const before = written.includes('/') ? 2 : 3

  return written === '' ? '' : `${'•'.repeat(before)}${written.slice(before, -2)}••`
}

/** Keeps the first letter of each word. */
function maskName(name: string): string {
  return name.replace(/(\S)\S*/gu, '$1•••')
}

function cityOf({ cidade, uf }: ReadAddress): ReadAddress {
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
