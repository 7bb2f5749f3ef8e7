import { writeAmount } from './amount.ts'
import { crc16 } from './crc16.ts'
import { readPixKey } from './pix-key.ts'
import { writeObject } from './tlv.ts'
import { isStaticTxid, NO_TXID } from './txid.ts'

/** Who is paid, as banks show it to the payer. Accents go, and what is too long is cut: 25 characters, 15 for the city. */
export type Receiver = { nome: string; cidade: string }

/** `valor` in centavos: without it the payer types one. `txid` comes back with the payment. */
export type StaticCode = Receiver & { chave: string; valor?: number; txid?: string; informacao?: string }

/** `location` is the address of the charge that the provider answers with, without `https://`. */
export type DynamicCode = Receiver & { location: string }

/**
 * The BR Code of a payment to a key, both for the QR code and for copy and paste (Manual do BR Code and Manual de Padrões
 * para Iniciação do Pix, Banco Central). Throws RangeError for what no code can hold.
 */
export function writeStaticCode({ chave, valor, txid, informacao, ...receiver }: StaticCode): string {
  const key = readPixKey(chave)
  if (!key) throw new RangeError(`No Pix key: ${chave}`)
  if (txid !== undefined && !isStaticTxid(txid)) throw new RangeError(`No txid of a static code: ${txid}`)
  const account = [
    writeObject('00', PIX),
    writeObject('01', key.chave),
    ...(informacao ? [writeObject('02', printable(informacao))] : []),
  ]

  return finish({ account, receiver, valor, txid })
}

/**
 * The BR Code of a charge, which is paid once. Amount, deadline and txid only its provider knows: banks read them at its
 * address.
 */
export function writeDynamicCode({ location, ...receiver }: DynamicCode): string {
  if (location.includes('://') || location.length > LONGEST_LOCATION)
    throw new RangeError(`No address of a charge: ${location}`)

  return finish({ account: [writeObject('00', PIX), writeObject('25', location)], receiver, once: true })
}

const PIX = 'br.gov.bcb.pix'
const LONGEST_LOCATION = 77
const [LONGEST_NAME, LONGEST_CITY] = [25, 15]

type FinishInput = {
  account: string[]
  receiver: Receiver
  once?: boolean
  valor?: number | undefined
  txid?: string | undefined
}

function finish({ account, receiver, once = false, valor, txid = NO_TXID }: FinishInput): string {
  const objects = [
    writeObject('00', '01'),
    ...(once ? [writeObject('01', '12')] : []),
    writeObject('26', account.join('')),
    writeObject('52', '0000'),
    writeObject('53', '986'),
    ...(valor === undefined ? [] : [writeObject('54', writeAmount(valor))]),
    writeObject('58', 'BR'),
    writeObject('59', printable(receiver.nome).slice(0, LONGEST_NAME).trim()),
    writeObject('60', printable(receiver.cidade).slice(0, LONGEST_CITY).trim()),
    writeObject('62', writeObject('05', txid)),
  ]
  // The checksum is of its own id and length too.
  const text = `${objects.join('')}6304`

  return text + crc16(text)
}

/** Banks disagree on how to count what is not ASCII, so accents are folded and the rest left out. */
function printable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .trim()
}
