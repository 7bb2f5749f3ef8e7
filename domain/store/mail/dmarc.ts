import { NO_ANSWER, type RecordFinding } from './record-finding.ts'
import { tagsOfRecord } from './record-tags.ts'

/**
 * Judges the DMARC records of a sender's domain (RFC 7489, 6.3 and 6.6.3). `avisos`: the mailbox that gets the reports.
 * Null records: the DNS did not answer.
 */
export function dmarcFinding(records: string[] | null, avisos: string): RecordFinding {
  if (records === null) return NO_ANSWER
  const found = records.filter((record) => /^v=DMARC1\s*(;|$)/i.test(record))
  const [record] = found
  const start = `v=DMARC1; p=none; rua=mailto:${avisos}`
  if (record === undefined)
    return {
      situacao: 'falta',
      explicacao: 'Nenhum registro DMARC: Gmail e Yahoo recusam parte do que lojas escrevem sem ele.',
      valor: start,
    }
  if (found.length > 1)
    return {
      situacao: 'errado',
      explicacao: `Há ${found.length} registros DMARC, e só um pode existir: apague os outros.`,
      valor: null,
    }
  const policy = tagsOfRecord(record).get('p')?.toLowerCase()
  if (policy !== 'none' && policy !== 'quarantine' && policy !== 'reject')
    return {
      situacao: 'errado',
      explicacao: 'O registro não diz o que fazer com mensagens falsas (p=none, quarantine ou reject).',
      valor: start,
    }

  return {
    situacao: 'certo',
    explicacao:
      policy === 'none'
        ? 'O registro DMARC existe. Depois de algumas semanas sem problemas, p=quarantine protege mais.'
        : 'O registro DMARC protege o nome da loja.',
    valor: null,
  }
}

/** Where the DMARC record of a domain may stand: at the domain itself or above it, down to two labels. */
export function dmarcNames(dominio: string): string[] {
  const labels = dominio.split('.')

  return labels.slice(0, -1).map((_, i) => `_dmarc.${labels.slice(i).join('.')}`)
}
