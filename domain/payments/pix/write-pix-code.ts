import { writeAmount } from './amount.ts'
import { crc16 } from './crc16.ts'
import { writeObject } from './tlv.ts'
import { isStaticTxid, NO_TXID } from './txid.ts'

/**
 * The payee, as banks show it to the payer. Accents are removed and long text is cut: 25 characters, 15 for the city.
 */
export type Receiver = { nome: string; cidade: string }

/** `location` is the charge's URL from the provider, without `https://`. */
export type DynamicCode = Receiver & { location: string }

/** `chave` is the canonical Pix key (`readPixKey`), `valor` the amount in centavos. */
export type StaticCode = Receiver & { chave: string; valor: number; txid: string }

/**
 * Returns the BR Code of a single-use charge, for both the QR code and copy and paste (Manual do BR Code and Manual de
 * Padrões para Iniciação do Pix, Banco Central). It has no amount, deadline or txid: banks read them at the provider's
 * URL. Throws RangeError for values that don't fit in a code.
 */
export function writeDynamicCode({ location, ...receiver }: DynamicCode): string {
  if (location.includes('://') || location.length > MAX_LOCATION)
    throw new RangeError(`Not the URL of a charge: ${location}`)

  return codeOf([writeObject('01', '12'), account('25', location), ...TRADE, ...payee(receiver)], NO_TXID)
}

/**
 * Returns the static BR Code of a Pix key with amount and txid (same manuals). Any number of people can pay it any
 * number of times, and no bank cancels it. Throws RangeError for values that don't fit in a code.
 */
export function writeStaticCode({ chave, valor, txid, ...receiver }: StaticCode): string {
  if (!isStaticTxid(txid)) throw new RangeError(`Not a txid of a static code: ${txid}`)

  return codeOf(
    [account('01', chave), ...TRADE, writeObject('54', writeAmount(valor)), ...payee(receiver)],
    txid,
  )
}

const PIX = 'br.gov.bcb.pix'
/** No category of trade, and the currency real. */
const TRADE = [writeObject('52', '0000'), writeObject('53', '986')]
const MAX_LOCATION = 77
const [MAX_NAME, MAX_CITY] = [25, 15]

function account(id: '01' | '25', value: string): string {
  return writeObject('26', writeObject('00', PIX) + writeObject(id, value))
}

function payee({ nome, cidade }: Receiver): string[] {
  return [
    writeObject('58', 'BR'),
    writeObject('59', printable(nome).slice(0, MAX_NAME).trim()),
    writeObject('60', printable(cidade).slice(0, MAX_CITY).trim()),
  ]
}

function codeOf(objects: readonly string[], txid: string): string {
  const additional = writeObject('62', writeObject('05', txid))
  // The checksum includes its own id and length.
  const text = `${writeObject('00', '01')}${objects.join('')}${additional}6304`

  return text + crc16(text)
}

/** Banks disagree on how to count non-ASCII characters, so accents are removed and other characters dropped. */
function printable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .trim()
}
