import { readAmount } from './amount.ts'
import { crc16 } from './crc16.ts'
import { readPixKey } from './pix-key.ts'
import { readObjects } from './tlv.ts'
import { isStaticTxid, NO_TXID } from './txid.ts'

type Common = { nome: string; cidade: string; cep: string | null; singleUse: boolean }

/** `valor` is in centavos; `txid` and `valor` are null if the code leaves them open. */
type Static = Common & {
  tipo: 'estatico'
  chave: string
  valor: number | null
  txid: string | null
  informacao: string | null
}

type Dynamic = Common & { tipo: 'dinamico'; location: string }

/** The first error found in a text that is not a valid Pix code. */
type Problem =
  | 'tamanho'
  | 'estrutura'
  | 'crc'
  | 'formato'
  | 'iniciacao'
  | 'conta'
  | 'categoria'
  | 'moeda'
  | 'valor'
  | 'pais'
  | 'nome'
  | 'cidade'
  | 'cep'
  | 'txid'

export type PixCode = Static | Dynamic | { tipo: 'invalido'; motivo: Problem }

/**
 * Reads a BR Code (QR code, or copy and paste) and validates lengths, order, checksum, and each object that Pix needs
 * (Manual do BR Code and Manual de Padrões para Iniciação do Pix, Banco Central). Ignores the templates of recurring
 * payments and of other arrangements.
 */
export function readPixCode(text: string): PixCode {
  const code = text.trim()
  if (code.length > MAX_LENGTH) return invalid('tamanho')
  const objects = readObjects(code)
  if (!objects) return invalid('estrutura')
  const motivo = problemOf(code, objects)
  if (motivo) return invalid(motivo)
  const common: Common = {
    nome: objects.get('59') ?? '',
    cidade: objects.get('60') ?? '',
    cep: objects.get('61') ?? null,
    singleUse: objects.get('01') === '12',
  }
  const account = pixAccount(objects)
  const txid = readObjects(objects.get('62') ?? '')?.get('05')
  if (!account) return invalid('conta')
  if (!txid) return invalid('txid')
  if (account.has('25')) return dynamicCode(common, account)

  return staticCode(common, account, objects.get('54'), txid)
}

/** Maximum length of a copy and paste code in the standard API. */
const MAX_LENGTH = 512

function invalid(motivo: Problem): PixCode {
  return { tipo: 'invalido', motivo }
}

function problemOf(code: string, objects: ReadonlyMap<string, string>): Problem | undefined {
  const [ids, head, tail] = [[...objects.keys()], code.slice(0, -4), code.slice(-4)]
  if (ids[0] !== '00' || ids.at(-1) !== '63' || !head.endsWith('6304')) return 'estrutura'
  if (crc16(head) !== tail) return 'crc'

  return RULES.find(({ id, pattern }) => !pattern.test(objects.get(id) ?? ''))?.motivo
}

/** The format of each object; objects that may be empty may be missing. */
const RULES: readonly { id: string; pattern: RegExp; motivo: Problem }[] = [
  { id: '00', pattern: /^01$/, motivo: 'formato' },
  { id: '01', pattern: /^(1[12])?$/, motivo: 'iniciacao' },
  { id: '52', pattern: /^\d{4}$/, motivo: 'categoria' },
  { id: '53', pattern: /^986$/, motivo: 'moeda' },
  { id: '58', pattern: /^BR$/, motivo: 'pais' },
  { id: '59', pattern: /^.{1,25}$/, motivo: 'nome' },
  { id: '60', pattern: /^.{1,15}$/, motivo: 'cidade' },
  { id: '61', pattern: /^(\d{8})?$/, motivo: 'cep' },
]

/** Any object from 26 to 51 may be the Pix one: it is the one that names itself so, in any letter case. */
function pixAccount(objects: ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  return [...objects]
    .filter(([id]) => id >= '26' && id <= '51')
    .flatMap(([, template]) => readObjects(template) ?? [])
    .find((account) => account.get('00')?.toLowerCase() === 'br.gov.bcb.pix')
}

/** Amount and txid of a dynamic charge are at its URL: the values in the code are ignored. */
function dynamicCode(common: Common, account: ReadonlyMap<string, string>): PixCode {
  const location = account.get('25') ?? ''
  if (account.has('01') || location.includes('://') || location.length > 77) return invalid('conta')

  return { tipo: 'dinamico', ...common, location }
}

function staticCode(
  common: Common,
  account: ReadonlyMap<string, string>,
  amount: string | undefined,
  txid: string,
): PixCode {
  const key = readPixKey(account.get('01') ?? '')
  const valor = amount === undefined ? null : readAmount(amount)
  if (!key) return invalid('conta')
  if (amount !== undefined && valor === null) return invalid('valor')
  if (txid !== NO_TXID && !isStaticTxid(txid)) return invalid('txid')

  return {
    tipo: 'estatico',
    ...common,
    chave: key.chave,
    valor,
    txid: txid === NO_TXID ? null : txid,
    informacao: account.get('02') ?? null,
  }
}
