import { crc16 } from './crc16.ts'
import { writeObject } from './tlv.ts'
import { NO_TXID } from './txid.ts'

/**
 * The payee, as banks show it to the payer. Accents are removed and long text is cut: 25 characters, 15 for the city.
 */
export type Receiver = { nome: string; cidade: string }

/** `location` is the charge's URL from the provider, without `https://`. */
export type DynamicCode = Receiver & { location: string }

/**
 * Returns the BR Code of a single-use charge, for both the QR code and copy and paste (Manual do BR Code and Manual de
 * Padrões para Iniciação do Pix, Banco Central). It has no amount, deadline or txid: banks read them at the provider's
 * URL. Throws RangeError for values that don't fit in a code.
 */
export function writeDynamicCode({ location, nome, cidade }: DynamicCode): string {
  if (location.includes('://') || location.length > MAX_LOCATION)
    throw new RangeError(`Not the URL of a charge: ${location}`)
  const objects = [
    writeObject('00', '01'),
    writeObject('01', '12'),
    writeObject('26', writeObject('00', PIX) + writeObject('25', location)),
    writeObject('52', '0000'),
    writeObject('53', '986'),
    writeObject('58', 'BR'),
    writeObject('59', printable(nome).slice(0, MAX_NAME).trim()),
    writeObject('60', printable(cidade).slice(0, MAX_CITY).trim()),
    writeObject('62', writeObject('05', NO_TXID)),
  ]
  // The checksum includes its own id and length.
  const text = `${objects.join('')}6304`

  return text + crc16(text)
}

const PIX = 'br.gov.bcb.pix'
const MAX_LOCATION = 77
const [MAX_NAME, MAX_CITY] = [25, 15]

/** Banks disagree on how to count non-ASCII characters, so accents are removed and other characters dropped. */
function printable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .trim()
}
