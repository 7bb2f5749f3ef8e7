import { crc16 } from './crc16.ts'
import { writeObject } from './tlv.ts'
import { NO_TXID } from './txid.ts'

/** Who is paid, as banks show it to the payer. Accents go, and what is too long is cut: 25 characters, 15 for the city. */
export type Receiver = { nome: string; cidade: string }

/** `location` is the address of the charge that the provider answers with, without `https://`. */
export type DynamicCode = Receiver & { location: string }

/**
 * The BR Code of a charge, which is paid once, both for the QR code and for copy and paste (Manual do BR Code and Manual de
 * Padrões para Iniciação do Pix, Banco Central). Amount, deadline and txid only its provider knows: banks read them at its
 * address. Throws RangeError for what no code can hold.
 */
export function writeDynamicCode({ location, nome, cidade }: DynamicCode): string {
  if (location.includes('://') || location.length > LONGEST_LOCATION)
    throw new RangeError(`No address of a charge: ${location}`)
  const objects = [
    writeObject('00', '01'),
    writeObject('01', '12'),
    writeObject('26', writeObject('00', PIX) + writeObject('25', location)),
    writeObject('52', '0000'),
    writeObject('53', '986'),
    writeObject('58', 'BR'),
    writeObject('59', printable(nome).slice(0, LONGEST_NAME).trim()),
    writeObject('60', printable(cidade).slice(0, LONGEST_CITY).trim()),
    writeObject('62', writeObject('05', NO_TXID)),
  ]
  // The checksum is of its own id and length too.
  const text = `${objects.join('')}6304`

  return text + crc16(text)
}

const PIX = 'br.gov.bcb.pix'
const LONGEST_LOCATION = 77
const [LONGEST_NAME, LONGEST_CITY] = [25, 15]

/** Banks disagree on how to count what is not ASCII, so accents are folded and the rest left out. */
function printable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .trim()
}
