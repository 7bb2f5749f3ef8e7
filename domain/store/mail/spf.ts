import { NO_ANSWER, type RecordFinding } from './record-finding.ts'

/** Terms that make the receiver ask the DNS again; more than ten make the record invalid (RFC 7208, 4.6.4). */
const ASKING = /^[+?~-]?(include:|a([:/]|$)|mx([:/]|$)|ptr([:/]|$)|exists:)|^redirect=/i

const MAX_ASKING = 10

/**
 * Judges the TXT records of a sender's domain (RFC 7208): there has to be exactly one SPF record, and it has to name
 * the server by `termo`, such as `include:_spf.google.com` or `a:mail.loja.com.br`. Null records: the DNS did not
 * answer.
 */
export function spfFinding(records: string[] | null, termo: string): RecordFinding {
  if (records === null) return NO_ANSWER
  const found = records.filter((record) => /^v=spf1( |$)/i.test(record))
  const [record] = found
  if (record === undefined)
    return {
      situacao: 'falta',
      explicacao: 'Nenhum registro SPF: quem recebe não sabe que este servidor escreve pela loja.',
      valor: `v=spf1 ${termo} ~all`,
    }
  if (found.length > 1)
    return {
      situacao: 'errado',
      explicacao: `Há ${found.length} registros SPF, e só um pode existir: junte-os neste.`,
      valor: withTerm(joined(found), termo),
    }

  return oneFinding(record, termo)
}

function oneFinding(record: string, termo: string): RecordFinding {
  const terms = termsOf(record)
  if (terms.some((term) => /^\+?all$/i.test(term)))
    return {
      situacao: 'errado',
      explicacao: 'O registro deixa qualquer servidor escrever pela loja (“all” sem “~” ou “-”).',
      valor: withTerm(record, termo),
    }
  if (!terms.some((term) => term.replace(/^\+/, '').toLowerCase() === termo.toLowerCase()))
    return {
      situacao: 'errado',
      explicacao: 'O registro SPF não cita o servidor por onde a loja escreve. Troque-o por este.',
      valor: withTerm(record, termo),
    }
  if (terms.filter((term) => ASKING.test(term)).length > MAX_ASKING)
    return {
      situacao: 'errado',
      explicacao: `O registro faz mais de ${MAX_ASKING} consultas, e por isso não vale. Tire o que não usa mais.`,
      valor: null,
    }

  return { situacao: 'certo', explicacao: 'O registro SPF cita o servidor da loja.', valor: null }
}

/** The record with this term before its end, which becomes `~all` unless it already excludes others. */
function withTerm(record: string, termo: string): string {
  const terms = termsOf(record)
  const end = terms.find((term) => /^([~-]all|redirect=.*)$/i.test(term)) ?? '~all'
  const others = terms.filter((term) => term !== end && !/^[+?~-]?all$/i.test(term))
  const known = others.some((term) => term.toLowerCase() === termo.toLowerCase())

  return ['v=spf1', ...others, ...(known ? [] : [termo]), end].join(' ')
}

function joined(records: string[]): string {
  return `v=spf1 ${[...new Set(records.flatMap(termsOf))].join(' ')}`
}

/** The terms after the version. */
function termsOf(record: string): string[] {
  return record.split(/\s+/).slice(1).filter(Boolean)
}
