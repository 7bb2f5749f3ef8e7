import { decodeEntities } from './decode-entities.ts'
import { ofxMoment } from './ofx-moment.ts'
import { signedAmount } from './signed-amount.ts'
import { MAX_TEXT, type Statement, type StatementEntry } from './statement.ts'

/**
 * Reads the movements of an OFX file, SGML (1.x) or XML (2.x): in the former, elements with a value need no end tag
 * (OFX 2.3, section 2; 1.6, section 2.3). Reads the tags in their order instead of building a tree, which does for
 * both, and for the files of banks that mix them. Null if the text is no OFX.
 */
export function readOfx(text: string): Statement | null {
  if (!/<OFX>/i.test(text)) return null
  const statement: Statement = { lancamentos: [], problemas: [] }
  const account = new Map<string, string>()
  let open: { line: number; fields: Map<string, string> } | null = null

  for (const { line, tag, value, isEnd } of tagsOf(text)) {
    if (tag === 'STMTTRN') {
      // Some files end a movement only by beginning the next one.
      if (open) add(open)
      open = isEnd ? null : { line, fields: new Map() }
    } else if (isEnd) {
      if (tag === 'BANKTRANLIST' && open) add(open)
      if (tag === 'BANKTRANLIST') open = null
    } else if (open) open.fields.set(tag, value)
    else if (ACCOUNT.includes(tag)) account.set(tag, value)
  }
  if (open) add(open)

  return statement

  function add({ line, fields }: { line: number; fields: ReadonlyMap<string, string> }) {
    const entry = entryOf(line, fields)
    if (typeof entry === 'string') statement.problemas.push({ line, motivo: entry })
    else
      statement.lancamentos.push({
        ...entry,
        conta: ACCOUNT.map((tag) => account.get(tag) ?? '')
          .join(' ')
          .trim(),
      })
  }
}

const ACCOUNT = ['BANKID', 'ACCTID']
const TEXTS = ['MEMO', 'NAME', 'CHECKNUM', 'REFNUM', 'SRVRTID', 'PAYEE']

type Tag = { line: number; tag: string; value: string; isEnd: boolean }

function* tagsOf(text: string): Generator<Tag> {
  const pattern = /<(\/?)([A-Z][A-Z0-9._]*)>(?:<!\[CDATA\[([\s\S]{0,2000}?)\]\]>|([^<\r\n]*))/gi
  let [line, at] = [1, 0]
  for (const match of text.matchAll(pattern)) {
    for (; at < match.index; at++) if (text[at] === '\n') line++
    const [, slash, tag = '', cdata, plain = ''] = match
    yield {
      line,
      tag: tag.toUpperCase(),
      value: (cdata ?? decodeEntities(plain)).trim().slice(0, MAX_TEXT),
      isEnd: slash === '/',
    }
  }
}

function entryOf(line: number, fields: ReadonlyMap<string, string>): StatementEntry | string {
  const field = (tag: string) => fields.get(tag) ?? ''
  const moment = ofxMoment(field('DTPOSTED'))
  const amount = signedAmount(field('TRNAMT'))
  if (!moment) return `Não entendemos a data (DTPOSTED) “${field('DTPOSTED')}”.`
  if (amount === null) return `Não entendemos o valor (TRNAMT) “${field('TRNAMT')}”.`

  return {
    line,
    conta: '',
    idBanco: field('FITID'),
    ...moment,
    // Some banks write what went out without a sign.
    valor: field('TRNTYPE').toUpperCase() === 'DEBIT' ? -Math.abs(amount) : amount,
    textos: TEXTS.map(field).filter((text) => text !== ''),
  }
}
